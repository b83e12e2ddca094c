import CoreGraphics
import TextOutput
import UIKit

/// Finds problems in a tree of views that is laid out.
@MainActor
struct ProblemFinder {
  /// The smallest side of a touch target, in points (Human Interface Guidelines, "Accessibility").
  static let smallestTarget: CGFloat = 44
  /// How far a rectangle may extend beyond another unnoticed, in points: half a point, more than a pixel of any screen.
  static let tolerance: CGFloat = 0.5

  let root: UIView
  private let names: ViewNames
  private let environment: LayoutEnvironment
  /// Whether the root is the view of a controller, which fills the screen.
  private var isScreen: Bool { root.next is UIViewController }

  /// Creates a finder for a view and those inside it.
  init(_ root: UIView, in environment: LayoutEnvironment) {
    self.root = root
    names = ViewNames(in: root)
    self.environment = environment
  }

  /// A visible view with the parts of it and its surroundings that matter.
  private struct Item {
    let view: UIView
    /// The rectangle in which no enclosing view clips, in the root's coordinates.
    let visible: CGRect
    /// The rectangle of what the view itself displays, in the root's coordinates, or `nil` if it displays nothing.
    let content: CGRect?
  }

  /// Returns the problems with their views, in the order of the views.
  func foundProblems(conflicts: [LayoutConflict]) -> [FoundProblem] {
    let items = visibleItems()
    let contradictions = conflicts.map { conflict in
      var found = problem(
        .conflictingConstraints, root, "contradictory constraints: \(summary(of: conflict.text))")
      found.constraints = conflict.constraints
      return found
    }
    let problemsOfViews = items.flatMap { item -> [FoundProblem] in
      textProblems(item) + dividedWords(item) + extentProblems(item) + ambiguity(item) + targetProblems(item)
    }
    return contradictions + problemsOfViews + overlaps(items)
  }

  private func problem(_ kind: LayoutProblem.Kind, _ view: UIView, _ message: String) -> FoundProblem {
    FoundProblem(
      problem: LayoutProblem(kind, view: names.name(of: view), message: message, environment: environment), view: view)
  }

  // MARK: - Views

  /// Returns the visible views, from back to front. A view that is scrolled out of sight is not among them.
  private func visibleItems() -> [Item] {
    var items: [Item] = []
    var open: [(UIView, CGRect)] = [(root, .infinite)]
    while let (view, visible) = open.popLast() {
      guard !view.isHidden, view.alpha >= 0.01 else { continue }
      let content = contentRect(of: view).map { view.convert($0, to: root) }
      if let content, content.overlap(with: visible).isNull, !content.isEmpty, view.isInScrollView(below: root) {
        continue
      }
      items.append(Item(view: view, visible: visible, content: content))
      let inner = view.clipsToBounds ? visible.overlap(with: view.convert(view.bounds, to: root)) : visible
      for subview in view.subviews.reversed() { open.append((subview, inner)) }
    }
    return items
  }

  /// Returns the rectangle of what a view itself displays, in its own coordinates. For a control, its alignment
  /// rectangle: a switch is 51 points wide, of which 2 are beyond its edge.
  private func contentRect(of view: UIView) -> CGRect? {
    switch view {
    case let label as UILabel: label.shownTextRect
    case is UIControl, is UITextView: view.alignmentRect(forFrame: view.bounds)
    case let imageView as UIImageView: imageView.image == nil ? nil : view.bounds
    default: nil
    }
  }

  // MARK: - Text

  private func textProblems(_ item: Item) -> [FoundProblem] {
    let view = item.view
    guard let fit = view.textFit, let text = view.shownText else { return [] }
    switch fit {
    case .whole: break
    case .truncated: return [problem(.truncatedText, view, "\(quoted(text)) is truncated")]
    case .clipped(let missing):
      // A line box is higher than most glyphs, so a label that is too low may still show them all.
      if let label = view as? UILabel, showsAllInk(label) { break }
      return [problem(.clippedText, view, "\(quoted(text)) is cut off by \(points(missing))")]
    }
    guard let content = item.content, !view.isInScrollView(below: root) else { return [] }
    let missing = excess(of: content, over: item.visible)
    guard missing > Self.tolerance, extends(view, beyond: item.visible) else { return [] }
    return [problem(.clippedText, view, "\(quoted(text)) is cut off by \(points(missing)) by an enclosing view")]
  }

  private func dividedWords(_ item: Item) -> [FoundProblem] {
    let words = item.view.dividedWords
    guard let first = words.first else { return [] }
    let word = quoted(first.parts.joined(separator: "|"))
    let message =
      switch words.count {
      case 1: "the word \(word) is divided"
      case 2: "the word \(word) and another one are divided"
      default: "the word \(word) and \(words.count - 1) others are divided"
      }
    return [problem(.dividedWord, item.view, message)]
  }

  // MARK: - Extents

