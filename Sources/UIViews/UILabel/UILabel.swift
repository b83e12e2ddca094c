public import Foundation
public import UIFoundation

/// A view that shows text, on one line or on several.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text, and what is known of its lines.
  final let content = TextContent(lineBreakStrategy: .standard)
  // Unchecked as the state of a view is, and for its reason.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var state = LabelState()

  /// A label without text; touches go through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label without text; there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text; nil and empty text take no room. Set, it has the label's font and no attributes of its own.
  ///
  /// A text of more than 4,194,304 UTF-16 code units (`TextLimits.maximumLength`) is kept and measures as empty; one line on the
  /// standard error stream says so.
  open var text: String? {
    get { content.string }
    set { setText(newValue) }
  }
  /// The text with its attributes. The label's font counts where it has none.
  open var attributedText: NSAttributedString? {
    get { attributedContent }
    set { setAttributedText(newValue) }
  }

  // UIKit declares the next two so: source assigns optionals to them.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; nil stands for the system font at 17 points, which is also what a label starts with.
  ///
  /// With attributed text, the font of its first character; set, it becomes the font of all of it.
  open var font: UIFont! {
    get { content.firstAttribute(.font, as: UIFont.self) ?? state.font }
    set { setFont(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text, which works as ``font`` does; nothing is drawn here. Nil stands for `UIColor.label`.
  open var textColor: UIColor! {
    get { content.firstAttribute(.foregroundColor, as: UIColor.self) ?? state.color }
    set {
      state.color = newValue ?? .label
      _ = content.spread(state.color, as: .foregroundColor)
    }
  }

  /// How lines lie between the label's edges; for attributed text its paragraph style says so, and is changed.
  open var textAlignment: NSTextAlignment {
    get { content.firstAttribute(.paragraphStyle, as: NSParagraphStyle.self)?.alignment ?? state.alignment }
    set {
      guard newValue != state.alignment || newValue != textAlignment else { return }
      state.alignment = newValue
      changeParagraphStyles { $0.alignment = newValue }
    }
  }
  /// What happens to text that does not fit the lines or the height.
  ///
  /// The modes that truncate shorten the last line; lines break between words in every mode. For attributed text its
  /// paragraph style says so, and is changed.
  open var lineBreakMode: NSLineBreakMode {
    get { content.firstAttribute(.paragraphStyle, as: NSParagraphStyle.self)?.lineBreakMode ?? state.lineBreakMode }
    set {
      guard newValue != lineBreakMode else { return }
      state.lineBreakMode = newValue
      changeParagraphStyles { $0.lineBreakMode = newValue }
      textDidChange()
    }
  }
  /// How many lines are shown at most; 0, and any number below it, sets no limit.
  open var numberOfLines: Int {
    get { state.numberOfLines }
    set {
      guard newValue != state.numberOfLines else { return }
      state.numberOfLines = newValue
      textDidChange()
    }
  }
  /// The width, in points, at which several lines are broken for the intrinsic size.
  ///
  /// 0, which is also the start, leaves it to the layout: the text's height is asked for again at the width that the
  /// constraints gave the label.
  open var preferredMaxLayoutWidth: CGFloat {
    get { state.preferredWidth }
    set {
      guard newValue != state.preferredWidth else { return }
      state.preferredWidth = newValue
      textDidChange()
    }
  }
  /// Whether a font that came from a text style or from `UIFontMetrics` follows the content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { state.adjustsFont }
    set { setAdjustsFont(newValue) }
  }

  /// Whether text that is wider than the label becomes smaller, down to ``minimumScaleFactor``.
  ///
  /// The label's own size does not follow: it is that of the text at its full size.
  open var adjustsFontSizeToFitWidth: Bool {
    get { state.shrinks }
    set {
      guard newValue != state.shrinks else { return }
      state.shrinks = newValue
      shrinkingDidChange()
    }
  }
  /// The least part of its size that the text is shrunk to; 0, as at first, shrinks nothing (uikit.md, "UILabel,
  /// UITextView, UIButton").
  open var minimumScaleFactor: CGFloat {
    get { state.leastFactor }
    set {
      guard newValue != state.leastFactor else { return }
      state.leastFactor = newValue
      shrinkingDidChange()
    }
  }
  /// Where text lies that has become smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { shrinkingDidChange() } }
  }
  /// Whether letters may move closer before text is cut off: kept.
  open var allowsDefaultTighteningForTruncation = false
  /// Where lines may end besides what the language says; `standard` at first, with which words of Korean stay whole.
  ///
  /// For attributed text its paragraph style says so, and is changed; the label's own counts where it has none.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get {
      content.firstAttribute(.paragraphStyle, as: NSParagraphStyle.self)?.lineBreakStrategy
        ?? content.lineBreakStrategy
    }
    set {
      guard newValue != lineBreakStrategy || newValue != content.lineBreakStrategy else { return }
      content.lineBreakStrategy = newValue
      changeParagraphStyles { $0.lineBreakStrategy = newValue }
      textDidChange()
    }
  }
  /// Whether pointing at text that is cut off shows the whole of it: kept.
  open var showsExpansionTextWhenTruncated = false

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
  open override var intrinsicContentSize: CGSize { textSize(at: state.solvedWidth ?? preferredMaxLayoutWidth) }
  /// The size of the text broken at the given width, rounded up to the pixel; 0 or less sets no width.
  ///
  /// A label with one line ignores the width, and every label the height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(at: size.width) }

  override var heightDependsOnWidth: Bool {
    numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) && !content.isEmpty
  }
  // Through the property, so that a subclass's margins around the text count in the second pass as well.
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    state.solvedWidth = width
    defer { state.solvedWidth = nil }
    return intrinsicContentSize
  }
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

/// What was set of a label, and what measuring it asks for all the time.
@MainActor
struct LabelState {
  /// The font of text that has none of its own.
  var font = UILabel.defaultFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  /// The width at which lines are broken for the intrinsic size; 0 for the solved one.
  var preferredWidth: CGFloat = 0
  /// Whether text that is too wide becomes smaller, and the least part of its size.
  var shrinks = false
  var leastFactor: CGFloat = 0
  /// The width that the engine asks the height for, while it asks.
  var solvedWidth: CGFloat?
  var adjustsFont = false
  var followsTraits = false
}
