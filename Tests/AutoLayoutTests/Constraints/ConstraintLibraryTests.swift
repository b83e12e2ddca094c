import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Behavior that layout libraries rely on, each in its own way: subclasses of constraints, which view holds a
/// constraint after each step, what its items are, and when its properties can change.
@MainActor
struct ConstraintLibraryTests {
  /// A constraint with a property of its library.
  final class Marked: NSLayoutConstraint {
    weak var owner: UIView?
    var label: String? {
      get { identifier }
      set { identifier = newValue }
    }
  }

  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func marked(in view: UIView) -> [Marked] { view.constraints.compactMap { $0 as? Marked }.filter(\.isActive) }

  private func make(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute? = nil, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) -> Marked {
    let made = Marked(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute ?? (other == nil ? .notAnAttribute : attribute), multiplier: multiplier,
      constant: constant)
    made.owner = view
    return made
  }

  private static let edges: [NSLayoutConstraint.Attribute] = [.top, .left, .bottom, .right]

  // A maker that makes, updates, remakes, and removes constraints.

  @Test("made, updated, remade, and removed constraints are counted in the view that holds them")
  func maker() {
    let (a, b) = (makeView(in: container), makeView(in: container))
    let first = [make(a, .top, b, plus: 50), make(a, .left, b, .top, plus: 50)]
    NSLayoutConstraint.activate(first)
    #expect(marked(in: container).count == 2 && a.constraints.isEmpty && b.constraints.isEmpty)
    NSLayoutConstraint.activate(Self.edges.map { make(b, $0, a) })
    #expect(marked(in: container).count == 6)
    // An update finds the constraint by its items and attributes.
    let wanted = make(a, .top, b, plus: 15)
    let found = marked(in: container).first { known in
      known.firstItem === wanted.firstItem && known.secondItem === wanted.secondItem
        && known.firstAttribute == wanted.firstAttribute && known.secondAttribute == wanted.secondAttribute
        && known.relation == wanted.relation && known.priority == wanted.priority
        && known.multiplier == wanted.multiplier
    }
    #expect(found === first[0])
    found?.constant = wanted.constant
    #expect(first[0].constant == 15 && marked(in: container).count == 6)
    NSLayoutConstraint.deactivate(marked(in: container).filter { $0.owner === a })
    #expect(marked(in: container).count == 4 && !first[0].isActive && !first[1].isActive)
    NSLayoutConstraint.deactivate(marked(in: container))
    #expect(container.constraints.isEmpty)
    NSLayoutConstraint.activate(first)
    #expect(container.constraints == first)
  }

