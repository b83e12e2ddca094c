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
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange?() } }
  }
  /// The greatest number of lines; 0 sets no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange?() } }
  }
  /// What happens to the last line where text is missing.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange?() } }
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

  /// A region without limits.
  public override convenience init() { self.init(size: .zero) }
}
