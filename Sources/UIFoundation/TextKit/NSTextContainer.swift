public import Foundation

/// The region that a text view lays its text out in.
open class NSTextContainer: NSObject {
  /// Called after a value has changed.
  package var didChange: (() -> Void)?

  /// The region's size in points, the padding included; a side of 0 or less sets no limit.
  open var size: CGSize {
    didSet { if size != oldValue { didChange?() } }
  }
  /// The space at both ends of every line, in points.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange?() } }
  }
  /// The greatest number of lines; 0 sets no limit.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange?() } }
  }
  /// What happens to the last line where text is missing.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange?() } }
  }
  /// Parts of the region to leave free: kept; lines run through them.
  open var exclusionPaths: [UIBezierPath] = []
  /// The manager that lays text out in the region.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The region's size without the padding, in points.
  package var lineSize: CGSize {
    CGSize(width: size.width > 0 ? max(size.width - 2 * lineFragmentPadding, 0) : 0, height: size.height)
  }
  /// Gives the region a size that nobody is told of.
  package func follow(_ size: CGSize) {
    let told = didChange
    didChange = nil
    self.size = size
    didChange = told
  }
  /// Whether the width follows the text view's.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's.
  open var heightTracksTextView = false

  /// A region of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A region without limits; there are no archives of regions here.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// Whether all lines are as wide as the region: they are.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// A region without limits.
  public override convenience init() { self.init(size: .zero) }
}
