public import Foundation
public import UIFoundation

/// A view of text on several lines, which scrolls, or grows with its text where ``UIScrollView/isScrollEnabled`` is off.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UIKeyInput {
  /// The text has begun to be edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The text was changed by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// The text is edited no longer.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The text, and what is known of its lines.
  final let content = TextContent()
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var storedFont: UIFont?
  final var storedColor: UIColor?
  final var storedAlignment = NSTextAlignment.natural
  final var storedTypingAttributes: [NSAttributedString.Key: Any]?
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var adjustsFont = false
  final var followsTraits = false

  /// The region that the text is laid out in.
  public let textContainer: NSTextContainer
  /// The text as it is laid out: edits of it are edits of the view's.
  open var textStorage: NSTextStorage { layoutParts.storage }
  /// Answers where what lies in ``textContainer``, by the view's width as it is now.
  open var layoutManager: NSLayoutManager { followedLayoutManager }
  /// What answers questions about layout, made when it is first asked for.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var madeLayoutParts: TextLayoutParts?

  /// A view of text in a region of its own.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A view of text in a region; nil stands for one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    watchContainer()
    takeStoredText()
  }

  /// A view of text; there are no archives of views here.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    watchContainer()
  }

  /// A view of text; what lays it out is the same either way.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// Whom editing is told to, held weakly.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // UIKit declares the next two so: source assigns optionals to them.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; nil stands for none. Set, it has the view's font and no attributes of its own.
  ///
  /// A text of more than 4,194,304 UTF-16 code units (`TextLimits.maximumLength`) is kept and measures as empty; one line on the
  /// standard error stream says so.
  open var text: String! {
    get { content.string ?? "" }
    set { setText(newValue ?? "") }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes. The view's font counts where it has none.
  open var attributedText: NSAttributedString! {
    get { attributedContent }
    set { setAttributedText(newValue) }
  }
  /// The font; nil, as at first, stands for the system font at 12 points.
  ///
  /// With attributed text, the font of its first character; set, it becomes the font of all of it.
  open var font: UIFont? {
    get { content.firstAttribute(.font, as: UIFont.self) ?? storedFont }
    set { setFont(newValue) }
  }
  /// The colour of the text, which works as ``font`` does.
  open var textColor: UIColor? {
    get { content.firstAttribute(.foregroundColor, as: UIColor.self) ?? storedColor }
    set {
      storedColor = newValue
      _ = content.spread(newValue ?? .label, as: .foregroundColor)
    }
  }
  /// How lines lie between the edges; for attributed text its paragraph style says so, and is changed.
  open var textAlignment: NSTextAlignment {
    get { content.firstAttribute(.paragraphStyle, as: NSParagraphStyle.self)?.alignment ?? storedAlignment }
    set {
      guard newValue != storedAlignment || newValue != textAlignment else { return }
      storedAlignment = newValue
      if content.changeParagraphStyles({ $0.alignment = newValue }) { textDidChange() }
    }
  }
  /// The room around the text, in points; (8, 0, 8, 0) at first (uikit.md, "UILabel, UITextView, UIButton").
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }
  /// Whether a font that came from a text style or from `UIFontMetrics` follows the content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { adjustsFont }
    set { setAdjustsFont(newValue) }
  }
  /// Whether the view scrolls. Where it does not, its intrinsic size is that of the text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textDidChange() } }
  }

  /// Whether the text can be edited: kept.
  open var isEditable = true
  /// Whether the text can be selected: kept.
  open var isSelectable = true
  /// What is selected, in UTF-16 offsets.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The attributes of what is typed next; until set, the font, the colour and the alignment.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { currentTypingAttributes }
    set { storedTypingAttributes = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links: kept.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What is found in the text: kept.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether attributes can be edited: kept.
  open var allowsEditingTextAttributes = false
  /// Whether typing replaces the whole text: kept.
  open var clearsOnInsertion = false
  /// Whether fonts are scaled for the Mac: kept.
  open var usesStandardTextScaling = false
  /// What is shown in place of the keyboard: kept.
  open override var inputView: UIView? {
    get { inputViews.main }
    set { inputViews.main = newValue }
  }
  /// What is shown above the keyboard: kept.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  private var inputViews: (main: UIView?, accessory: UIView?)

  /// When letters become capitals: kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected: kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked: kept.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes are made typographic: kept.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes are made typographic: kept.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces follow what is pasted: kept.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Which keyboard is shown: kept.
  open var keyboardType = UIKeyboardType.default
  /// How the keyboard looks: kept.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key is for: kept.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for text: kept.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden: kept.
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What kind of text is typed: kept.
  open var textContentType: UITextContentType!

  /// Whether the view can be edited, or its text be selected: then it can be the first responder.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Begins the editing of the text, if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
  /// Ends the editing of the text, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  /// Types text in place of the selection, and tells the delegate.
  open func insertText(_ text: String) { type(text) }
  /// Deletes the selection, or what is before it, and tells the delegate.
  open func deleteBackward() { deleteSelection() }
  /// Scrolls some characters into view.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToCharacters(range) }

  /// The size of the text with the room around it: the view's width, and the height of the lines at that width.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: textSize(at: bounds.width).height) }
    set { super.contentSize = newValue }
  }
  /// The size of the text with the room around it, rounded up to the pixel; none where the view scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(at: 0)
  }
  /// The size of the text broken at the given width, with the room around it; 0 or less sets no width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(at: size.width) }

  override var heightDependsOnWidth: Bool { !isScrollEnabled && !content.isEmpty }
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { textSize(at: width) }
  override func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    textBaselines(in: size)
  }
  override var baselineFont: UIFont? { font ?? Self.defaultFont }
  override func traitsDidChange(from previous: UITraitCollection) {
    followTraits(from: previous)
    super.traitsDidChange(from: previous)
  }
}
