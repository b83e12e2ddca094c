import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// auto-layout.md, "a set of optima ... is ambiguous".
@MainActor
struct AmbiguityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func pin(_ view: UIView, _ x: CGFloat = 0, _ y: CGFloat = 0) {
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: y).isActive = true
  }

  @Test("missing constraints leave a view ambiguous along one or both axes")
  func missing() {
    let view = makeView(in: root)
    #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    pin(view)
    #expect(view.hasAmbiguousLayout)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(view.hasAmbiguousLayout)
    #expect(!view.leadingAnchor.hasAmbiguousLayout && !view.trailingAnchor.hasAmbiguousLayout)
    #expect(view.heightAnchor.hasAmbiguousLayout && view.bottomAnchor.hasAmbiguousLayout)
    let height = view.heightAnchor.constraint(lessThanOrEqualToConstant: 10)
    height.isActive = true
    #expect(view.hasAmbiguousLayout)
    height.isActive = false
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!view.hasAmbiguousLayout && !view.bottomAnchor.hasAmbiguousLayout)
  }

  @Test("a mask or the content determines a size")
  func decided() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(plain)
    #expect(!plain.hasAmbiguousLayout)
    let content = ContentView(30, 20)
    root.addSubview(content)
    pin(content)
    #expect(!content.hasAmbiguousLayout)
  }

  @Test("equal priorities that cannot all hold are ambiguous, different ones are not")
  func equalPriorities() {
    let (a, b) = (ContentView(30, 20), ContentView(30, 20))
    root.addSubview(a)
    root.addSubview(b)
    pin(a)
    NSLayoutConstraint.activate([
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.topAnchor.constraint(equalTo: a.topAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    // 300 points for two views of 30 with equal hugging.
    #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout)
    #expect(b.trailingAnchor.hasAmbiguousLayout == false && b.leadingAnchor.hasAmbiguousLayout)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
  }

  @Test("an ambiguous view moves when exercised, and every constraint still holds")
  func exercise() {
    let view = makeView(in: root)
    pin(view, 5, 6)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 40), view.heightAnchor.constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    var frames = [view.frame]
    for _ in 0..<3 {
      view.exerciseAmbiguityInLayout()
      frames.append(view.frame)
    }
    for (before, after) in zip(frames, frames.dropFirst()) { #expect(before != after) }
    #expect(frames.allSatisfy { $0.minX == 5 && $0.minY == 6 && $0.height == 7 && $0.width <= 40 })
    #expect(view.hasAmbiguousLayout)
    view.widthAnchor.constraint(equalToConstant: 33).isActive = true
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 33, height: 7))
    view.removeFromSuperview()
    root.layoutIfNeeded()
  }

  @Test("only the constraints that determine a view affect its layout")
  func affecting() {
    let (view, other) = (makeView(in: root), makeView(in: root))
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    let weak = view.widthAnchor.constraint(equalToConstant: 50)
    weak.priority = .defaultLow
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    let elsewhere = other.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([leading, width, weak, top, elsewhere])
    #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [leading, width])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(Set(view.trailingAnchor.constraintsAffectingLayout) == [leading, width])
    #expect(view.leadingAnchor.constraintsAffectingLayout == [leading])
    #expect(UIView().constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test("content sizes and masks that determine a view are listed, in the grammar")
  func systemConstraints() {
    let content = ContentView(125.0 / 3, 20)
    root.addSubview(content)
    pin(content)
    let texts = content.constraintsAffectingLayout(for: .horizontal).map(\.description)
    let address = String(UInt(bitPattern: ObjectIdentifier(content)), radix: 16)
    let size = "AutoLayoutTests.ContentView:0x\(address).width == 41.6667 Hug:250 CompressionResistance:750   (active)>"
    #expect(texts.contains { $0.hasPrefix("<NSContentSizeLayoutConstraint:0x") && $0.hasSuffix(size) })
    let framed = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
    framed.autoresizingMask = [.flexibleWidth]
    root.addSubview(framed)
    let inner = makeView(in: framed)
    inner.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    let masks = framed.constraintsAffectingLayout(for: .horizontal).map(\.description)
    #expect(masks.contains { $0.contains(" h=-&- v=--& ") && $0.contains(".minX == 10 ") })
    #expect(masks.contains { $0.contains(".width == UIView:0x") && $0.contains(".width - 250 ") })
    #expect((texts + masks).allSatisfy(DescriptionGrammar.accepts), "\(texts + masks)")
  }

  @Test("a guide is ambiguous if its constraints leave it so, and a guide for insets if its view is")
  func guides() {
    let guide = UILayoutGuide()
    #expect(!guide.hasAmbiguousLayout)
    root.addLayoutGuide(guide)
    #expect(guide.hasAmbiguousLayout)
    let all = [
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 5),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 5),
    ]
    NSLayoutConstraint.activate(all)
    #expect(!guide.hasAmbiguousLayout && !guide.trailingAnchor.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == Array(all.prefix(2)))
    let view = makeView(in: root)
    #expect(view.layoutMarginsGuide.hasAmbiguousLayout && !root.safeAreaLayoutGuide.hasAmbiguousLayout)
  }

  @Test(
    "labels in nested stack views in a cell are neither ambiguous nor contradictory", arguments: [true, false])
  func cell(isHidden: Bool) {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    func label(_ text: String, lines: Int = 1) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      return label
    }
    let (name, time) = (label("A name"), label("12:00"))
    name.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let line = UIStackView(arrangedSubviews: [name, time])
    line.alignment = .firstBaseline
    line.spacing = UIStackView.spacingUseSystem
    let body = label("Several words that do not fit one line of a cell which is as narrow as this one is.", lines: 0)
    let badges = UIStackView(arrangedSubviews: ["One", "Two", "Three"].map { label($0) })
    badges.distribution = .equalSpacing
    badges.alignment = .center
    let texts = UIStackView(arrangedSubviews: [line, body, badges])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [ContentView(44, 44), texts])
    row.alignment = .top
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(row)
    body.isHidden = isHidden
    let margins = cell.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
    let reports = conflictReports { cell.layoutIfNeeded() }
    #expect(reports.isEmpty)
    for view in cell.subtree.dropFirst() { #expect(!view.hasAmbiguousLayout, "\(view.layoutName)") }
    #expect(
      row.frame.minX == 8 && row.frame.width == 304
        && texts.frame == CGRect(x: 52, y: 0, width: 252, height: texts.frame.height))
    #expect(line.frame.width == 252 && time.frame.maxX == 252 && badges.frame.maxX == 252)
    #expect(isHidden ? line.frame.maxY + 4 == badges.frame.minY : body.frame.maxY + 4 == badges.frame.minY)
  }

  private final class InsetView: UIView {
    var inset: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0) }
  }

  // The view's own constraint and that of the view next to it cannot both hold.
  @Test("of equal priorities that cannot all hold, the same ones hold after new insets", arguments: [false, true])
  func equalPrioritiesAfterInsets(isOwnFirst: Bool) {
    let (view, other) = (InsetView(), makeView(in: root))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
    let wishes = [(view, 10.0), (other, 50.0)].map { item, x in
      let wish = (item as UIView).leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x)
      wish.priority = UILayoutPriority(500)
      return wish
    }
    for wish in isOwnFirst ? wishes : wishes.reversed() { wish.isActive = true }
    root.layoutIfNeeded()
    let x = other.frame.minX
    #expect(x == 10 || x == 50)
    for inset in [3.0, 7, 0] {
      view.inset = inset
      root.layoutIfNeeded()
      #expect(other.frame.minX == x)
    }
  }
}
