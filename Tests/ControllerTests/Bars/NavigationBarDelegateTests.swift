import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Apple's documentation of UINavigationBarDelegate: the bar asks before it pushes or pops an item, and tells afterward.
@MainActor
struct NavigationBarDelegateTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var calls: [String] = []
    var allows = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      calls.append("shouldPush \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("didPush \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("shouldPop \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("didPop \(item.title ?? "")")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test("a bar asks its delegate before it changes its items")
  func items() {
    let (bar, delegate) = (UINavigationBar(), Delegate())
    #expect(bar.barPosition == .any)
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "A"), animated: true)
    #expect(bar.topItem?.title == "A" && delegate.calls == ["shouldPush A", "didPush A"])
    delegate.calls = []
    delegate.allows = false
    #expect(bar.popItem(animated: true) == nil && bar.items?.count == 1)
    bar.pushItem(UINavigationItem(title: "B"), animated: true)
    #expect(bar.items?.count == 1 && delegate.calls == ["shouldPop A", "shouldPush B"])
    delegate.allows = true
    #expect(bar.popItem(animated: true)?.title == "A" && bar.items?.isEmpty == true)
    #expect(bar.popItem(animated: true) == nil && bar.barPosition == .topAttached)
  }
}
