import Foundation
import UIFoundation

/// How much of its text a view displays.
package enum TextFit: Equatable {
  /// All of it.
  case whole
  /// It ends in an ellipsis, or lines of it are left out.
  case truncated
  /// It extends beyond the view by a number of points, and is cut off there.
  case clipped(CGFloat)
}

extension UIView {
  /// How much of its text the view displays, or `nil` if it has none.
  package var textFit: TextFit? {
    switch self {
    case let label as UILabel: label.fitOfText
    case let field as UITextField: field.fitOfText
    case let view as UITextView: view.fitOfText
    default: nil
    }
  }

  /// The words that the view divides between two lines without a hyphen, because no line has room for them.
  package var dividedWords: [DividedWord] {
    guard bounds.width > 0 else { return [] }
    switch self {
    case let label as UILabel:
      if label.numberOfLines == 1 { return [] }
      return label.content.dividedWords(label.request(in: bounds.size, lines: label.numberOfLines))
    case let view as UITextView: return view.wordsDividedByLines
    default: return []
    }
  }

  /// The distances of the first and the last baseline from the top of the bounds, or `nil` for a view without text.
  package var reportedBaselines: (first: CGFloat, last: CGFloat)? {
    if let label = self as? UILabel { return label.baselinesInBounds }
    return baselineOffsets(in: bounds.size).map { ($0.firstFromTop, bounds.height - $0.lastFromBottom) }
  }

  /// The distances of the baselines of the lines between ``reportedBaselines`` from the top of the bounds, in order.
  package var reportedInnerBaselines: [CGFloat] {
    guard let first = reportedBaselines?.first else { return [] }
    let all =
      switch self {
      case let label as UILabel: label.baselinesOfLines(first: first)
      case let view as UITextView: view.baselinesOfLines
      default: [CGFloat]()
      }
    return Array(all.dropFirst().dropLast())
  }
}

extension UILabel {
  fileprivate func baselinesOfLines(first: CGFloat) -> [CGFloat] {
    if numberOfLines == 1 || content.isEmpty { return [] }
    let baselines = content.baselines(request(in: bounds.size, lines: numberOfLines))
    return baselines.map { first + $0 - baselines[0] }
  }
}

extension UITextView {
  fileprivate var baselinesOfLines: [CGFloat] {
    let top = textContainerInset.bounded.top
    if let manager = madeLayoutParts?.manager, manager.delegate != nil {
      return followedLayoutManager.baselines.map { top + $0 }
    }
    return content.baselines(drawnLines).map { top + $0 }
  }
}

extension UILabel {
  /// The rectangle of the lines in the bounds, or `nil` without text.
  package var shownTextRect: CGRect? {
    guard !content.isEmpty, let baselines = baselinesInBounds else { return nil }
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let block = content.measure(request(in: bounds.size, lines: numberOfLines))
    return CGRect(
      x: rect.minX, y: bounds.minY + baselines.first - block.firstBaseline, width: rect.width, height: block.height)
  }

  fileprivate var fitOfText: TextFit? {
    guard !content.isEmpty else { return nil }
    let shown = content.measure(request(in: bounds.size, lines: numberOfLines))
    let isOneLine = numberOfLines == 1
    if isOneLine, lineBreakMode == .byClipping {
      let missing = shown.width - bounds.width
      return missing > PixelSnapping.tolerance ? .clipped(missing) : .whole
    }
    // All lines at the size at which they are drawn.
    var request = request(in: bounds.size, lines: numberOfLines)
    request.limit = 0
    request.options.height = .infinity
    let all = content.measure(request)
    if all.count > shown.count { return .truncated }
    // The first line is drawn even where it doesn't fit.
    let missing = shown.height - bounds.height
    return missing > 1 ? .clipped(missing) : .whole
  }
}

extension UITextField {
  fileprivate var fitOfText: TextFit? {
    let shown = content.isEmpty ? placeholderContent : content
    guard !shown.isEmpty, !isSecureTextEntry else { return nil }
    let width = textRect(forBounds: bounds).width
    return shown.measure(TextContent.Request(lines: 1)).width > width + 1 ? .truncated : .whole
  }
}

extension UITextView {
  /// The divided words of the lines, which are those of the layout manager if it has a delegate.
  fileprivate var wordsDividedByLines: [DividedWord] {
    if let manager = madeLayoutParts?.manager, manager.delegate != nil { return followedLayoutManager.dividedWords }
    return content.dividedWords(drawnLines)
  }

  fileprivate var fitOfText: TextFit? {
    guard !content.isEmpty else { return nil }
    if content.omitsText(drawnLines) { return .truncated }
    if isScrollEnabled { return .whole }
    let missing = textSize(at: bounds.width).height - bounds.height
    return missing > 1 ? .clipped(missing) : .whole
  }
}
