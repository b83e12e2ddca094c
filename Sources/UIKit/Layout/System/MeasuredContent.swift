import CoreGraphics

/// What is known about an item's content: the size that it contributes, and its baselines.
///
/// Both depend on the width that the view gets, which only a solution determines. The first pass uses the size without
/// a width; the second pass asks for the size at the solved width, and for the baselines of its height.
struct MeasuredContent {
  /// The distances of the baselines from the edges of the alignment rectangle, in points.
  struct Baselines: Hashable {
    /// The size of the alignment rectangle.
    var size: CGSize
    var firstFromTop: CGFloat?
    var lastFromBottom: CGFloat?
  }

  /// The content size that the contributions are based on.
  private(set) var size: CGSize
  /// The width without a limit, which the first pass uses.
  private var unwrappedWidth: CGFloat
  /// The width at ``askedWidth``, which the second pass uses.
  private var wrappedWidth: CGFloat
  /// The width for which the second pass requested the size; `nil` if ``size`` has the unwrapped height.
  private var askedWidth: CGFloat?
  /// The positions of the baselines; `nil` until a constraint mentions one.
  private(set) var baselines: Baselines?
  /// Whether the content has changed since the baselines were computed.
  private var hasStaleBaselines = true

  /// The length of a side without a content size (`UIView.noIntrinsicMetric`).
  static let noLength: CGFloat = -1

  /// Creates the content of an item that nothing is known about.
  init() { self.init(CGSize(width: Self.noLength, height: Self.noLength)) }

  /// Creates the content of a size, before anything was measured.
  init(_ size: CGSize) {
    self.size = size
    unwrappedWidth = size.width
    wrappedWidth = size.width
  }

  /// Stores the size without a width, and returns the size to contribute.
  ///
  /// A height that depends on the width keeps its value until the second pass requests it; otherwise, it would be
  /// edited twice.
  mutating func setSize(_ unwrapped: CGSize, heightDependsOnWidth: Bool) -> CGSize {
    let keepsHeight = heightDependsOnWidth && askedWidth != nil && size.height >= 0
    size = CGSize(width: unwrapped.width, height: keepsHeight ? size.height : unwrapped.height)
    unwrappedWidth = unwrapped.width
    wrappedWidth = unwrapped.width
    askedWidth = nil
    return size
  }

  /// Returns whether the second pass has to request the height for a width, and records that it does.
  mutating func startAsking(at width: CGFloat) -> Bool {
    if let askedWidth, abs(askedWidth - width) <= LayoutTolerance.width { return false }
    askedWidth = width
    return true
  }

  /// Stores the width of the content at the solved width.
  mutating func setWrappedWidth(_ width: CGFloat) { if width.isFinite { wrappedWidth = width } }

  /// Returns to the width without a limit, for the first pass. Returns false if it was used already.
  ///
  /// Each layout pass begins with it, so that a view that was narrow once does not stay narrow.
  mutating func unwrap() -> Bool { setWidth(unwrappedWidth) }

  /// Uses the width of the content at the solved width, for the second pass. Returns false if it was used already.
  mutating func wrap() -> Bool { setWidth(wrappedWidth) }

  /// Whether the width is that of wrapped text, which is less than without a limit.
  var isWrapped: Bool { size.width < unwrappedWidth - LayoutTolerance.width }

  /// Whether ``wrap()`` would change the width.
  var canWrap: Bool { abs(wrappedWidth - size.width) > LayoutTolerance.width }

  private mutating func setWidth(_ width: CGFloat) -> Bool {
    if abs(width - size.width) <= LayoutTolerance.width { return false }
    size.width = width
    return true
  }

  /// Stores the height for the solved width. Returns false if it has not changed.
  mutating func setHeight(_ height: CGFloat) -> Bool {
    guard height.isFinite, abs(height - size.height) > LayoutTolerance.width else { return false }
    size.height = height
    return true
  }

  /// Records that the content has changed.
  mutating func contentDidChange() { hasStaleBaselines = true }

  /// Returns whether the baselines have to be computed for a size of the alignment rectangle, and records that they
  /// are.
  mutating func startMeasuringBaselines(in size: CGSize) -> Bool {
    if baselines?.size == size, !hasStaleBaselines { return false }
    hasStaleBaselines = false
    return true
  }

  /// Stores the baselines, or `nil` if they have to be computed again. Returns false if they have not changed.
  mutating func setBaselines(_ new: Baselines?) -> Bool {
    if new == baselines { return false }
    baselines = new
    return true
  }
}

/// Differences, in points, that count as none.
enum LayoutTolerance {
  /// The difference below which two constants are equal: the noise of adding and subtracting a size.
  static let constant = 1e-9

  /// The change of a width beyond which a multi-line view computes its height again.
  static let width: CGFloat = 1e-6
}
