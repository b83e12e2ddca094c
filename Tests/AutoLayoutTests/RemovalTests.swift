import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Views that are removed from a laid-out tree, and the constraints that are removed with them.
@MainActor
struct RemovalTests {
  /// Returns a column of views 10 high, each below the previous one, after a first layout.
  private func makeColumn(_ count: Int) -> (root: UIView, views: [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    let views = (0..<count).map { _ in makeView(in: root) }
    for (index, view) in views.enumerated() {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: index == 0 ? root.topAnchor : views[index - 1].bottomAnchor),
      ])
    }
    root.layoutIfNeeded()
    return (root, views)
  }

  @Test("removing a view removes the constraints across its edge, and leaves all others in order")
  func cut() {
    let (root, views) = makeColumn(4)
    // The constraints that mention views[1] from outside: its leading edge, its top, and the top of views[2].
    let kept = root.constraints.filter { constraint in !views[1].constraints.contains { $0 === constraint } }
      .filter { $0.firstItem !== views[1] && $0.secondItem !== views[1] }
    views[1].removeFromSuperview()
    #expect(kept.count == 5)
    #expect(root.constraints.map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
    // Its own width and height stay.
    #expect(views[1].constraints.count == 2)
  }

  @Test("a view that returns before the next layout follows its new constraints")
  func comesBack() {
    let (root, views) = makeColumn(3)
    views[1].removeFromSuperview()
    root.addSubview(views[1])
    NSLayoutConstraint.activate([
      views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 5),
      views[2].topAnchor.constraint(equalTo: views[1].bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 7, y: 15, width: 50, height: 10))
    #expect(views[2].frame == CGRect(x: 0, y: 25, width: 50, height: 10))
  }

  @Test("constraints on a guide, and between views deep inside and outside, are removed with a view")
  func inside() {
    let (root, views) = makeColumn(2)
    let deep = makeView(in: makeView(in: views[1]))
    let guide = UILayoutGuide()
    deep.addLayoutGuide(guide)
    let across = [
      deep.leadingAnchor.constraint(equalTo: views[0].leadingAnchor),
      guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
    ]
    let within = guide.widthAnchor.constraint(equalTo: views[1].widthAnchor)
    NSLayoutConstraint.activate(across + [within])
    root.layoutIfNeeded()
    views[1].removeFromSuperview()
    #expect(across.allSatisfy { !$0.isActive } && within.isActive)
    deep.removeLayoutGuide(guide)
    #expect(!within.isActive)
    // The optimizer releases an array after its last use, and with it the removed view that retains the rest.
    withExtendedLifetime(views) {}
  }

  @Test("removed views and their constraints are not retained")
  func released() {
    let (root, _) = makeColumn(3)
    weak let view = root.subviews[1]
    weak let constraint = root.subviews[1].constraints.first
    #expect(view != nil && constraint != nil)
    view?.removeFromSuperview()
    #expect(view == nil && constraint == nil)
    root.layoutIfNeeded()
    #expect(root.subviews.map(\.frame.height) == [10, 10])
  }

  @Test("a view that outlives its superviews releases the constraints that they held")
  func outlives() {
    let view = makeView()
    weak var first: NSLayoutConstraint?
    for round in 0..<100 {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      parent.addSubview(view)
      let constraint = view.topAnchor.constraint(equalTo: parent.topAnchor)
      constraint.isActive = true
      if round == 0 { first = constraint }
    }
    #expect(first == nil)
    // Only those since the last 16 or fewer were released are still known.
    #expect(view.constraintState.mentions.all.count <= 16)
  }
}
