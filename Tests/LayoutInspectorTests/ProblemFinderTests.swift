import Foundation
import LayoutInspector
import Testing
import UIKit

/// Which arrangements of views are problems, and what is said about them.
@MainActor
@Suite(.serialized) struct ProblemFinderTests {
  private func messages(
    _ kind: LayoutProblem.Kind, height: CGFloat = 300, _ addViews: @escaping @MainActor (UIView) -> Void
  ) -> [String] {
    let inspector = LayoutInspector {
      let view = UIView()
      addViews(view)
      return view
    }
    return inspector.problems(in: [LayoutEnvironment(height: height)]).filter { $0.kind == kind }
      .map { "\($0.view): \($0.message)" }
  }

  private func control(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 50, _ height: CGFloat = 50) -> UIControl {
    UIControl(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  // MARK: - Overlaps

  @Test(
    "views overlap if they share more than half a point in both directions",
    arguments: [
      (49.5, 0, nil), (49, 0, "1 points by 50 points"), (0, 49.5, nil), (0, 49.25, "50 points by 0.8 points"),
      (20, 30, "30 points by 20 points"), (100, 0, nil), (0, 100, nil),
    ] as [(CGFloat, CGFloat, String?)])
  func overlap(x: CGFloat, y: CGFloat, size: String?) {
    let found = messages(.overlap) { view in
      view.addSubview(control(0, 0))
      view.addSubview(control(x, y))
    }
    let expected = size.map { ["UIView.UIControl[1]: overlaps UIView.UIControl[0] by \($0)"] } ?? []
    #expect(found == expected)
  }

  @Test("of two views that overlap, the one in front is named first, wherever they are")
  func order() {
    let found = messages(.overlap) { view in
      for x in [60, 30, 0, 200] as [CGFloat] { view.addSubview(control(x, 0)) }
    }
    #expect(
      Set(found) == [
        "UIView.UIControl[1]: overlaps UIView.UIControl[0] by 20 points by 50 points",
        "UIView.UIControl[2]: overlaps UIView.UIControl[1] by 20 points by 50 points",
      ])
    #expect(found.count == 2)
  }

  @Test("views in one another, images, and views without a size overlap nothing")
  func intended() {
    let found = messages(.overlap) { view in
      let outer = control(0, 0, 100, 100)
      outer.addSubview(control(10, 10))
      let image = UIImageView(image: UIImage())
      image.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
      for subview in [outer, image, control(5, 5, 0, 50), control(5, 5, 50, 0)] { view.addSubview(subview) }
    }
    #expect(found.isEmpty)
  }

  // MARK: - Extents

  @Test(
    "a view extends beyond its superview by its longest distance, if that is over half a point",
    arguments: [
      (-0.5, 0, nil), (-3, -1, "3"), (-1, -4, "4"), (330, 0, "5"), (0, 256, "6"), (325.5, 0, nil), (100, 100, nil),
    ] as [(CGFloat, CGFloat, String?)])
  func extent(x: CGFloat, y: CGFloat, points: String?) {
    // The superview is 375 by 300 points.
    let found = messages(.outsideSuperview) { $0.addSubview(control(x, y)) }
    let expected = points.map { ["UIView.UIControl[0]: extends \($0) points beyond its superview"] } ?? []
    #expect(found == expected)
  }

  @Test("a control is as large as constraints align it: 2 points of a switch's frame are beyond its edge")
  func alignment() {
    let found = messages(.outsideSuperview) { view in
      let toggle = UISwitch()
      toggle.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(toggle)
      NSLayoutConstraint.activate([
        toggle.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        toggle.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }
    #expect(found.isEmpty)
  }

  @Test("what a scroll view can move into sight is not outside of it")
  func scrolled() {
    let found = messages(.outsideSuperview) { view in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.addSubview(control(80, 500))
      view.addSubview(scroll)
    }
    #expect(found.isEmpty)
  }

  // MARK: - Text

  private static func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  @Test("text of more than 40 characters is quoted with an ellipsis", arguments: [40, 41])
  func quoted(count: Int) {
    let text = String(repeating: "a", count: count)
    let found = messages(.truncatedText) {
      $0.addSubview(Self.label(text, CGRect(x: 0, y: 0, width: 50, height: 30)))
    }
    let shown = count > 40 ? String(repeating: "a", count: 39) + "\u{2026}" : text
    #expect(found == ["UIView.UILabel[0]: \"\(shown)\" is truncated"])
  }

  /// A line at 17 points is 1.193359375 times as high, 20.29 points (uikit.md, "Fonts"), and in the middle
  /// of the label's 40 points, from 9.86 to 30.14.
  @Test("text is cut off by an enclosing view that clips, unless it scrolls", arguments: [0, 1, 2, 3])
  func enclosed(kind: Int) {
    let found = messages(.clippedText) { view in
      let scroll = UIScrollView()
      scroll.isScrollEnabled = kind == 2
      let outer = kind >= 2 ? scroll : UIView()
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      outer.clipsToBounds = kind > 0
      outer.addSubview(Self.label("Text", CGRect(x: 0, y: 0, width: 80, height: 40)))
      view.addSubview(outer)
    }
    #expect(found.count == [0, 1, 0, 1][kind])
    #expect(found.allSatisfy { $0.contains("\"Text\" is cut off by 10.") && $0.hasSuffix("by an enclosing view") })
  }

  @Test("text that an enclosing view clips by half a point or less is not cut off")
  func barelyEnclosed() {
    let found = messages(.clippedText) { view in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      outer.clipsToBounds = true
      outer.addSubview(Self.label("Text", CGRect(x: 0, y: 0, width: 80, height: 40)))
      view.addSubview(outer)
    }
    #expect(found.isEmpty)
  }

  @Test("a hidden or transparent view has no problems")
  func invisible() {
    for change in [{ $0.isHidden = true }, { $0.alpha = 0 }, { $0.alpha = 0.005 }] as [(UIView) -> Void] {
      let found = messages(.smallTouchTarget) { view in
        let small = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        change(small)
        view.addSubview(small)
      }
      #expect(found.isEmpty)
    }
  }

  // MARK: - Touch targets

  @Test(
    "a touch target is 44 by 44 points, with half a point to spare on each side",
    arguments: [
      (44, 44, true), (43.5, 43.5, true), (42, 44, false), (44, 42, false), (10.25, 60, false), (60, 10, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func targets(width: CGFloat, height: CGFloat, isLarge: Bool) {
    let found = messages(.smallTouchTarget) { $0.addSubview(control(20, 20, width, height)) }
    let number = { (value: CGFloat) in value == 10.25 ? "10.3" : String(format: "%g", value) }
    let message = "UIView.UIControl[0]: is \(number(width)) by \(number(height)) points, smaller than 44 by 44"
    #expect(found == (isLarge ? [] : [message]))
  }

  @Test("a control that can't be touched, or has the system's size, has no smallest size")
  func exemptTargets() {
    let found = messages(.smallTouchTarget) { view in
      let (disabled, untouchable) = (control(0, 0, 10, 10), control(20, 0, 10, 10))
      disabled.isEnabled = false
      untouchable.isUserInteractionEnabled = false
      let toggle = UISwitch()
      toggle.frame.origin.x = 100
      for subview in [disabled, untouchable, toggle] { view.addSubview(subview) }
    }
    #expect(found.isEmpty)
  }

  // MARK: - Names

  private final class Card: UIView {
    let badge = UIView()
  }

  @Test("a view is named after the nearest identifier or property, and its position below that")
  func names() {
    let inspector = LayoutInspector {
      let (view, card, plain) = (UIView(), Card(), UIView())
      view.addSubview(UIView())
      view.addSubview(card)
      card.addSubview(card.badge)
      card.badge.addSubview(UIView())
      card.badge.addSubview(UIView())
      plain.accessibilityIdentifier = "footer"
      plain.addSubview(UIView())
      view.addSubview(plain)
      return view
    }
    #expect(
      inspector.report(in: LayoutEnvironment(height: 100)).root.all.map(\.name) == [
        "UIView", "UIView.UIView[0]", "UIView.Card[1]", "Card.badge", "Card.badge.UIView[0]", "Card.badge.UIView[1]",
        "footer", "footer.UIView[0]",
      ])
  }

  // MARK: - Reports

  private final class Line: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 5) }
  }

  private final class Column: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 6, height: UIView.noIntrinsicMetric) }
  }

  @Test("a report has the size of a content along one axis, and none without any")
  func intrinsicSizes() {
    #expect(LayoutInspector.report(of: UIView()).root.intrinsicSize == nil)
    #expect(LayoutInspector.report(of: Line()).root.intrinsicSize == CGSize(width: -1, height: 5))
    #expect(LayoutInspector.report(of: Column()).root.intrinsicSize == CGSize(width: 6, height: -1))
  }

  @Test("a report ends 500 views below the outermost one, and marks views inside hidden ones")
  func depth() {
    let root = UIView()
    var innermost = root
    for _ in 0..<600 {
      let next = UIView()
      innermost.addSubview(next)
      innermost = next
    }
    root.subviews[0].isHidden = true
    let all = LayoutInspector.report(of: root).root.all
    #expect(all.count == 501 && all.map(\.isHidden) == [false] + [Bool](repeating: true, count: 500))
  }

  // MARK: - Environments and errors

  @Test("an environment is described by what differs from the usual")
  func environments() {
    #expect(LayoutEnvironment(width: 320.5, systemVersion: .iOS18).description == "320.5 points, L")
    #expect(LayoutEnvironment(width: 375, style: .dark, systemVersion: .iOS18).description == "375 points, L, dark")
    #expect(
      LayoutEnvironment(width: 430, category: .extraSmall, direction: .rightToLeft, systemVersion: .iOS26).description
        == "430 points, XS, right to left, iOS 26")
  }

  @Test("an error has a line for each view and kind, in order, with the environments counted once")
  func errors() {
    let environments = [320, 375].map { LayoutEnvironment(width: $0, systemVersion: .iOS18) }
    func problem(_ kind: LayoutProblem.Kind, _ view: String, _ message: String, _ index: Int) -> LayoutProblem {
      LayoutProblem(kind, view: view, message: message, environment: environments[index])
    }
    let problems = [
      problem(.truncatedText, "b", "first", 0), problem(.truncatedText, "b", "again", 0),
      problem(.overlap, "a", "second", 0), problem(.truncatedText, "b", "later", 1),
    ]
    #expect(
      LayoutProblems(problems: problems, environmentCount: 3).description == """
        b: first (in 2 of 3 layouts, first at 320 points, L)
        a: second (in 1 of 3 layouts, first at 320 points, L)
        """)
    #expect(
      LayoutProblems(problems: [problems[2]], environmentCount: 1).description == "a: second (320 points, L)")
  }
}
