public import Foundation
public import UIFoundation

/// A row of titles and images of which one is chosen.
///
/// Each segment is as wide as the widest title or image with 10 points beside it, unless the widths follow the content or
/// were set. The frame is 32 points high; alignment leaves out 1 at the bottom (recorded by Interface Builder in 59
/// documents).
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
  }

  /// Stands for no segment, as the chosen one: -1.
  public nonisolated static let noSegment = -1

  private var segments: [Segment] = []
  private var font = UIFont.systemFont(ofSize: ControlMetrics.segmentFontSize)

  /// A control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control without segments; there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control of titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    bounds.size = fittingSize
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Which segment is chosen; ``noSegment`` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
    }
  }
  /// Whether each segment is as wide as its own content.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether a segment is chosen for a moment only: kept.
  open var isMomentary = false
  /// The colour of the chosen segment: kept.
  open var selectedSegmentTintColor: UIColor?

  private func change(_ body: () -> Void) {
    body()
    invalidateIntrinsicContentSize()
  }

  /// Adds a segment; an index beyond the last one adds it at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    change { segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count)) }
  }
  /// Adds a segment; an index beyond the last one adds it at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    change { segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count)) }
  }
  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    change { segments.remove(at: segment) }
  }
  /// Takes every segment away.
  open func removeAllSegments() { change { segments = [] } }
  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), segments[segment].title != title else { return }
    change { segments[segment].title = title }
  }
  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Sets a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), segments[segment].image !== image else { return }
    change { segments[segment].image = image }
  }
  /// A segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Sets a segment's width, in points; 0 leaves it to the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), segments[segment].width != width else { return }
    change { segments[segment].width = width }
  }
  /// A segment's width as it was set.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  /// Sets the attributes of titles; the font of the normal state counts in layout.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    guard state == .normal else { return }
    let new = attributes?[.font] as? UIFont ?? .systemFont(ofSize: ControlMetrics.segmentFontSize)
    if new != font { change { font = new } }
  }

  /// The width of a segment by its content.
  private func contentWidth(_ segment: Segment) -> CGFloat {
    let title = segment.title.map { pixelSnapping.ceilToPixel($0.size(withAttributes: [.font: font]).width) } ?? 0
    return max(title, segment.image?.size.width ?? 0) + 2 * ControlMetrics.segments.margin
  }

  /// The size of the frame: the widths of all segments, and 32 points, or as much as an image or a line needs.
  private var fittingSize: CGSize {
    let widths = segments.map(contentWidth)
    let common = apportionsSegmentWidthsByContent ? nil : widths.max()
    let width = zip(segments, widths).reduce(0) { $0 + ($1.0.width > 0 ? $1.0.width : common ?? $1.1) }
    let content = segments.compactMap(\.image?.size.height).max() ?? 0
    let height = max(ControlMetrics.segments.height, content, font.lineHeight)
    return pixelSnapping.ceilToPixel(CGSize(width: width, height: height))
  }
  /// The widths of all segments, and 31 points of height, or as much as an image or a line needs: the frame without the
  /// alignment insets.
  open override var intrinsicContentSize: CGSize { fittingSize.inset(by: alignmentRectInsets) }
  /// 1 point at the bottom.
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.segmentInsets }
  /// The widths of all segments, and 32 points of height, or as much as an image or a line needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
}
