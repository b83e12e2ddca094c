import CoreGraphics
public import Foundation

/// The area in which text is laid out.
open class NSTextContainer: NSObject {
  /// Called after a property has changed.
  package var didChange: (() -> Void)?
  final var settings: ContainerSettings { didSet { if settings != oldValue { didChange?() } } }

  /// The size in points, including the padding. A side of 0 or less sets no limit.
  open var size: CGSize {
    get { settings.size }
    set { if !newValue.isNaN { settings.size = newValue } }
  }
  /// The space at both ends of every line, in points. The default is 5.
  open var lineFragmentPadding: CGFloat {
    get { settings.padding }
    set { if newValue.isUsable() { settings.padding = newValue } }
  }
  /// The maximum number of lines. The default is 0, which sets no limit.
  open var maximumNumberOfLines: Int {
    get { settings.lineLimit }
    set { settings.lineLimit = newValue }
  }
  /// How the last line ends if text is missing after it: between words, within a word, beyond the container, or with an
  /// ellipsis. The default is `byWordWrapping`.
  ///
  /// Paragraph styles determine how the other lines break.
  open var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreakMode }
    set { settings.lineBreakMode = newValue }
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
    settings = ContainerSettings(size: size)
    super.init()
  }

  /// Creates a container without limits. Archives aren't supported, so nothing is read.
  public required init?(coder: NSCoder) {
    settings = ContainerSettings(size: .zero)
    super.init()
  }

  /// Whether all lines are as wide as the container, which is always `true`.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// Creates a container without limits.
  public override convenience init() { self.init(size: .zero) }
}

/// The properties of a text container that determine how text is laid out.
struct ContainerSettings: Equatable {
  /// The size in points, including the padding.
  var size: CGSize
  /// The space at both ends of every line, in points.
  var padding: CGFloat = 5
  /// The maximum number of lines, or 0 for no limit.
  var lineLimit = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
}
