import CoreGraphics
public import Foundation
public import UIFoundation

/// A row of titles and images, one of which can be selected.
///
/// Each segment is as wide as the widest content plus a margin of 9 points on either side, unless its width is set or
/// the widths follow the segments' own content, and a point lies between two segments. A title counts with its width in
/// the medium weight, which the selected one has, rounded up to a whole point at any scale (uikit-recorded.md,
/// "Segments", 21 controls). The frame is 32 points high, with an alignment inset of 1 at the bottom (recorded by
/// Interface Builder in 59 documents).
///
/// Not recorded: segments with images or with widths that were set, which have the same margins and gaps.
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
  }

  /// The value of ``selectedSegmentIndex`` when no segment is selected: -1.
  public nonisolated static let noSegment = -1

  private var segments: [Segment] = []
  /// The font of the titles, if it was set.
  private var titleFont: UIFont?
  /// The attributes of titles, by the raw value of the state.
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without segments. A document of Interface Builder adds its values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with segments for titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    bounds.size = fittingSize
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected segment, or ``noSegment``. The default is ``noSegment``.
  ///
  /// It follows the segment when one before it is removed, and becomes ``noSegment`` when the segment is removed.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
    }
  }
  /// Whether each segment is as wide as its own content. The default is `false`.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether a segment is selected only while it is touched. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var isMomentary = false
  /// The color of the selected segment, or `nil` for white, or gray in the dark style.
  open var selectedSegmentTintColor: UIColor?

  private func change(_ body: () -> Void) {
    body()
    invalidateIntrinsicContentSize()
  }

  /// Inserts a segment with a title. An index beyond the last appends the segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    change { segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count)) }
  }
  /// Inserts a segment with an image. An index beyond the last appends the segment.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    change { segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count)) }
  }
  /// Removes a segment, or does nothing if the index is out of range.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    change { segments.remove(at: segment) }
    if segment == selectedSegmentIndex {
      selectedSegmentIndex = Self.noSegment
    } else if segment < selectedSegmentIndex {
      selectedSegmentIndex -= 1
    }
  }
  /// Removes all segments from the control.
  open func removeAllSegments() {
    change { segments = [] }
    selectedSegmentIndex = Self.noSegment
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), segments[segment].title != title else { return }
    change { segments[segment].title = title }
  }
  /// Returns the title of a segment.
  @discardableResult
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), segments[segment].image !== image else { return }
    change { segments[segment].image = image }
  }
  /// Returns the image of a segment.
  @discardableResult
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Sets the width of a segment, in points, or 0 for the width of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), segments[segment].width != width else { return }
    change { segments[segment].width = width }
  }
  /// Returns the width that was set for a segment, or 0.
  @discardableResult
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  /// Sets whether a segment is enabled.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  /// Returns whether a segment is enabled.
  @discardableResult
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  private var images: [SegmentImage: UIImage] = [:]
  /// Sets the background image in a state. Stored for source compatibility; has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { images[.background(state, barMetrics)] = backgroundImage }
  /// Returns the background image that was set for a state.
  @discardableResult
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images[.background(state, barMetrics)]
  }
  /// Sets the image between segments in two states. Stored for source compatibility; has no effect.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { images[.divider(left: leftState, right: rightState, barMetrics)] = dividerImage }
  /// Returns the image that was set between segments in two states.
  @discardableResult
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images[.divider(left: leftState, right: rightState, barMetrics)] }
  /// Sets the attributes of the titles in a state. Only the font of the normal state affects the layout.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    guard state == .normal else { return }
    let new = attributes?[.font] as? UIFont
    if new != titleFont { change { titleFont = new } }
  }

  /// Returns the width of a segment's content, with its margins.
  private func contentWidth(_ segment: Segment) -> CGFloat {
    let font = titleFont ?? .systemFont(ofSize: ControlMetrics.segmentFontSize, weight: .medium)
    let title = segment.title?.size(withAttributes: [.font: font]).width.rounded(.up) ?? 0
    return max(title, segment.image?.size.width ?? 0) + 2 * ControlMetrics.segments.margin
  }

  /// The font that titles are drawn in.
  private var font: UIFont { titleFont ?? .systemFont(ofSize: ControlMetrics.segmentFontSize) }

  /// The size of the frame: the segments' total width with the gaps, and 32 points of height or more if an image or a
  /// line needs it.
  private var fittingSize: CGSize {
    let widths = segments.map(contentWidth)
    let common = apportionsSegmentWidthsByContent ? nil : widths.max()
    let gaps = CGFloat(max(segments.count - 1, 0)) * ControlMetrics.segments.gap
    let width = zip(segments, widths).reduce(gaps) { $0 + ($1.0.width > 0 ? $1.0.width : common ?? $1.1) }
    let content = segments.compactMap(\.image?.size.height).max() ?? 0
    let height = max(ControlMetrics.segments.height, content, font.lineHeight)
    return pixelSnapping.ceilToPixel(CGSize(width: width, height: height))
  }
  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawSegments(in: context)
  }

  /// The segments' total width, and 31 points of height or more if an image or line needs it.
  ///
  /// This is the frame's size without the alignment insets.
  open override var intrinsicContentSize: CGSize { fittingSize.inset(by: alignmentRectInsets) }
  /// 1 point at the bottom.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.segmentInsets }
  /// Returns the segments' total width, and 32 points of height or more if an image or line needs it.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// Returns the width of each segment, which together fill the bounds.
  ///
  /// Widths that were set stay; the others share the rest equally, or by their content if they are apportioned.
  private var drawnWidths: [CGFloat] {
    let natural = segments.map { segment -> CGFloat in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? contentWidth(segment) : 0
    }
    let open = segments.indices.filter { segments[$0].width <= 0 }
    let rest = bounds.width - natural.reduce(0, +)
    guard !open.isEmpty else { return natural }
    return natural.indices.map { open.contains($0) ? max(natural[$0] + rest / CGFloat(open.count), 0) : natural[$0] }
  }

  private func drawSegments(in context: CGContext) {
    let track = bounds.inset(by: alignmentRectInsets)
    let (radius, gap) = ControlLook.segments
    context.fill(track, radius: radius, drawn(.tertiarySystemFill))
    let isDark = traitCollection.userInterfaceStyle == .dark
    var x = track.minX
    for (index, width) in drawnWidths.enumerated() {
      let rect = mirroredInBounds(CGRect(x: x, y: track.minY, width: width, height: track.height))
      x += width
      if index == selectedSegmentIndex {
        context.fill(
          rect.insetBy(dx: gap, dy: gap), radius: radius - gap,
          drawn(selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white)))
      } else if index > 0, index - 1 != selectedSegmentIndex {
        let line = CGRect(x: x - width - 0.5, y: track.midY - 8, width: 1, height: 16)
        context.fill(mirroredInBounds(line), radius: 0, drawn(.separator))
      }
      drawContent(of: index, in: rect, context)
    }
  }

  private func drawContent(of index: Int, in rect: CGRect, _ context: CGContext) {
    let segment = segments[index]
    let isActive = isEnabled && segment.isEnabled
    var attributes = titleAttributes[State.normal.rawValue] ?? [:]
    for (state, applies) in [(State.selected, index == selectedSegmentIndex), (.disabled, !isActive)] where applies {
      attributes.merge(titleAttributes[state.rawValue] ?? [:]) { $1 }
    }
    let color: UIColor = isActive ? .label : .tertiaryLabel
    if let image = segment.image {
      let size = image.size
      let target = CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      let tint = image.renderingMode == .alwaysOriginal ? nil : attributes[.foregroundColor] as? UIColor ?? color
      image.draw(in: pixelSnapping.frame(target), of: context, tint: tint.map(drawn))
    } else if let title = segment.title {
      DrawnLine(title, attributes, font: font, color: color)
        .draw(in: rect, alignment: .center, of: context, scale: pixelSnapping.scale, traits: traitCollection)
    }
  }
}

/// What an image of a segmented control is for.
private enum SegmentImage: Hashable {
  case background(UIControl.State, UIBarMetrics)
  case divider(left: UIControl.State, right: UIControl.State, UIBarMetrics)
}
