import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// auto-layout.md, "Description grammar".
@MainActor
struct ConstraintDescriptionTests {
  private let root = UIView()
  private let a: UIView
  private let b: UIView

  init() {
    (a, b) = (makeView(in: root), makeView(in: root))
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Returns the body of a constraint's description, without its class and address.
  private func body(_ constraint: NSLayoutConstraint) -> String {
    #expect(DescriptionGrammar.accepts(constraint.description), "\(constraint)")
    return String(constraint.description.drop { $0 != " " }.dropFirst().dropLast())
  }

  @Test("sizes and mirrored forms are equations")
  func equations() {
    #expect(body(a.heightAnchor.constraint(equalToConstant: 200)) == "a.height == 200")
    #expect(body(a.heightAnchor.constraint(greaterThanOrEqualToConstant: 0.5)) == "a.height >= 0.5")
    let half = a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: -3)
    #expect(body(half) == "a.width <= 0.5*b.width - 3")
    #expect(body(a.widthAnchor.constraint(equalTo: b.heightAnchor, constant: 3)) == "a.width == b.height + 3")
    #expect(body(a.centerXAnchor.constraint(equalTo: b.centerXAnchor)) == "a.centerX == b.centerX")
    // The first item comes before the second in reading order.
    #expect(body(a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -8)) == "a.trailing == b.leading - 8")
    #expect(
      body(a.lastBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor)) == "a.lastBaseline == b.firstBaseline")
    root.accessibilityIdentifier = "root"
    #expect(body(root.topAnchor.constraint(equalTo: a.topAnchor)) == "root.top == a.top")
    #expect(body(a.bottomAnchor.constraint(equalTo: root.bottomAnchor)) == "a.bottom == root.bottom")
  }

  @Test("constraints in reading order are drawn as visual format")
  func visual() {
    #expect(body(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)) == "H:[a]-(8)-[b](LTR)")
    #expect(body(b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: -8)) == "H:[a]-(-8)-[b]")
    #expect(body(b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor)) == "V:[a]-(>=0)-[b]")
    #expect(body(root.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 4)) == "V:[b]-(4)-|")
    #expect(body(a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)) == "H:|-(20)-[a](LTR)")
    a.semanticContentAttribute = .forceRightToLeft
    #expect(body(a.leadingAnchor.constraint(equalTo: root.leadingAnchor)) == "H:|-(0)-[a](RTL)")
  }

  @Test("an active constraint is marked as such, with the names that it needs; numbers have six digits")
  func active() {
    let top = a.topAnchor.constraint(equalTo: root.topAnchor, constant: 125.0 / 3)
    top.priority = UILayoutPriority(999.5)
    top.identifier = "top"
    top.isActive = true
    #expect(
      body(top)
        == "'top' V:|-(41.6667@999.5)-[a]   (active, names: '|':UIView:\(address(root)), a:UIView:\(address(a)) )")
    let width = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    width.isActive = true
    #expect(body(width) == "a.width == b.width   (active, names: a:UIView:\(address(a)), b:UIView:\(address(b)) )")
    b.accessibilityIdentifier = nil
    let plain = b.widthAnchor.constraint(equalToConstant: 3)
    plain.isActive = true
    #expect(body(plain) == "UIView:\(address(b)).width == 3   (active)")
    #expect(plain.description == "<NSLayoutConstraint:\(address(plain)) UIView:\(address(b)).width == 3   (active)>")
  }

  @Test("a label prints its text after its address, and an application's class its module before its name")
  func names() {
    let label = UILabel()
    label.text = "Hello"
    let width = label.widthAnchor.constraint(equalToConstant: 1)
    #expect(body(width) == "UILabel:\(address(label))'Hello'.width == 1")
    label.text = String(repeating: "ab ", count: 20)
    #expect(body(width) == "UILabel:\(address(label))'ab ab ab ab ab ab ab ab a...'.width == 1")
    final class Own: UIView {}
    final class Constraint: NSLayoutConstraint {}
    let own = Own()
    #expect(body(own.widthAnchor.constraint(equalToConstant: 1)) == "AutoLayoutTests.Own:\(address(own)).width == 1")
    let made = Constraint(
      item: own, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 1)
    #expect(made.description.hasPrefix("<AutoLayoutTests.Constraint:0x"))
    let guide = own.safeAreaLayoutGuide
    #expect(
      body(guide.widthAnchor.constraint(equalToConstant: 1))
        == "UILayoutGuide:\(address(guide))'UIViewSafeAreaLayoutGuide'.width == 1")
  }

  @Test("system spacing prints its name, and along y its class")
  func systemSpacing() {
    let below = b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
    #expect(below.description.hasPrefix("<_UISystemBaselineConstraint:0x"))
    #expect(body(below) == "V:[a]-(NSLayoutAnchorConstraintSpace(8))-[b]")
    let after = b.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 2)
    #expect(after.description.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(body(after) == "H:[a]-(>=NSLayoutAnchorConstraintSpace(16))-[b](LTR)")
    let baseline = b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    #expect(body(baseline) == "b.firstBaseline == a.lastBaseline + NSLayoutAnchorConstraintSpace(8)")
  }

  @Test("anchors and guides print their item")
  func anchors() {
    let anchor = a.leadingAnchor
    #expect(anchor.description == "<NSLayoutXAxisAnchor:\(address(anchor)) \"a.leading\">")
    b.accessibilityIdentifier = ""
    let width = b.widthAnchor
    #expect(width.description == "<NSLayoutDimension:\(address(width)) \"UIView:\(address(b)).width\">")
  }

  @Test("a guide prints its name, its rectangle, and its owner")
  func guideDescription() {
    let guide = UILayoutGuide()
    #expect(
      guide.description
        == "<UILayoutGuide: \(address(guide)) - \"\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>")
    root.frame = CGRect(x: 0, y: 0, width: 100.5, height: 60)
    let margins = root.layoutMarginsGuide
    let text = "\(address(margins)) - \"UIViewLayoutMarginsGuide\", layoutFrame = {{8, 8}, {84.5, 44}}"
    #expect(margins.description == "<UILayoutGuide: \(text), owningView = <UIView: \(address(root))>>")
  }

  @Test("every form of a constraint is in the grammar")
  func everything() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let items: [Any] = [root, a, guide]
    let attributes = (1...20).compactMap(NSLayoutConstraint.Attribute.init)
    var count = 0
    for first in items {
      for second in items {
        for attribute in attributes {
          for other in attributes where attribute.kind == other.kind && attribute.isDirectional == other.isDirectional {
            for relation in [NSLayoutConstraint.Relation.equal, .greaterThanOrEqual] {
              for (multiplier, constant) in [(1, -1e-7), (0.5, 1e9)] as [(CGFloat, CGFloat)] {
                let constraint = NSLayoutConstraint(
                  item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
                  multiplier: multiplier, constant: constant)
                constraint.priority = multiplier == 1 ? .required : .defaultLow
                if !DescriptionGrammar.accepts(constraint.description) { Issue.record("\(constraint)") }
                count += 1
              }
            }
          }
        }
      }
    }
    #expect(count > 1_000)
  }
}
