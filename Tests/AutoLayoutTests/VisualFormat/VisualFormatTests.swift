import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// auto-layout.md, "Visual format language": the meaning of each form.
@MainActor
struct VisualFormatTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a: UIView
  private let b: UIView
  private let c: UIView

  init() {
    (a, b, c) = (makeView(in: parent), makeView(in: parent), makeView(in: parent))
  }

  private var views: [String: Any] { ["a": a, "b": b, "_c1": c] }

  /// Returns each constraint as `b.leading == a.trailing + 8 @750`, with the superview as `|`.
  private func rows(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
      .map(row)
  }

  private func row(_ constraint: NSLayoutConstraint) -> String {
    let names = [(parent, "|"), (a, "a"), (b, "b"), (c, "c")]
    func name(_ item: AnyObject?) -> String { names.first { $0.0 === item }?.1 ?? "?" }
    let relations: [NSLayoutConstraint.Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) "
    text += (relations[constraint.relation] ?? "?") + " "
    let number = String(format: "%g", constraint.constant)
    if let second = constraint.secondItem {
      text += "\(name(second)).\(constraint.secondAttribute.name)" + (constraint.constant == 0 ? "" : " + \(number)")
    } else {
      text += number
    }
    if constraint.priority != .required { text += " @\(String(format: "%g", constraint.priority.rawValue))" }
    return text
  }

  @Test("a format makes constraints for views, spaces, and sizes, in its order")
  func forms() {
    #expect(rows("[a]").isEmpty)
    #expect(rows("[a(100)]") == ["a.width == 100"])
    #expect(rows("V:[a(100)]") == ["a.height == 100"])
    #expect(rows("H:[a(>=70,<=100@20)]") == ["a.width >= 70", "a.width <= 100 @20"])
    #expect(rows("[a(b)]") == ["a.width == b.width"])
    #expect(rows("V:[a(==_c1@250.5)]") == ["a.height == c.height @250.5"])
    #expect(rows("[a][b]") == ["b.leading == a.trailing"])
    #expect(rows("[a]-[b]") == ["b.leading == a.trailing + 8"])
    #expect(rows("[a]-20-[b]") == ["b.leading == a.trailing + 20"])
    #expect(rows("[a]-2.5-[b]") == ["b.leading == a.trailing + 2.5"])
    #expect(rows("[a]-(-5)-[b]") == ["b.leading == a.trailing + -5"])
    #expect(
      rows("V:[a]-(>=10,<=20@300)-[b]") == ["b.top >= a.bottom + 10", "b.top <= a.bottom + 20 @300"])
    #expect(rows("|[a]|") == ["a.leading == |.leading", "|.trailing == a.trailing"])
    #expect(rows("V:|[a]-7-|") == ["a.top == |.top", "|.bottom == a.bottom + 7"])
    #expect(
      rows("|-50-[a(>=30)]-10-[b(a)]-[_c1]-(>=0)-|") == [
        "a.leading == |.leading + 50", "a.width >= 30", "b.leading == a.trailing + 10", "b.width == a.width",
        "c.leading == b.trailing + 8", "|.trailing >= c.trailing",
      ])
  }

  @Test("the standard space to the superview is its layout margin, and follows it")
  func margins() {
    #expect(rows("|-[a]-|") == ["a.leading == |.leadingMargin", "|.trailingMargin == a.trailing"])
    #expect(rows("V:|-[a]-|") == ["a.top == |.topMargin", "|.bottomMargin == a.bottom"])
    NSLayoutConstraint.activate(
      ["H:|-[a]-|", "V:|-[a]-|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
      })
    parent.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    parent.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 30)
    parent.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 1, width: 250, height: 196))
  }

  @Test("metrics are numbers of any type, for sizes, spaces, and priorities")
  func metrics() {
    let metrics: [String: Any] = [
      "i": 10, "d": 2.5, "f": Float(0.5), "c": CGFloat(7), "n": NSNumber(value: 12), "u": UInt8(3), "low": 250,
    ]
    #expect(
      rows("[a(i)]-d-[b(f@low)]", metrics: metrics) == [
        "a.width == 10", "b.leading == a.trailing + 2.5", "b.width == 0.5 @250",
      ])
    #expect(
      rows("[a(n)]-(>=u@low)-[b(<=c)]", metrics: metrics) == [
        "a.width == 12", "b.leading >= a.trailing + 3 @250", "b.width <= 7",
      ])
  }

  @Test("options align the views, set the direction, and measure from baselines")
  func options() {
    #expect(
      rows("[a][b]", [.alignAllTop, .alignAllBottom]) == [
        "b.leading == a.trailing", "b.top == a.top", "b.bottom == a.bottom",
      ])
    #expect(
      rows("V:[a][b][_c1]", .alignAllLeading) == [
        "b.top == a.bottom", "c.top == b.bottom", "b.leading == a.leading", "c.leading == b.leading",
      ])
    #expect(
      rows("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
        "a.left == |.left + 1", "b.left == a.right + 2", "|.right == b.right + 3",
      ])
    #expect(
      rows("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
        "|.right == a.right + 1", "a.left == b.right + 2", "b.left == |.left + 3",
      ])
    #expect(rows("[a]-[b]", .directionRightToLeft) == ["a.left == b.right + 8"])
    #expect(rows("|-[a]", .directionRightToLeft) == ["|.rightMargin == a.right"])
    #expect(
      rows("V:|-1-[a]-2-[b]", .spacingBaselineToBaseline) == [
        "a.top == |.top + 1", "b.firstBaseline == a.lastBaseline + 2",
      ])
  }

  @Test("the options have Apple's raw values")
  func rawValues() {
    typealias Options = NSLayoutConstraint.FormatOptions
    let aligned: [Options] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing,
      .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
    ]
    #expect(aligned.map(\.rawValue) == [2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096])
    #expect(Options.alignmentMask.rawValue == 0xFFFF && Options.directionMask.rawValue == 3 << 16)
    #expect(Options.directionLeadingToTrailing.rawValue == 0 && Options.directionLeftToRight.rawValue == 1 << 16)
    #expect(Options.directionRightToLeft.rawValue == 2 << 16)
    #expect(Options.spacingEdgeToEdge.rawValue == 0 && Options.spacingBaselineToBaseline.rawValue == 1 << 19)
    #expect(Options.spacingMask.rawValue == 1 << 19)
  }

  @Test("layout guides can be used like views")
  func guides() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-5-[guide(40)]-[a]", metrics: nil, views: ["guide": guide, "a": a])
    #expect(made.map(\.constant) == [5, 40, 8])
    #expect(made[0].firstItem === guide && made[0].secondItem === parent && made[2].secondItem === guide)
    let safe = parent.safeAreaLayoutGuide
    let below = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[top][a]", metrics: nil, views: ["top": safe, "a": a])
    #expect(below.first?.secondItem === safe && below.first?.secondAttribute == .bottom)
  }
}

