import CoreGraphics
public import Foundation
public import UIFoundation

/// A view that displays text, on one or more lines.
///
/// The class body contains what a subclass may override. The behavior is in one file per facet.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text and its cached layout.
  final let content = TextContent(font: UILabel.defaultFont, lineBreakStrategy: .standard)
  final var state = LabelState()

  /// Disables events.
  override func setUp() { isUserInteractionEnabled = false }

  // MARK: - Text

  /// The text. The size of `nil` and of empty text is zero.
  ///
  /// Text that is set has the label's font and no attributes of its own. A text of more than 4,194,304 UTF-16 code
  /// units (`TextLimits.maximumLength`) is stored but measures as empty, and a line on standard error reports it.
  open var text: String? {
    get { content.string }
    set {
      let wasEmpty = content.isEmpty
      if content.set(newValue), !(wasEmpty && content.isEmpty) { textDidChange() }
    }
  }
  /// The text with its attributes. The label's font is used where the text has none.
  open var attributedText: NSAttributedString? {
    get { attributedContent }
    set { setAttributedText(newValue) }
  }

  // UIKit declares the next two properties this way: code assigns optionals to them.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font. The default is the system font at 17 points, which setting `nil` restores.
  ///
  /// With attributed text, it is the font of the first character. Setting it changes the font of the whole text.
  open var font: UIFont! {
    get { content.firstFont ?? content.font }
    set { setFont(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text color. It works the same way as ``font``; the default, which setting `nil` restores, is `UIColor.label`.
  open var textColor: UIColor! {
    get { content.firstColor ?? state.color }
    set {
      state.color = newValue ?? .label
      _ = content.setAttributeEverywhere(state.color, as: .foregroundColor)
    }
  }

  // MARK: - Lines

  /// The horizontal alignment of lines. For attributed text, it is read from and written to the paragraph style.
  open var textAlignment: NSTextAlignment {
    get { content.firstParagraphStyle?.alignment ?? state.alignment }
    set {
      guard newValue != state.alignment || newValue != textAlignment else { return }
      state.alignment = newValue
      changeParagraphStyles { $0.alignment = newValue }
    }
  }
  /// How text that is too long for the lines or the height is broken or truncated.
  ///
  /// The truncating modes truncate the last line. Lines break between words in every mode except `byCharWrapping`. For
  /// attributed text, the mode is read from and written to the paragraph style.
  open var lineBreakMode: NSLineBreakMode {
    get { content.firstParagraphStyle?.lineBreakMode ?? state.lineBreakMode }
    set {
      guard newValue != lineBreakMode else { return }
      state.lineBreakMode = newValue
      changeParagraphStyles { $0.lineBreakMode = newValue }
      textDidChange()
    }
  }
  /// The maximum number of lines. The default is 1; 0 and negative numbers set no limit.
  open var numberOfLines: Int {
    get { state.numberOfLines }
    set {
      guard newValue != state.numberOfLines else { return }
      state.numberOfLines = newValue
      textDidChange()
    }
  }
  /// The width at which lines are broken for the intrinsic size, in points.
  ///
  /// The default is 0: the layout asks for the text's height again, at the width that the constraints determined.
  open var preferredMaxLayoutWidth: CGFloat {
    get { state.preferredWidth }
    set {
      guard newValue != state.preferredWidth, !newValue.isNaN else { return }
      state.preferredWidth = newValue
      textDidChange()
    }
  }
  /// Whether a font from a text style or from `UIFontMetrics` follows the content size category. The default is
  /// `false`.
  open var adjustsFontForContentSizeCategory: Bool {
    get { state.adjustsFont }
    set { setAdjustsFont(newValue) }
  }

  // MARK: - Fitting and breaking text

  /// Whether text that doesn't fit the label shrinks, down to ``minimumScaleFactor``. The default is `false`.
  ///
  /// It has no effect on the label's own size, which is that of the text at its full size.
  open var adjustsFontSizeToFitWidth: Bool {
    get { state.shrinks }
    set {
      guard newValue != state.shrinks else { return }
      state.shrinks = newValue
      shrinkingDidChange()
    }
  }
  /// The smallest factor by which text is scaled to fit.
  ///
  /// The default is 0, with which text doesn't shrink (uikit.md, "UILabel, UITextView, UIButton").
  open var minimumScaleFactor: CGFloat {
    get { state.leastFactor }
    set {
      guard newValue != state.leastFactor, newValue.isUsable() else { return }
      state.leastFactor = newValue
      shrinkingDidChange()
    }
  }
  /// The vertical position of text that was shrunk to fit. The default is `alignBaselines`.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { shrinkingDidChange() } }
  }
  /// Whether letters may be set more tightly before text is truncated. Stored for source compatibility; has no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Where lines may break in addition to the language's rules.
  ///
  /// The default is `standard`, which doesn't break words of Korean. For attributed text, the strategy is read from and
  /// written to the paragraph style; the label's own is used where the text has none.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.firstParagraphStyle?.lineBreakStrategy ?? content.lineBreakStrategy }
    set {
      guard newValue != lineBreakStrategy || newValue != content.lineBreakStrategy else { return }
      content.lineBreakStrategy = newValue
      changeParagraphStyles { $0.lineBreakStrategy = newValue }
      textDidChange()
    }
  }
  /// Whether a pointer over truncated text shows the whole text. Stored for source compatibility; has no effect.
  open var showsExpansionTextWhenTruncated = false

  // MARK: - Appearance

  /// Whether the label looks enabled. Otherwise it is drawn in a light gray.
  open var isEnabled = true
  /// Whether the text is drawn in ``highlightedTextColor``.
  open var isHighlighted = false
  /// The color of highlighted text, or `nil` for ``textColor``.
  open var highlightedTextColor: UIColor?
  /// The color of the text's shadow, or `nil` for none.
  open var shadowColor: UIColor?
  /// The offset of the text's shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  // MARK: - Size

  /// Returns the rectangle of the text in the given bounds, in points, with a size in whole pixels.
  ///
  /// The width includes white space, also that at which lines are broken, up to the width of `bounds`, as on iOS. The
  /// top is that of `bounds`, and its horizontal position follows ``textAlignment``. Lines that don't fit the
  /// height are left out, except the first. ``intrinsicContentSize`` and ``sizeThatFits(_:)`` call this method.
  @discardableResult
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let bounds = CGRect(
      origin: CGPoint(x: bounds.origin.x.bounded, y: bounds.origin.y.bounded), size: bounds.size.bounded)
    var request = request(in: bounds.size, lines: numberOfLines)
    request.options.measuresHanging = numberOfLines != 1
    return rectangle(of: content.measure(request), in: bounds, lines: numberOfLines)
  }
  /// Draws the text in a rectangle, in the current context. Override it to draw the text elsewhere.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }
  /// Draws the label, by calling ``drawText(in:)``.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// The size of the text, rounded up to the pixel; zero without text.
  ///
  /// Layout asks for it again at the solved width if the text may wrap there, and the label may be that narrow.
  open override var intrinsicContentSize: CGSize {
    textSize(atWidth: layoutState.askedWidth ?? preferredMaxLayoutWidth)
  }
  /// Returns the size of the text broken at the given width, rounded up to the pixel; 0 or less sets no limit.
  ///
  /// A single-line label ignores the width, and every label ignores the height.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(atWidth: size.width)
  }

  // MARK: - For the layout engine

  override var heightDependsOnWidth: Bool {
    numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) && !content.isEmpty
  }
  override func contentSize(atWidth width: CGFloat) -> CGSize {
    type(of: self) == UILabel.self ? textSize(atWidth: width) : super.contentSize(atWidth: width)
  }
  override var hugsWrappedContent: Bool { true }
  override var widthOfLastLayout: CGFloat? { layoutState.flags.contains(.wasPlaced) ? bounds.width : nil }
  override func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    layoutBaselines(atWidth: size.width)
  }
  override var baselineFont: UIFont? { font }
  override var printedText: String? { text }
  override func traitsDidChange(from previous: UITraitCollection) {
    followTraits(from: previous)
    super.traitsDidChange(from: previous)
  }
}

/// The properties of a label that measuring reads.
@MainActor
struct LabelState {
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  /// The width at which lines are broken for the intrinsic size, in points, or 0 for the solved width.
  var preferredWidth: CGFloat = 0
  /// Whether text that is too large shrinks, and the smallest factor.
  var shrinks = false
  var leastFactor: CGFloat = 0
  var adjustsFont = false
  var followsTraits = false
}

/// The vertical position of a label's text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// The shrunk text has the baseline of the full-size text.
  case alignBaselines
  /// The shrunk text is centered vertically.
  case alignCenters
  /// The shrunk text starts at the top of the full-size text.
  case none
}
