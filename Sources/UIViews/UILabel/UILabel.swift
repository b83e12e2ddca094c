public import Foundation
public import UIFoundation

/// A view that shows text in one font, on one line or on several.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text, and what is known of its lines.
  var content = LabelText()
  /// The font in use.
  var storedFont = UILabel.defaultFont
  /// The width that the engine asks the height for, while it asks.
  var solvedWidth: CGFloat?
  var adjustsFont = false
  var followsTraits = false

  /// The text; nil and empty text take no room.
  open var text: String? {
    get { content.string }
    set { setText(newValue) }
  }

  // UIKit declares the next two so: source assigns optionals to them.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; nil stands for the system font at 17 points, which is also what a label starts with.
  open var font: UIFont! {
    get { storedFont }
    set { setFont(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; nothing is drawn here.
  open var textColor: UIColor! = .label

  /// How lines lie between the label's edges.
  open var textAlignment = NSTextAlignment.natural
  /// What happens to text that does not fit; lines break between words in every mode.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines are shown at most; 0, and any number below it, sets no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// The width, in points, at which several lines are broken for the intrinsic size.
  ///
  /// 0, which is also the start, leaves it to the layout: the text's height is asked for again at the width that the
  /// constraints gave the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }
  /// Whether a font that came from a text style or from `UIFontMetrics` follows the content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { adjustsFont }
    set { setAdjustsFont(newValue) }
  }

  /// Whether the label looks enabled.
  open var isEnabled = true
  /// Whether the label looks highlighted.
  open var isHighlighted = false
  /// The colour of highlighted text.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The rectangle that the text takes in the given one, in points, its size on whole pixels.
  ///
  /// Its top is that of `bounds`, its place along x follows ``textAlignment``. Lines that do not fit the height are left
  /// out, but for the first. ``intrinsicContentSize`` and ``sizeThatFits(_:)`` call this.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    textRectangle(in: bounds, limit: numberOfLines)
  }
  /// Draws the text: nothing here.
  open func drawText(in rect: CGRect) {}

  /// The size of the text, rounded up to the pixel; (0, 0) without text.
  open override var intrinsicContentSize: CGSize { textSize(at: solvedWidth ?? preferredMaxLayoutWidth) }
  /// The size of the text broken at the given width, rounded up to the pixel; 0 or less sets no width.
  ///
  /// A label with one line ignores the width, and every label the height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(at: size.width) }

  override var heightDependsOnWidth: Bool {
    numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) && !content.isEmpty
  }
  // Through the property, so that a subclass's margins around the text count in the second pass as well.
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    solvedWidth = width
    defer { solvedWidth = nil }
    return intrinsicContentSize
  }
  override func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    textBaselines(in: size)
  }
  override var baselineFont: UIFont? { storedFont }
  override func traitsDidChange(from previous: UITraitCollection) {
    followTraits(from: previous)
    super.traitsDidChange(from: previous)
  }
}