/// auto-layout.md, "Visual format language": errors contain the reason, the format, and a caret under the position.
@MainActor
struct VisualFormatErrorTests {
  private func message(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any]? = nil
  ) -> String {
    let parent = UIView()
    let (a, b) = (makeView(in: parent), makeView(in: parent))
    do {
      let made = try VisualFormatBuilder.constraints(
        format, options: options, metrics: metrics, views: views ?? ["a": a, "b": b])
      return "\(made.count) constraints"
    } catch {
      return error.message
    }
  }

  /// Returns the message for a reason, with the line that contains the caret.
  private func text(_ reason: String, _ format: String, _ caret: String) -> String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n\(caret)"
  }

  @Test("an unknown view or metric is an error")
  func unknown() {
    #expect(message("|-[x]-|") == text("x is not a key in the views dictionary.", "|-[x]-|", "    ^"))
    let metric = "Encountered metric with name \"gap\", but value was not specified in metrics or views dictionaries"
    #expect(message("[a]-gap-[b]") == text(metric, "[a]-gap-[b]", "       ^"))
    #expect(message("[a(gap)]") == text(metric, "[a(gap)]", "      ^"))
    #expect(message("[a]-b-[b]").contains("Encountered metric with name \"b\""))
    #expect(message("[a]-gap-[b]", metrics: ["gap": "wide"]).contains("The metric gap is not a finite number"))
    #expect(message("[a]", views: ["a": 1]).contains("a is neither a view nor a layout guide."))
  }

  @Test(
    "a syntax error is reported with its position",
    arguments: [
      ("", 0), ("H[a]", 1), ("V", 1), ("a", 0), ("|", 1), ("|-", 2), ("[]", 1), ("[a", 2), ("[a(]", 3), ("[a(5]", 4),
      ("[a(5,)]", 5), ("[a(=5)]", 4), ("[a(>5)]", 4), ("[a(5@)]", 5), ("[a(5@0)]", 5), ("[a(5@1001)]", 5), ("[a]-", 4),
      ("[a]-5", 5), ("[a]-5[b]", 5), ("[a]-(5-[b]", 6), ("[a]|[b]", 4), ("[a]-|x", 5), ("[a] [b]", 3), ("[1a]", 1),
      ("[a.b]", 2), ("[a]--[b]", 4),
    ] as [(String, Int)])
  func grammar(_ format: String, _ offset: Int) throws {
    let lines = message(format).split(separator: "\n", omittingEmptySubsequences: false)
    let caret = String(repeating: " ", count: offset) + "^"
    try #require(lines.count == 4)
    #expect(lines[0] == "Unable to parse constraint format: ")
    #expect(lines[2] == "\(format) ")
    #expect(lines[3] == caret)
  }

  @Test("a superview edge without a superview is an error")
  func bar() {
    let reason = "Unable to interpret '|' character, because the related view doesn't have a superview"
    #expect(message("V:|[a]", views: ["a": UIView()]) == text(reason, "V:|[a]", "  ^"))
    #expect(message("V:[a]-4-|", views: ["a": UIView()]) == text(reason, "V:[a]-4-|", "        ^"))
  }

  @Test("options that align along the layout direction are an error")
  func options() {
    let row =
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is "
      + "also horizontal."
    #expect(message("[a][b]", .alignAllLeft) == text(row, "[a][b]", "      ^"))
    #expect(message("[a][b]", .alignAllCenterX).contains(row))
    #expect(message("V:[a][b]", [.alignAllLeft, .alignAllTop]).contains("also vertical."))
    #expect(message("V:[a][b]", .alignAllLastBaseline).contains("also vertical."))
    #expect(message("V:[a][b]", .alignAllTrailing) == "2 constraints")
  }

  @Test("the public call traps with the message")
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "[x]", metrics: nil, views: [:]) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("x is not a key in the views dictionary. \n[x] \n  ^"))
  }
}
