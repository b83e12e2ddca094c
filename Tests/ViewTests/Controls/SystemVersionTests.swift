import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// The sizes of controls in each version of iOS (uikit-recorded.md, "Versions of iOS"). Tests that change the version of
/// the process run in a process of their own.
@MainActor
struct SystemVersionTests {
  /// Returns a view of 414 points in a version of iOS, with a control whose trailing edge is 20 points from the view's.
  private func makeView(_ version: SystemVersion, with control: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 300))
    root.traitOverrides[SystemVersion.self] = version
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    NSLayoutConstraint.activate([
      root.trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: 20),
      control.topAnchor.constraint(equalTo: root.topAnchor, constant: 74),
    ])
    root.layoutIfNeeded()
    return root
  }

  /// Recorded by Xcode 26 in 01415.xml: a switch of (333, 74; 63, 28) in a view of 414.
  @Test("two views in one process have switches of different versions of iOS (IB, 58 and 170 views)")
  func switches() {
    let (new, old) = (UISwitch(), UISwitch())
    let roots = [makeView(.iOS26, with: new), makeView(.iOS18, with: old)]
    #expect(new.frame == CGRect(x: 333, y: 74, width: 63, height: 28))
    #expect(old.frame == CGRect(x: 345, y: 74, width: 51, height: 31))
    #expect(new.intrinsicContentSize == CGSize(width: 61, height: 28))
    #expect(new.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
    #expect(roots.map { $0.traitCollection[SystemVersion.self] } == [.iOS26, .iOS18])
  }

  @Test("another version lays views out anew, with constraints, in stack views, and without constraints")
  func change() {
    let (pinned, arranged, placed) = (UISwitch(), UISwitch(), UISwitch(frame: CGRect(x: 5, y: 6, width: 0, height: 0)))
    let root = makeView(.iOS18, with: pinned)
    let row = UIStackView(arrangedSubviews: [UIView(), arranged])
    row.alignment = .center
    row.frame = CGRect(x: 0, y: 200, width: 300, height: 40)
    root.addSubview(row)
    root.addSubview(placed)
    root.layoutIfNeeded()
    // The alignment rectangle of 49 points ends at 300, and the frame 2 points after it.
    #expect(arranged.frame.minX == 251 && arranged.frame.size == CGSize(width: 51, height: 31))
    root.traitOverrides[SystemVersion.self] = .iOS26
    root.layoutIfNeeded()
    #expect(pinned.frame == CGRect(x: 333, y: 74, width: 63, height: 28))
    #expect(arranged.frame == CGRect(x: 239, y: 6, width: 63, height: 28))
    #expect(placed.frame == CGRect(x: 5, y: 6, width: 63, height: 28))
    root.traitOverrides[SystemVersion.self] = nil
    root.layoutIfNeeded()
    #expect(pinned.frame == CGRect(x: 345, y: 74, width: 51, height: 31))
  }

  @Test("a slider is 34 points high on iOS 26 (IB, 8 views), and its frame is its alignment rectangle (IB, 2 views)")
  func sliders() {
    let slider = UISlider()
    let root = makeView(.iOS26, with: slider)
    slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    root.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: 16, y: 74, width: 378, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 34))
    root.traitOverrides[SystemVersion.self] = .iOS18
    root.layoutIfNeeded()
    // uikit-recorded.md, "Sizes and alignment insets": 2 points on either side and 1 at the bottom.
    #expect(slider.frame == CGRect(x: 14, y: 74, width: 382, height: 31))
  }

  @Test("search bars and navigation bars are 64 and 54 points high on iOS 26 (IB: 01417.xml, 01394.xml)")
  func bars() {
    let bars: [(UIView, CGFloat, CGFloat)] = [(UISearchBar(), 64, 56), (UINavigationBar(), 54, 44)]
    for (bar, new, old) in bars {
      #expect(bar.intrinsicContentSize.height == old)
      let root = makeView(.iOS26, with: bar)
      #expect(bar.frame.height == new && bar.superview === root)
      #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: new))
    }
  }

  /// Recorded by Xcode 26 in 01414.xml: a navigation bar of 106 points with a large title.
  @Test("the version of the process can be set, and is that of the device")
  func process() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        #expect(SystemVersion.current == .iOS18 && UIDevice.current.systemVersion == "18.0")
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let view = UISwitch()
        page.view.addSubview(view)
        window.layoutIfNeeded()
        #expect(page.view.safeAreaInsets.top == 44 && view.frame.size == CGSize(width: 51, height: 31))
        SystemVersion.current = .iOS26
        window.layoutIfNeeded()
        #expect(UIDevice.current.systemVersion == "26.0")
        #expect(page.view.safeAreaInsets.top == 54 && view.frame.size == CGSize(width: 63, height: 28))
        navigation.navigationBar.prefersLargeTitles = true
        #expect(navigation.navigationBar.frame.height == 106)
        #expect(UISwitch().frame.size == CGSize(width: 63, height: 28))
      }
    }
  }
}
