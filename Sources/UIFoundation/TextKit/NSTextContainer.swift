import CoreGraphics
public import Foundation

/// The area in which text is laid out.
open class NSTextContainer: NSObject {
  /// Called after a property has changed.
  package var didChange: (() -> Void)?

  /// The size in points, including the padding. A side of 0 or less sets no limit.
  open var size: CGSize {
    didSet {
      if size.isNaN { size = oldValue }
      if size != oldValue { didChange?() }
    }
  }
  /// The space at both ends of every line, in points. The default is 5.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if lineFragmentPadding.acceptChange(from: oldValue, "NSTextContainer.lineFragmentPadding") { didChange?() }
    }
  }
  /// The maximum number of lines. The default is 0, which sets no limit.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange?() } }
  }
  /// How lines break, and how the last one is truncated if text is missing. The default is `byWordWrapping`.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange?() } }
  }
  /// The areas to exclude from the container; lines run through them. Stored for source compatibility; has no effect.
  open var exclusionPaths: [UIBezierPath] = []
  /// The layout manager of the container, held weakly.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The size without the padding, in points.
  package var lineSize: CGSize {
    CGSize(width: size.width > 0 ? max(size.width - 2 * lineFragmentPadding.bounded, 0) : 0, height: size.height)
  }
  /// Sets the size without calling ``didChange``.
  package func setTrackedSize(_ size: CGSize) {
    let told = didChange
    didChange = nil
    self.size = size
    didChange = told
  }
  /// Whether the width follows that of the text view. The default is `false`.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view. Stored for source compatibility; has no effect.
  open var heightTracksTextView = false

  /// Creates a container with a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits. Archives aren't supported, so nothing is read.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// Whether all lines are as wide as the container, which is always `true`.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// Creates a container without limits.
  public override convenience init() { self.init(size: .zero) }
}