  private func extentProblems(_ item: Item) -> [FoundProblem] {
    let view = item.view
    guard view !== root, let content = item.content, let superview = view.superview, !(superview is UIScrollView)
    else { return [] }
    // Images often extend beyond the screen on purpose.
    if isScreen, !(view is UIImageView), !view.isInScrollView(below: root) {
      let missing = excess(of: content, over: root.bounds)
      if missing > Self.tolerance, extends(view, beyond: root.bounds) {
        return [problem(.offScreen, view, "extends \(points(missing)) beyond the screen")]
      }
    }
    let area = superview.convert(superview.bounds, to: root)
    let missing = excess(of: content, over: area)
    return missing > Self.tolerance && extends(view, beyond: area)
      ? [problem(.outsideSuperview, view, "extends \(points(missing)) beyond its superview")] : []
  }

  /// Returns how far a rectangle extends beyond another at most.
  func excess(of rect: CGRect, over other: CGRect) -> CGFloat {
    if other.isInfinite || rect.isEmpty { return 0 }
    return max(other.minX - rect.minX, rect.maxX - other.maxX, other.minY - rect.minY, rect.maxY - other.maxY, 0)
  }

  private func overlaps(_ items: [Item]) -> [FoundProblem] {
    // Text on an image or on a colored view is intended; text on text, or on a control, isn't.
    let shown = items.filter { item in
      guard let content = item.content, !(item.view is UIImageView) else { return false }
      return content.width > 0 && content.height > 0
    }
    var problems: [FoundProblem] = []
    // By their left edges, so that most pairs need not be compared.
    let order = shown.indices.sorted { (shown[$0].content?.minX ?? 0) < (shown[$1].content?.minX ?? 0) }
    for (position, index) in order.enumerated() {
      guard let first = shown[index].content else { continue }
      for other in order[(position + 1)...] {
        guard let second = shown[other].content, second.minX < first.maxX - Self.tolerance else { break }
        let common = first.overlap(with: second)
        guard common.width > Self.tolerance, common.height > Self.tolerance else { continue }
        let (a, b) = (shown[min(index, other)].view, shown[max(index, other)].view)
        if a.isDescendant(of: b) || b.isDescendant(of: a) { continue }
        if let a = a as? UILabel, let b = b as? UILabel, !inkTouches(a, b) { continue }
        if Self.isIntended(a, b) || Self.isIntended(b, a) { continue }
        let overlap = Overlap(view: a, size: common.size)
        var found = problem(.overlap, b, overlap.message(naming: names.name(of: a)))
        found.overlap = overlap
        problems.append(found)
      }
    }
    return problems
  }

  // MARK: - Constraints and touch targets

  private func ambiguity(_ item: Item) -> [FoundProblem] {
    guard item.view !== root else { return [] }
    let freedom = item.view.layoutFreedom
    // Less than a point is what rounding to pixels leaves to views that resist it equally.
    guard freedom >= 1 else { return [] }
    return [problem(.ambiguousLayout, item.view, "the constraints don't determine its position and size")]
  }

  private func targetProblems(_ item: Item) -> [FoundProblem] {
    guard let control = item.view as? UIControl, control.isEnabled, control.isUserInteractionEnabled,
      !control.hasSystemSize
    else { return [] }
    let side = Self.smallestTarget
    let reach = CGRect(
      x: control.bounds.midX - side / 2, y: control.bounds.midY - side / 2, width: side, height: side
    ).insetBy(dx: Self.tolerance, dy: Self.tolerance)
    let corners = [
      CGPoint(x: reach.minX, y: reach.midY), CGPoint(x: reach.maxX, y: reach.midY),
      CGPoint(x: reach.midX, y: reach.minY), CGPoint(x: reach.midX, y: reach.maxY),
    ]
    if corners.allSatisfy({ control.point(inside: $0, with: nil) }) { return [] }
    let size = "\(number(control.bounds.width)) by \(number(control.bounds.height))"
    return [problem(.smallTouchTarget, control, "is \(size) points, smaller than 44 by 44")]
  }

  // MARK: - Words

  private func quoted(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: " ")
    return line.count > 40 ? "\"\(line.prefix(39))\u{2026}\"" : "\"\(line)\""
  }

  private func points(_ length: CGFloat) -> String { "\(number(length)) points" }

  private func number(_ length: CGFloat) -> String { NumberText.rounded(Double(length), decimals: 1) }

  /// Returns the constraints of a report, without the advice around them.
  private func summary(of report: String) -> String {
    let lines = report.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { $0.hasPrefix("\"<") }.joined(separator: " ")
  }
}

extension UIView {
  /// Whether a scroll view between this view and another can move it into sight.
  fileprivate func isInScrollView(below root: UIView) -> Bool {
    var step = superview
    while let view = step {
      if let scroll = view as? UIScrollView, scroll.isScrollEnabled { return true }
      if view === root { return false }
      step = view.superview
    }
    return false
  }
}

extension UIControl {
  /// Whether the control has the size that the system gives it, which an application can't change.
  fileprivate var hasSystemSize: Bool {
    switch self {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl, is UITextField,
      is UIDatePicker:
      true
    default: false
    }
  }
}
