import CoreGraphics
import Foundation
import UIFoundation

/// The geometry of the built-in styles (uikit.md, "Table cells").
extension UITableViewCell {
  /// Metrics that iOS does not publish: our choices, in points.
  private enum Metrics {
    /// The spacing between the image and the text.
    static let imageGap: CGFloat = 16
    /// The spacing between the text and a detail beside it.
    static let sideGap: CGFloat = 8
    /// The spacing between the text and a detail below it that counts in a row's height.
    static let lineGap: CGFloat = 1
    /// The greatest distance of a text from the top of a row without room for ``roomyLineGap``, in points.
    static let textTop: CGFloat = 10
    /// The spacing between the text and a detail below it in a row with room, in points.
    static let roomyLineGap: CGFloat = 3
    /// The least height of a row besides its text and detail that has room for ``roomyLineGap``, in points.
    static let roomyRest: CGFloat = 22
    /// The difference between the total padding above and below a text with a detail below it and that of a text alone,
    /// which keeps a standard row as high as on iOS.
    static let subtitleRoom: CGFloat = -3
    /// The spacing beside an accessory.
    static let accessoryGap = TableMetrics.accessoryMargin
    /// The width of the text column in a value2 cell, and the spacing after it.
    static let column: CGFloat = 91
    static let columnGap: CGFloat = 6
    /// The minimum fraction of the width for a detail beside a long text.
    static let detailShare: CGFloat = 0.4
  }

  private var hasDetail: Bool { !(parts.detail?.text ?? "").isEmpty }

  /// Whether the detail lies below the text: in subtitle cells, and in accessibility categories.
  ///
  /// In those, text is too large for two texts beside each other; which categories these are is our choice.
  private var isStacked: Bool {
    style == .subtitle || traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Returns the height of a row with built-in content in a cell of the given width.
  ///
  /// The minimum is 44 less the separator, 43.5 at 2x and 43.667 at 3x, or 55.5 and 55.667 with a detail below the text,
  /// and 51 on iOS 26 (uikit-recorded.md, "Cells and tables", IB). The separator is added to rows that are higher because
  /// of their text.
  func builtInHeight(width: CGFloat) -> CGFloat {
    let line = separatorHeight
    let metrics = systemMetrics
    let room = 2 * metrics.cellMargin
    let standard = metrics.builtInRowHeight(separator: line)
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return standard }
    let area = textArea(width: contentWidth(of: width))
    let frames = textFrames(in: area, height: nil)
    var height = standard
    if let text = frames.text { height = max(height, text.height + room + line) }
    if let detail = frames.detail {
      if style == .subtitle {
        let block = (frames.text?.height ?? 0) + Metrics.lineGap + detail.height
        height = max(
          metrics.builtInRowHeight(hasSubtitle: true, separator: line), block + room + Metrics.subtitleRoom + line)
      } else if isStacked {
        height = max(height, (frames.text?.height ?? 0) + Metrics.lineGap + detail.height + room + line)
      } else {
        height = max(height, detail.height + room + line)
      }
    }
    let image = imageSize.height
    return image > 0 ? max(height, image + line) : height
  }

  private var imageSize: CGSize {
    guard let image = parts.image, image.image != nil else { return .zero }
    return image.intrinsicContentSize
  }

  /// Returns the horizontal extent of the texts in a content view of the given width.
  private func textArea(width: CGFloat) -> (left: CGFloat, width: CGFloat) {
    let image = imageSize.width
    let margin = tableTraits.sideMargin
    let left =
      margin + (CGFloat(indentationLevel) * indentationWidth).bounded + (image > 0 ? image + Metrics.imageGap : 0)
    return (left, max(width - left - (hasAccessory ? Metrics.accessoryGap : margin), 0))
  }

