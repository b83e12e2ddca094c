import Foundation
import UIFoundation

extension UITextField {
  /// The space beside and above the text that the border style determines, in points.
  private var margins: (side: CGFloat, top: CGFloat) {
    switch borderStyle {
    case .none: (0, 0)
    case .line: (FieldMetrics.lineMargin, FieldMetrics.lineMargin)
    case .bezel, .roundedRect: (FieldMetrics.borderSideMargin, FieldMetrics.borderMargin)
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRightView: UIView? { isShown(rightViewMode) && !showsClearButton ? rightView : nil }
  var showsClearButton: Bool { isShown(clearButtonMode) && hasText }

  /// Returns the size of a side view: its own, or its intrinsic size if that is zero.
  func sideSize(_ view: UIView?) -> CGSize {
    guard let view else { return .zero }
    if view.bounds.size != .zero { return view.bounds.size }
    let content = view.intrinsicContentSize
    return CGSize(width: max(content.width, 0), height: max(content.height, 0))
  }

  /// The widths that the side views and the clear button occupy, in points.
  private var sideWidths: (start: CGFloat, end: CGFloat) {
    func width(_ view: UIView?) -> CGFloat { view.map { sideSize($0).width } ?? 0 }
    let clear = showsClearButton ? FieldMetrics.clearButtonSide + FieldMetrics.sideGap : 0
    return (width(shownLeftView), max(width(shownRightView), clear))
  }

  /// Returns the measurements of the displayed text.
  private func shownBlock() -> TextBlock {
    (content.isEmpty ? placeholderContent : shownContent).measure(TextContent.Request(lines: 1))
  }

  /// The text, or bullets for it.
  var shownContent: TextContent {
    guard isSecureTextEntry else { return content }
    let bullets = String(repeating: "•", count: content.string?.count ?? 0)
    return TextContent(bullets, font: content.font)
  }

  private var lineFont: UIFont { font ?? content.font }

  /// The height of the line and the space around it, in whole pixels.
  ///
  /// A secure field without a border has no space around its line, and a height in whole points
  /// (uikit-recorded.md, "Sizes and alignment insets", IB). Not recorded: at 3x.
  private var lineHeight: CGFloat {
    let snapping = pixelSnapping
    if hasTightLine { return PixelSnapping(scale: 1).ceilToPixel(lineFont.lineHeight) }
    return snapping.ceilToPixel(snapping.ceilToPixel(lineFont.lineHeight) + FieldMetrics.lineRoom)
  }

  private var hasTightLine: Bool { isSecureTextEntry && borderStyle == .none }

  private var isBordered: Bool { borderStyle == .roundedRect || borderStyle == .bezel }

  var fieldSize: CGSize {
    let (side, top) = margins
    let (start, end) = sideWidths
    let least = isBordered ? FieldMetrics.leastBorderedHeight : 0
    let isEmpty = content.isEmpty && placeholderContent.isEmpty
    let text = isEmpty && isBordered ? FieldMetrics.emptyBorderedWidth : shownBlock().width
    let sides = [shownLeftView, shownRightView].map { sideSize($0).height }.max() ?? 0
    return CGSize(
      width: pixelSnapping.ceilToPixel(text + 2 * side + start + end),
      height: pixelSnapping.ceilToPixel(max(lineHeight + 2 * top, sides, least)))
  }

  func textRectangle(in bounds: CGRect) -> CGRect {
    let side = margins.side
    let (start, end) = sideWidths
    // A side view overlaps the border's margin.
    let (first, last) = (max(start, side), max(end, side))
    let left = isMirrored ? last : first
    let above = borderStyle == .roundedRect ? FieldMetrics.roundedTextMargin : 0
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + above, width: max(bounds.width - first - last, 0),
      height: max(bounds.height - 2 * above, 0))
  }

  func startRectangle(_ size: CGSize, in bounds: CGRect) -> CGRect {
    sideRectangle(size, in: bounds, isLeft: !isMirrored, gap: 0)
  }

  func endRectangle(_ size: CGSize, in bounds: CGRect) -> CGRect {
    sideRectangle(size, in: bounds, isLeft: isMirrored, gap: showsClearButton ? FieldMetrics.sideGap : 0)
  }

  private func sideRectangle(_ size: CGSize, in bounds: CGRect, isLeft: Bool, gap: CGFloat) -> CGRect {
    let x = isLeft ? bounds.minX + gap : bounds.maxX - size.width - gap
    return pixelSnapping.frame(
      CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size))
  }

  func placeSideViews() {
    let views = [
      (leftView, shownLeftView != nil, leftViewRect(forBounds: bounds)),
      (rightView, shownRightView != nil, rightViewRect(forBounds: bounds)),
    ]
    for case (let view?, let isShown, let frame) in views {
      view.isHidden = !isShown
      if isShown, view.frame != frame { view.frame = frame }
    }
  }

  /// Returns the baselines' distances from the edges of a field of a given size.
  ///
  /// The line and the space around it are centered vertically. Its baseline is where a label's is, on a whole pixel.
  func textBaselines(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    let (snapping, font) = (pixelSnapping, lineFont)
    let above = hasTightLine ? 0 : FieldMetrics.roomAboveLine
    let top = snapping.nearest((size.height - lineHeight) / 2) + above
    let rounding = snapping.ceilToPixel(font.lineHeight) - font.lineHeight
    let baseline = top + snapping.nearest(rounding / 2 + font.ascender)
    return (baseline, size.height - baseline)
  }
}