  @Test("an x coordinate can be constrained to a y coordinate")
  func crossed() {
    let (a, b) = (makeView(in: container), makeView(in: container))
    NSLayoutConstraint.activate([
      make(b, .top, container, plus: 30), make(b, .left, container, plus: 7), make(b, .width, nil, plus: 10),
      make(b, .height, nil, plus: 10), make(a, .left, b, .top, plus: 50), make(a, .top, b, .bottom),
      make(a, .width, nil, plus: 5), make(a, .height, a, .width, times: 2),
    ])
    container.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 80, y: 40, width: 5, height: 10))
  }

  @Test("the view holds sizes, and the superview holds edges; an array is activated and deactivated as a whole")
  func sizes() {
    let view = makeView(in: container)
    let size = [make(view, .width, nil, plus: 50), make(view, .height, nil, plus: 50)]
    let position = [make(view, .left, container), make(view, .top, container)]
    NSLayoutConstraint.activate(size + position)
    #expect(marked(in: view) == size && marked(in: container) == position)
    #expect(marked(in: view).map(\.firstAttribute) == [.width, .height])
    #expect(marked(in: view).allSatisfy { $0.secondItem == nil && $0.secondAttribute == .notAnAttribute })
    NSLayoutConstraint.deactivate(size + position)
    #expect(view.constraints.isEmpty && container.constraints.isEmpty)
    NSLayoutConstraint.deactivate(size + position)
    NSLayoutConstraint.activate([])
    size[0].isActive = true
    size[0].isActive = true
    #expect(view.constraints.count == 1)
    size[0].isActive = false
    #expect(view.constraints.isEmpty)
  }

  @Test("edges and margins can be paired, with insets as constants in order")
  func edgesAndMargins() {
    let view = makeView(in: container)
    let constants: [CGFloat] = [25, 25, -25, -25]
    let margins: [NSLayoutConstraint.Attribute] = [.topMargin, .leftMargin, .bottomMargin, .rightMargin]
    let made = zip(Self.edges, zip(margins, constants)).map { make(view, $0, container, $1.0, plus: $1.1) }
    NSLayoutConstraint.activate(made)
    #expect(container.constraints.map(\.constant) == constants)
    #expect(container.constraints.map(\.firstAttribute) == Self.edges)
    #expect(container.constraints.map(\.secondAttribute) == margins)
    container.layoutIfNeeded()
    // Margins of 8.
    #expect(view.frame == CGRect(x: 33, y: 33, width: 234, height: 234))
    NSLayoutConstraint.deactivate(made)
    NSLayoutConstraint.activate(zip(margins, Self.edges).map { make(view, $0, container, $1) })
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -8, y: -8, width: 316, height: 316))
  }

  @Test("labels, priorities, and constants can be changed like a library does")
  func properties() {
    let view = makeView(in: container)
    let constraint = make(view, .left, container, plus: 1)
    constraint.label = "Test"
    constraint.priority = .defaultLow + 1
    #expect(constraint.identifier == "Test" && constraint.priority.rawValue == 251)
    constraint.isActive = true
    constraint.priority += 4
    #expect(constraint.priority == UILayoutPriority(255) && constraint.isActive)
    constraint.priority -= 5
    #expect(constraint.priority == .defaultLow && UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultHigh - UILayoutPriority.defaultLow == 500)
    #expect(1 + UILayoutPriority.defaultLow > UILayoutPriority.defaultLow)
    constraint.identifier = nil
    constraint.constant = 9
    constraint.shouldBeArchived = true
    container.layoutIfNeeded()
    #expect(view.frame.minX == 9 && container.constraints == [constraint] && constraint.identifier == nil)
    let alone = make(view, .width, nil, times: 3, plus: 4)
    #expect(alone.multiplier == 3 && alone.constant == 4)
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
  }

  // Proxies that find the common superview themselves.

  @Test("the nearest common ancestor holds a constraint, and no other view lists it")
  func ancestors() {
    let (grandparent, parentA, parentB) = (UIView(), UIView(), UIView())
    grandparent.addSubview(parentA)
    grandparent.addSubview(parentB)
    let (childA, childB, sibling) = (makeView(in: parentA), makeView(in: parentB), makeView(in: parentA))
    let all = [grandparent, parentA, parentB, childA, childB, sibling]
    let cases: [(UIView, UIView, UIView)] = [
      (childA, childA, childA), (parentA, childA, parentA), (childA, parentA, parentA),
      (grandparent, childA, grandparent), (childA, grandparent, grandparent), (childA, sibling, parentA),
      (childA, childB, grandparent), (childA, parentB, grandparent), (parentA, parentB, grandparent),
      (parentB, childA, grandparent),
    ]
    for (first, second, holder) in cases {
      let constraint = make(first, .width, second, plus: 1)
      constraint.isActive = true
      let holders = all.filter { !$0.constraints.isEmpty }
      #expect(holders == [holder])
      #expect(holder.constraints == [constraint] && constraint.isActive)
      constraint.isActive = false
      #expect(all.allSatisfy { $0.constraints.isEmpty })
      // Held by a more distant superview, as in old code.
      grandparent.addConstraint(constraint)
      #expect(grandparent.constraints == [constraint] && constraint.isActive)
      constraint.isActive = true
      #expect(grandparent.constraints == [constraint])
      grandparent.removeConstraint(constraint)
      #expect(!constraint.isActive && all.allSatisfy { $0.constraints.isEmpty })
    }
  }

  @Test("adding a constraint to another view moves it there; removing it from the wrong view does nothing")
  func moves() {
    let inner = makeView(in: container)
    let view = makeView(in: inner)
    let constraint = make(view, .width, nil, plus: 3)
    view.addConstraint(constraint)
    view.addConstraint(constraint)
    #expect(view.constraints == [constraint])
    container.addConstraints([constraint])
    #expect(view.constraints.isEmpty && container.constraints == [constraint])
    inner.removeConstraint(constraint)
    inner.removeConstraints([constraint])
    #expect(constraint.isActive && container.constraints == [constraint])
    container.removeConstraints(container.constraints)
    #expect(container.constraints.isEmpty && !constraint.isActive)
  }

  // A library that stores constraints by their items and attributes.

  @Test("constraints are found in their superview, and can be changed there")
  func search() {
    let (a, b) = (makeView(in: container), makeView(in: container))
    func find(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
      let own = view.constraints.first { $0.firstItem as? UIView == view && $0.firstAttribute == attribute }
      return own
        ?? view.superview?.constraints.first { constraint in
          (constraint.firstItem as? UIView) == view && constraint.firstAttribute == attribute
            || (constraint.secondItem as? UIView) == view && constraint.secondAttribute == attribute
        }
    }
    NSLayoutConstraint.activate([
      make(a, .left, container, plus: 10), make(b, .left, a, .right, plus: 5), make(a, .width, nil, plus: 20),
    ])
    #expect(find(a, .width)?.constant == 20 && find(a, .left)?.constant == 10)
    #expect(find(a, .right)?.firstItem === b && find(b, .width) == nil)
    find(a, .width)?.constant = 40
    container.layoutIfNeeded()
    #expect(b.frame.minX == 55)
  }

  @Test("a replacement is activated after the old constraint is removed, in one step")
  func replaces() {
    let view = makeView(in: container)
    var known: [NSLayoutConstraint.Attribute: NSLayoutConstraint] = [:]
    let reports = conflictReports {
      for width in [10, 20, 30] as [CGFloat] {
        let new = make(view, .width, nil, plus: width)
        NSLayoutConstraint.deactivate(known.values.filter { $0.firstAttribute == .width })
        NSLayoutConstraint.activate([new])
        known[.width] = new
        container.layoutIfNeeded()
        #expect(view.constraints == [new] && view.frame.width == width)
      }
    }
    #expect(reports.isEmpty)
  }

  // Anchors behind protocols and operators.

  @Test("anchors create constraints with a priority before they are activated, in a batch")
  func anchors() {
    let view = makeView(in: container)
    var batch: [NSLayoutConstraint] = []
    func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority = .required) {
      (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
      constraint.priority = priority
      batch.append(constraint)
    }
    add(view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 4))
    add(view.topAnchor.constraint(equalTo: container.topAnchor), .defaultHigh)
    add(view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5, constant: 2), .required - 1)
    add(view.heightAnchor.constraint(greaterThanOrEqualToConstant: 11))
    add(view.heightAnchor.constraint(equalToConstant: 5), .fittingSizeLevel)
    #expect(container.constraints.isEmpty && view.constraints.isEmpty && batch.allSatisfy { !$0.isActive })
    NSLayoutConstraint.activate(batch)
    #expect(container.constraints == Array(batch.prefix(3)) && view.constraints == Array(batch.suffix(2)))
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 4, y: 0, width: 152, height: 11))
    #expect(batch.map(\.priority.rawValue) == [1000, 750, 999, 1000, 50])
    #expect(batch[2].firstAnchor == view.widthAnchor && batch[4].secondAnchor == nil)
  }

  @Test("views and guides can conform to the same protocol of a library")
  func constrainable() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let view = makeView(in: container)
    let items: [any Constrainable] = [container, guide, container.safeAreaLayoutGuide, container.layoutMarginsGuide]
    for item in items {
      let made = [
        view.topAnchor.constraint(equalTo: item.topAnchor), view.bottomAnchor.constraint(equalTo: item.bottomAnchor),
        view.centerXAnchor.constraint(equalTo: item.centerXAnchor),
        view.widthAnchor.constraint(lessThanOrEqualTo: item.widthAnchor),
      ]
      NSLayoutConstraint.activate(made)
      #expect(container.constraints == made && made.allSatisfy { $0.secondItem === item as AnyObject })
      NSLayoutConstraint.deactivate(made)
    }
  }

  // Guides as items.

  @Test("a guide's constraints are held by its owner, and are removed with the guide")
  func guides() {
    let (guide, view) = (UILayoutGuide(), makeView(in: container))
    guide.identifier = "guide"
    container.addLayoutGuide(guide)
    #expect(container.layoutGuides.contains(guide) && guide.owningView === container)
    let own = guide.widthAnchor.constraint(equalToConstant: 10)
    let across = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: guide, attribute: .trailing, multiplier: 1,
      constant: 2)
    let safe = guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([own, across, safe])
    #expect(container.constraints == [own, across, safe] && view.constraints.isEmpty)
    #expect(
      own.firstItem as? UILayoutGuide === guide && across.secondItem === guide && across.firstItem as? UIView == view)
    #expect(safe.secondItem === view.safeAreaLayoutGuide)
    let inside = view.heightAnchor.constraint(equalTo: view.layoutMarginsGuide.heightAnchor)
    inside.isActive = true
    #expect(view.constraints == [inside])
    container.removeLayoutGuide(guide)
    #expect(container.constraints.isEmpty && guide.owningView == nil && !own.isActive && inside.isActive)
    let other = UIView()
    other.addLayoutGuide(guide)
    own.isActive = true
    #expect(other.constraints == [own])
    guide.owningView = container
    #expect(other.constraints.isEmpty && other.layoutGuides.isEmpty && guide.owningView === container)
  }

  @Test("a layout guide for a view controller's bars is an item, too")
  func layoutSupport() {
    final class Bar: UILayoutGuide, UILayoutSupport {
      var length: CGFloat { layoutFrame.height }
    }
    let bar = Bar()
    container.addLayoutGuide(bar)
    let support: any UILayoutSupport = bar
    let view = makeView(in: container)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: container.topAnchor), support.heightAnchor.constraint(equalToConstant: 20),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: support, attribute: .bottom, multiplier: 1, constant: 3),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.minY == 23 && support.length == 20)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[bar]-[view]", metrics: nil, views: ["bar": support, "view": view])
    #expect(made.first?.secondItem === bar)
  }

  // Views that come and go.

  @Test("views that leave remove their constraints, which can be activated again")
  func leaving() {
    let view = makeView(in: container)
    let inner = makeView(in: view)
    let crossing = [make(view, .left, container), make(inner, .top, container), make(inner, .left, view, .left)]
    let own = make(inner, .width, nil, plus: 2)
    NSLayoutConstraint.activate(crossing + [own])
    #expect(container.constraints == Array(crossing.prefix(2)) && view.constraints == [crossing[2]])
    view.removeFromSuperview()
    #expect(container.constraints.isEmpty && view.constraints == [crossing[2]] && inner.constraints == [own])
    #expect(crossing.map(\.isActive) == [false, false, true])
    container.addSubview(view)
    #expect(container.constraints.isEmpty)
    NSLayoutConstraint.activate(crossing)
    #expect(container.constraints == Array(crossing.prefix(2)))
    let other = UIView()
    other.addSubview(view)
    #expect(container.constraints.isEmpty && crossing[2].isActive)
    for subview in view.subviews { subview.removeFromSuperview() }
    #expect(view.constraints.isEmpty && inner.constraints == [own])
  }

  @Test("a library's own key distinguishes constraints by identity in sets and dictionaries")
  func hashing() {
    let view = makeView(in: container)
    let (a, b) = (make(view, .width, nil, plus: 1), make(view, .width, nil, plus: 1))
    #expect(a != b && Set([a, b, a]).count == 2)
    var notes: [NSLayoutConstraint: String] = [a: "a"]
    a.constant = 5
    notes[b] = "b"
    #expect(notes[a] == "a" && notes.count == 2)
    let anchors: Set<NSLayoutDimension> = [view.widthAnchor, view.widthAnchor, view.heightAnchor]
    #expect(anchors.count == 2)
  }
}

/// The common interface of views and guides in a library.
@MainActor
private protocol Constrainable {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Constrainable {}
extension UILayoutGuide: Constrainable {}