  /// Returns the frames of the texts from left to right; without a height, only their sizes are valid.
  ///
  /// The distance from the top is rounded up to whole points: text 17 high in 43.5 is at 14, not at 13.25
  /// (uikit-recorded.md, "Texts in built-in cells", IB).
  /// In value1 cells, text without a detail has its own size, too, while that of default cells fills the content view.
  private func textFrames(
    in area: (left: CGFloat, width: CGFloat), height: CGFloat?
  ) -> (text: CGRect?, detail: CGRect?) {
    let (text, detail) = (parts.text, hasDetail ? parts.detail : nil)
    let rowHeight = height ?? 0
    func middle(_ size: CGFloat) -> CGFloat { Self.wholePoints.ceilToPixel((rowHeight - size) / 2) }
    guard let detail else {
      guard let text else { return (nil, nil) }
      if style == .value2 {
        let size = fit(text, Metrics.column)
        return (CGRect(x: area.left, y: middle(size.height), width: Metrics.column, height: size.height), nil)
      }
      let size = fit(text, area.width)
      if style == .value1 {
        return (CGRect(x: area.left, y: middle(size.height), width: size.width, height: size.height), nil)
      }
      return (CGRect(x: area.left, y: 0, width: area.width, height: height ?? size.height), nil)
    }
    if isStacked {
      let (first, second) = (text.map { fit($0, area.width) } ?? .zero, fit(detail, area.width))
      let middle = middle(first.height + second.height)
      let rest = rowHeight - first.height - second.height
      let top = middle - lineGap(middle: middle, rest: rest, isOneLine: Self.isOneLine(detail, second))
      return (
        CGRect(x: area.left, y: top, width: first.width, height: first.height),
        CGRect(x: area.left, y: middle + first.height, width: second.width, height: second.height)
      )
    }
    var (left, widths) = (area.left, sideBySide(text, detail, area.width))
    if style == .value2 {
      widths = (Metrics.column, max(area.width - Metrics.column - Metrics.columnGap, 0))
      left += Metrics.column + Metrics.columnGap
    }
    let (first, second) = (text.map { fit($0, widths.0) } ?? .zero, fit(detail, widths.1))
    let top = middle(first.height)
    let detailTop = alignedTop(of: detail, second, beside: text, first, at: top) ?? middle(second.height)
    let detailX = style == .value2 ? left : area.left + area.width - min(second.width, widths.1)
    let firstWidth = style == .value2 ? widths.0 : min(first.width, widths.0)
    return (
      CGRect(x: area.left, y: top, width: firstWidth, height: first.height),
      CGRect(x: detailX, y: detailTop, width: min(second.width, widths.1), height: second.height)
    )
  }

  /// Returns the distance from the top of a detail whose baseline is that of the text beside it, in whole points.
  ///
  /// It makes a difference if the fonts differ (uikit-recorded.md, "Texts in built-in cells", IB). `nil` for value2 cells
  /// and for texts of several lines, of which nothing is recorded.
  private func alignedTop(
    of detail: UILabel, _ detailSize: CGSize, beside text: UILabel?, _ size: CGSize, at top: CGFloat
  ) -> CGFloat? {
    guard style == .value1, let text, !(text.text ?? "").isEmpty, Self.isOneLine(text, size),
      Self.isOneLine(detail, detailSize)
    else { return nil }
    return Self.wholePoints.nearest(top + text.font.ascender - detail.font.ascender)
  }

  private static func isOneLine(_ label: UILabel, _ size: CGSize) -> Bool { size.height < 1.5 * label.font.lineHeight }

  /// Rounds to whole points rather than to pixels.
  private static let wholePoints = PixelSnapping(scale: 1)

  /// Returns the spacing between a text and a detail below it.
  ///
  /// The detail is where it would be if both touched in the middle of the row, and the text is moved up from there: by 3
  /// points if the rest of the row's height is at least 22 or the detail has several lines, and not at all if the rest is
  /// at most 12.5 (uikit-recorded.md, "Texts in built-in cells", IB). Between these, no rule is known. A guess fits 20
  /// of 28 recordings: the text is at most 10 below the top.
  ///
  /// Not recorded: texts that are below each other because of the content size category. They follow the same rule.
  private func lineGap(middle: CGFloat, rest: CGFloat, isOneLine: Bool) -> CGFloat {
    if !isOneLine || rest >= Metrics.roomyRest - PixelSnapping.tolerance { return Metrics.roomyLineGap }
    return max(middle - Metrics.textTop, 0)
  }

  /// Returns the widths of a text and a detail beside it.
  ///
  /// If they don't both fit, the detail shrinks to its minimum fraction first, and then the text.
  private func sideBySide(_ text: UILabel?, _ detail: UILabel, _ room: CGFloat) -> (CGFloat, CGFloat) {
    let (first, second) = (text.map(natural) ?? 0, natural(detail))
    let gap = first > 0 ? Metrics.sideGap : 0
    guard first + gap + second > room else { return (first, second) }
    let least = min(second, room * Metrics.detailShare)
    let detailWidth = max(min(second, room - gap - first), least)
    return (max(min(first, room - gap - detailWidth), 0), detailWidth)
  }

  /// Returns the width of a text on one line.
  private func natural(_ label: UILabel) -> CGFloat { label.sizeThatFits(CGSize(width: 0, height: 0)).width }

  private func fit(_ label: UILabel, _ width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: max(width, pixelSnapping.pixel), height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Positions the built-in parts in a content view of the given size.
  func placeBuiltIn(in size: CGSize) {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let area = textArea(width: size.width)
    let frames = textFrames(in: area, height: size.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func setFrame(of view: UIView?, _ frame: CGRect) {
      guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
      var frame = frame
      if isMirrored { frame.origin.x = size.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
    setFrame(of: parts.text, frames.text ?? .zero)
    setFrame(of: parts.detail, frames.detail ?? .zero)
    var image = imageSize
    if image.height > size.height, image.height > 0 {
      image = CGSize(width: image.width * size.height / image.height, height: size.height)
    }
    let left = tableTraits.sideMargin + (CGFloat(indentationLevel) * indentationWidth).bounded
    let top = pixelSnapping.nearest((size.height - image.height) / 2)
    setFrame(of: parts.image, CGRect(x: left, y: top, width: image.width, height: image.height))
  }
}
