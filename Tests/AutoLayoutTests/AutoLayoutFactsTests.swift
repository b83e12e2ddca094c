import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// The rules of auto-layout.md, "Priorities and the solver" and "What is laid out", as observed in views.
///
/// The solver's part is tested in `CassowaryTests`: levels and sums of errors in `SolverPriorityTests`, cheap edits in
/// `SolverCostTests`, lazy minimization and independent blocks in `SolverBlockTests`, rejected constraints in
/// `SolverRefusalTests`, numbers in `SolverNumberTests`, redundant equalities in `SolverScaleTests`, degenerate pivots
/// in `SolverEnduranceTests`. Ambiguity, conflicts, traps, directions, masks, and fitting have their own suites here.
@MainActor
struct AutoLayoutFactsTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func place(_ view: UIView, left: CGFloat = 0, top: CGFloat = 0) {
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: left).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: top).isActive = true
  }

  private func wish(for view: UIView, width: CGFloat, _ priority: UILayoutPriority) {
    let wish = view.widthAnchor.constraint(equalToConstant: width)
    wish.priority = priority
    wish.isActive = true
  }

  @Test("\"fractions (999.5) and odd levels (25, 49, 51, 149, 760) are in use\": each outweighs all below it")
  func levels() {
    let levels: [Float] = [0.5, 25, 49, 50, 51, 149, 250, 490, 500, 510, 750, 760, 999, 999.5]
    let view = makeView(in: root)
    place(view)
    for level in levels {
      wish(for: view, width: CGFloat(level), UILayoutPriority(level))
      root.layoutIfNeeded()
      // On thirds of a point.
      #expect(abs(view.frame.width - CGFloat(level)) < 0.34)
    }
  }

  @Test("\"lexicographic: one constraint at 251 beats any number at 250\"")
  func lexicographic() {
    let view = makeView(in: root)
    place(view)
    for _ in 0..<20 { wish(for: view, width: 10, .defaultLow) }
    wish(for: view, width: 90, .defaultLow + 1)
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
  }

  @Test("\"within a level the sum of absolute errors is least: x == 100, 200, 210 all at 500 settle on 200\"")
  func leastErrors() {
    let view = makeView(in: root)
    place(view)
    for width in [210, 100, 200] as [CGFloat] { wish(for: view, width: width, .sceneSizeStayPut) }
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  @Test("\"error minimisation runs lazily, when values are asked for\": at the next layout")
  func lazily() {
    let view = makeView(in: root)
    place(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 20
    #expect(view.frame.width == 10)
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test("\"a view has four variables, relative to its superview\": a superview that moves takes its inside along")
  func relative() {
    let outer = makeView(in: root)
    let left = outer.leftAnchor.constraint(equalTo: root.leftAnchor)
    let inner = makeView(in: outer)
    NSLayoutConstraint.activate([
      left, outer.topAnchor.constraint(equalTo: root.topAnchor), outer.widthAnchor.constraint(equalToConstant: 100),
      outer.heightAnchor.constraint(equalToConstant: 100), inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7),
      inner.widthAnchor.constraint(equalToConstant: 5),
      inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    left.constant = 40
    root.layoutIfNeeded()
    #expect(outer.frame.minX == 40 && inner.frame.minX == 7)
  }

  @Test("\"intrinsic size: size <= c at the hugging priority and size >= c at the compression-resistance priority\"")
  func intrinsic() {
    let view = ContentView(50, 20)
    root.addSubview(view)
    place(view)
    let wish = view.widthAnchor.constraint(equalToConstant: 80)
    for (level, expected) in [(249, 50), (251, 80)] as [(Float, CGFloat)] {
      wish.isActive = false
      wish.priority = UILayoutPriority(level)
      wish.isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width == expected)
    }
    wish.constant = 30
    for (level, expected) in [(749, 50), (751, 30)] as [(Float, CGFloat)] {
      wish.priority = UILayoutPriority(level)
      root.layoutIfNeeded()
      #expect(view.frame.width == expected)
    }
    wish.isActive = false
    view.content.width = UIView.noIntrinsicMetric
    view.widthAnchor.constraint(equalToConstant: 3).isActive = true
    root.layoutIfNeeded()
    #expect(UIView.noIntrinsicMetric == -1 && view.frame.width == 3)
  }

  @Test("\"attributes except margins refer to the alignment rect\"")
  func alignment() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }
    }
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let marks = (0..<2).map { _ in makeView(in: root) }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 60),
      NSLayoutConstraint(
        item: marks[0], attribute: .left, relatedBy: .equal, toItem: view, attribute: .leftMargin, multiplier: 1,
        constant: 0),
      marks[0].topAnchor.constraint(equalTo: view.bottomAnchor),
      marks[1].leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
    ])
    root.layoutIfNeeded()
    // 100 - 20, 100 - 10; 50 + 20 + 40, 60 + 10 + 30.
    #expect(view.frame == CGRect(x: 80, y: 90, width: 110, height: 100))
    // Margins of 8 inside the frame; the bottom at 100 + 60.
    #expect(marks[0].frame.minX == 88 && marks[1].frame.minX == 88 && marks[0].frame.minY == 160)
  }

  @Test("\"a view without text: its top / bottom edge\" are its baselines, and those of what stands for it count")
  func baselines() {
    final class Titled: UIView {
      let box = TextBox(characters: 1)
      override var forLastBaselineLayout: UIView { box }
    }
    let plain = makeView(in: root)
    let marks = (0..<4).map { _ in makeView(in: root) }
    place(plain, top: 50)
    plain.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let titled = Titled()
    titled.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(titled)
    titled.addSubview(titled.box)
    place(titled, top: 100)
    NSLayoutConstraint.activate([
      titled.heightAnchor.constraint(equalToConstant: 80),
      titled.box.topAnchor.constraint(equalTo: titled.topAnchor, constant: 4),
      marks[0].topAnchor.constraint(equalTo: plain.firstBaselineAnchor),
      marks[1].topAnchor.constraint(equalTo: plain.lastBaselineAnchor),
      marks[2].topAnchor.constraint(equalTo: titled.firstBaselineAnchor),
      marks[3].topAnchor.constraint(equalTo: titled.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // The box's baseline lies 15 below its top.
    #expect(marks.map(\.frame.minY) == [50, 80, 100, 119])
  }

  @Test("\"cell sizing adds required UIView-Encapsulated-Layout-Width / -Height on the content view\"")
  func encapsulated() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    content.formsLayoutRegion = true
    let view = makeView(in: content)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor), view.heightAnchor.constraint(equalToConstant: 100),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    let reports = conflictReports { content.layoutIfNeeded() }
    let address = String(UInt(bitPattern: ObjectIdentifier(content)), radix: 16)
    let lines = reports.flatMap { $0.split(separator: "\n") }
    for (side, size) in [("Width", 320), ("Height", 44)] {
      let end =
        " 'UIView-Encapsulated-Layout-\(side)' UIView:0x\(address).\(side.lowercased()) == \(size)   (active)>\""
      #expect(
        lines.contains {
          $0.hasPrefix("    \"<NSLayoutConstraint:0x") && ($0.hasSuffix(end) || $0.hasSuffix(end + ","))
        })
    }
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 44) && reports.count == 2)
  }

  @Test("\"phases: updateConstraints leaf to root, layoutSubviews root to leaf; layoutIfNeeded runs both\"")
  func phases() {
    final class Witness: UIView {
      var name = ""
      var log: (String) -> Void = { _ in }
      override func updateConstraints() {
        log("update \(name)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log("layout \(name)")
      }
    }
    var steps: [String] = []
    let views = ["a", "b", "c"].map { name in
      let view = Witness(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      view.name = name
      view.log = { steps.append($0) }
      return view
    }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].layoutIfNeeded()
    #expect(steps == ["update c", "update b", "update a", "layout a", "layout b", "layout c"])
    steps = []
    views[2].setNeedsUpdateConstraints()
    views[1].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(steps == ["update c", "layout b", "layout c"])
    steps = []
    views[0].layoutIfNeeded()
    #expect(steps.isEmpty)
  }

  @Test("\"frames are snapped per edge to the display scale; exact .5 ties go away from zero\"")
  func snapping() {
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    let (a, b) = (makeView(in: root), makeView(in: root))
    place(a, left: 10.25)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 20), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.widthAnchor.constraint(equalToConstant: 3.3),
    ])
    root.layoutIfNeeded()
    // Edges at 10.25, 30.25 and 33.55: on halves, 10.5, 30.5 and 33.5.
    #expect(a.frame.minX == 10.5 && a.frame.maxX == 30.5 && b.frame.minX == 30.5 && b.frame.maxX == 33.5)
  }
}
