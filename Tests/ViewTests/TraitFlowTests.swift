import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Traits propagate from the application and the screen down every tree. Tests that change them for the whole process
/// run in a process of their own.
@MainActor
struct TraitFlowTests {
  private final class Witness: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  @Test("the simulated screen is 375 by 812 points at 3 pixels per point")
  func screen() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(UIScreen.main.scale == 3)
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIView().traitCollection.preferredContentSizeCategory == .large)
  }

  @Test("a view inherits the traits of the tree that it joins, and is notified if they differ")
  func joining() {
    let (root, witness) = (UIView(), Witness())
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    root.addSubview(witness)
    #expect(witness.traitCollection.displayScale == 2)
    let previousScales = witness.previous.map { $0?.displayScale }
    #expect(previousScales == [3])
    witness.removeFromSuperview()
    #expect(witness.traitCollection.displayScale == 3 && witness.previous.count == 2)
    UIView().addSubview(witness)
    #expect(witness.previous.count == 2)
  }

  /// Records the current category whenever traits have changed.
  private final class Listener: UIView {
    var heard: [UIContentSizeCategory] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard.append(UITraitCollection.current.preferredContentSizeCategory)
    }
  }

  @Test("each view is notified of changed traits while its own are current, even between views with others")
  func currentTraits() {
    let root = Listener()
    let views = (0..<4).map { _ in Listener() }
    let inner = views.map { outer in
      root.addSubview(outer)
      let inner = Listener()
      outer.addSubview(inner)
      return inner
    }
    views[1].maximumContentSizeCategory = .small
    inner[2].overrideTraits(with: UITraitCollection(preferredContentSizeCategory: .medium))
    for view in [root] + views + inner { view.heard = [] }
    root.overrideTraits(with: UITraitCollection(preferredContentSizeCategory: .extraLarge))
    #expect(root.heard == [.extraLarge])
    // The view limited to small was small before, and the one that specifies medium was medium.
    #expect(views.map(\.heard) == [[.extraLarge], [], [.extraLarge], [.extraLarge]])
    #expect(inner.map(\.heard) == [[.extraLarge], [], [], [.extraLarge]])
    views[1].maximumContentSizeCategory = nil
    #expect(views[1].heard == [.extraLarge] && inner[1].heard == [.extraLarge])
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    let last = inner.map { $0.heard.last }
    #expect(last == [.large, .large, .medium, .large])
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test("an inner override applies to the traits that it specifies")
  func overrides() {
    let (root, inner) = (UIView(), UIView())
    root.addSubview(inner)
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    inner.overrideTraits(with: UITraitCollection(preferredContentSizeCategory: .small))
    #expect(inner.traitCollection.displayScale == 2)
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    #expect(root.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test("a new category reaches every window and is then posted once; setting the same one again changes nothing")
  func category() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let witness = Witness()
        window.addSubview(witness)
        var seen: [(String?, Int)] = []
        let token = NotificationCenter.default.addObserver(
          forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
          let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
          MainActor.assumeIsolated { seen.append((value?.rawValue, witness.previous.count)) }
        }
        for category in [UIContentSizeCategory.accessibilityLarge, .accessibilityLarge, .unspecified] {
          UIApplication.shared.preferredContentSizeCategory = category
        }
        #expect(seen.map(\.0) == [UIContentSizeCategory.accessibilityLarge.rawValue] && seen.map(\.1) == [1])
        #expect(witness.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(UITraitCollection.current.preferredContentSizeCategory == .accessibilityLarge)
        NotificationCenter.default.removeObserver(token)
      }
    }
  }

  @Test("a new scale and a new direction cause layout")
  func scaleAndDirection() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = makeView(in: window)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 0.4),
          view.widthAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        // 1.2 pixels at 3x; 0.8 at 2x.
        let pixel: CGFloat = 1 / 3
        #expect(view.frame.minX == pixel)
        UIScreen.main.scale = 2
        window.layoutIfNeeded()
        #expect(view.frame.minX == 0.5)
        UIApplication.shared.userInterfaceLayoutDirection = .rightToLeft
        window.layoutIfNeeded()
        // 100 - 0.4 is 199.2 pixels.
        #expect(view.frame.maxX == 99.5)
      }
    }
  }

  /// Calls a closure when its traits change.
  private final class Actor: UIView {
    var act: () -> Void = {}
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { act() }
  }

  @Test("a tree outside windows is notified once of a new text size, even if one of its views has changed")
  func trees() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let actor = Actor()
        window.addSubview(actor)
        // The follower is the only one in its tree, and is changed by an observer that is notified first.
        let (root, witness, follower) = (Witness(), Witness(), UILabel())
        root.addSubview(witness)
        root.addSubview(follower)
        follower.adjustsFontForContentSizeCategory = true
        follower.font = .preferredFont(forTextStyle: .body)
        actor.act = { follower.overrideTraits(with: UITraitCollection(userInterfaceStyle: .dark)) }
        for (count, category) in [UIContentSizeCategory.extraLarge, .small].enumerated() {
          UIApplication.shared.preferredContentSizeCategory = category
          #expect(root.previous.count == count + 1 && witness.previous.count == count + 1)
          #expect(follower.font == .preferredFont(forTextStyle: .body))
        }
        // There is no follower in a tree that its only follower has left.
        follower.removeFromSuperview()
        UIApplication.shared.preferredContentSizeCategory = .large
        #expect(root.previous.count == 2)
      }
    }
  }

  @Test("a controller's view fills the window and lays out between its controller's calls")
  func controller() {
    final class Controller: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("loaded") }
      override func viewWillLayoutSubviews() { calls.append("will") }
      override func viewDidLayoutSubviews() { calls.append("did") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds && controller.view.window === window)
    #expect(controller.calls == ["loaded", "will", "did"])
    window.frame.size.height = 300
    #expect(controller.view.frame.height == 300)
  }
}
