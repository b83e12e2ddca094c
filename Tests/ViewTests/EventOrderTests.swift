import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The order of calls in uikit-recorded.md, "Events".
@MainActor
struct EventOrderTests {
  private final class Log { var calls: [String] = [] }

  private final class Witness: UIView {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { return nil }
    private func note(_ call: String) { log.calls.append("\(name).\(call)") }
    override func updateConstraints() {
      note("update")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      note("layout")
      super.layoutSubviews()
    }
    override func willMove(toSuperview newSuperview: UIView?) { note("willMove superview \(newSuperview == nil)") }
    override func didMoveToSuperview() { note("didMove superview \(superview == nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { note("willMove window \(newWindow == nil)") }
    override func didMoveToWindow() { note("didMove window \(window == nil)") }
    override func layoutMarginsDidChange() { note("margins") }
    override func safeAreaInsetsDidChange() { note("safe area") }
  }

  private final class Controller: UIViewController {
    let root: Witness
    init(_ log: Log) {
      root = Witness("root", log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
    override func loadView() { view = root }
    override func updateViewConstraints() {
      root.log.calls.append("vc.updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { root.log.calls.append("vc.willLayout") }
    override func viewDidLayoutSubviews() { root.log.calls.append("vc.didLayout") }
  }

  /// Returns a view in a window, and an empty log of its calls.
  private func shownView() -> (log: Log, view: Witness, window: UIWindow) {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Witness("view", log)
    window.addSubview(view)
    log.calls = []
    return (log, view, window)
  }

  @Test("a removed view is notified of its superview first and last, and of its window in between")
  func removal() {
    let (log, view, window) = shownView()
    view.removeFromSuperview()
    #expect(window.subviews.isEmpty)
    #expect(
      log.calls == [
        "view.willMove superview true", "view.willMove window true", "view.didMove window true",
        "view.didMove superview true",
      ])
  }

  @Test("a new safe area changes the margins first")
  func safeArea() {
    let (log, view, window) = shownView()
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(log.calls == ["view.margins", "view.safe area"])
    // Margins that exclude the safe area do not change with it.
    view.insetsLayoutMarginsFromSafeArea = false
    log.calls = []
    window.deviceSafeAreaInsets.top = 30
    #expect(log.calls == ["view.safe area"])
  }

  @Test("a subview that needs its constraints updated causes its controller to update and lay out the root")
  func constraintUpdate() {
    let log = Log()
    let controller = Controller(log)
    let child = Witness("child", log)
    controller.root.addSubview(child)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    log.calls = []
    child.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    // The child's own layout is not in the recording.
    let calls = log.calls.filter { $0 != "child.layout" }
    #expect(
      calls == [
        "child.update", "vc.updateViewConstraints", "root.update", "vc.willLayout", "root.layout", "vc.didLayout",
      ])
  }

  @Test("a subview's new size lays out its superview, too, and a new position does not")
  func resize() {
    let log = Log()
    let (outer, inner) = (Witness("outer", log), Witness("inner", log))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    log.calls = []
    inner.frame.size = CGSize(width: 50, height: 50)
    outer.layoutIfNeeded()
    let layouts = log.calls.filter { $0.hasSuffix("layout") }
    #expect(layouts == ["outer.layout", "inner.layout"])
    log.calls = []
    inner.frame.origin.x = 7
    outer.layoutIfNeeded()
    #expect(log.calls.isEmpty)
  }

  @Test("a view that resizes its subviews during its layout is laid out once")
  func placing() {
    final class Row: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        subviews[0].frame.size.width = bounds.width / 2
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    row.addSubview(UIView())
    row.layoutIfNeeded()
    row.frame.size.width = 200
    row.layoutIfNeeded()
    #expect(row.count == 2 && row.subviews[0].frame.width == 100)
  }
}
