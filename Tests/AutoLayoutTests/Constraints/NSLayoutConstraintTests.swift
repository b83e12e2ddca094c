import Foundation
import Testing
import ViewSupport

@testable import UIKit

@MainActor
struct NSLayoutConstraintTests {
  @Test("attributes, relations, and axes have Apple's raw values")
  func rawValues() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Relation.equal.rawValue == 0)
    #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
    #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
    let priorities: [UILayoutPriority] = [
      .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut, .dragThatCanResizeScene,
      .defaultHigh, .required,
    ]
    let rawPriorities: [Float] = [50, 250, 490, 500, 510, 750, 1000]
    #expect(priorities.map(\.rawValue) == rawPriorities)
  }

  @Test("the long initializer and the anchors create the same constraint")
  func forms() {
    let parent = UIView()
    let child = makeView(in: parent)
    let long = NSLayoutConstraint(
      item: child, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: parent, attribute: .trailing,
      multiplier: 0.5, constant: 8)
    #expect(long.firstItem === child && long.secondItem === parent)
    #expect(long.firstAttribute == .leading && long.secondAttribute == .trailing)
    #expect(long.relation == .greaterThanOrEqual && long.multiplier == 0.5 && long.constant == 8)
    #expect(long.priority == .required && !long.isActive && long.identifier == nil)
    let short = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8)
    #expect(short.firstItem === child && short.secondItem === parent && short.constant == 8)
    let size = child.widthAnchor.constraint(equalToConstant: 40)
    #expect(size.secondItem == nil && size.secondAttribute == .notAnAttribute && size.constant == 40)
    #expect(child.leadingAnchor == child.leadingAnchor)
    #expect(child.leadingAnchor.item === child && child.leadingAnchor.name == "leading")
    #expect(long.firstAnchor == child.leadingAnchor && long.firstAnchor != child.trailingAnchor)
  }

  @Test("the nearest common ancestor holds an active constraint, in order of activation")
  func holder() {
    let root = UIView()
    let (left, right) = (makeView(in: root), makeView(in: root))
    let leaf = makeView(in: left)
    let across = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    let down = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let own = leaf.widthAnchor.constraint(equalToConstant: 1)
    let second = right.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([across, down, own, second])
    #expect(root.constraints == [across, second])
    #expect(left.constraints == [down])
    #expect(leaf.constraints == [own])
    NSLayoutConstraint.deactivate([across])
    #expect(root.constraints == [second] && !across.isActive)
    across.isActive = true
    #expect(root.constraints == [second, across])
    root.removeConstraint(second)
    #expect(!second.isActive)
  }

  @Test("removing a view removes the constraints that cross its edge and keeps those inside")
  func cut() {
    let root = UIView()
    let (view, other) = (makeView(in: root), makeView(in: root))
    let inner = makeView(in: view)
    let crossing = inner.topAnchor.constraint(equalTo: other.topAnchor)
    let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
    let elsewhere = other.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([crossing, inside, elsewhere])
    view.removeFromSuperview()
    #expect(!crossing.isActive && inside.isActive && elsewhere.isActive)
  }

  @Test("an inactive constraint does not retain its views")
  func weakItems() {
    var view: UIView? = UIView()
    let constraint = view?.widthAnchor.constraint(equalToConstant: 1)
    view = nil
    #expect(constraint?.firstItem == nil)
  }

  @Test("a subclass can be created with the long initializer")
  func subclass() {
    final class Named: NSLayoutConstraint {
      var label: String?
    }
    let view = UIView()
    let constraint = Named(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 3)
    constraint.label = "width"
    constraint.isActive = true
    #expect(view.constraints.first as? Named === constraint)
  }
}

/// Each trap of auto-layout.md, "What is laid out", in a separate process.
struct ConstraintTrapTests {
  @Test("views in different trees cannot be constrained")
  func noCommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true }
    }
    expect(result, says: "because they have no common ancestor.  Does the constraint or its anchors reference items")
  }

  @Test("a location equal to a constant is illegal")
  func locationAlone() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 3)
      }
    }
    expect(result, says: "Location attributes must be specified in pairs.")
  }

  @Test("a width cannot be compared with an edge")
  func pairing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0)
      }
    }
    expect(result, says: "Invalid pairing of layout attributes.")
  }

  @Test("leading cannot be compared with left")
  func leadingAndLeft() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
      }
    }
    expect(result, says: "Use leading/trailing for both or neither.")
  }

  @Test("an active constraint cannot change from required to optional")
  func priorities() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        let view = UIView()
        let other = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = .defaultLow
        other.isActive = true
        other.priority = .defaultHigh
      }
    }
    expect(result, says: "You passed priority 750 and the existing priority was 1000.")
  }

  @Test("non-finite numbers are rejected")
  func finite() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001) }
    }
  }

  private func expect(_ result: ExitTest.Result?, says text: String) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains(text))
  }
}
