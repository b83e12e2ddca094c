import CoreGraphics
public import Foundation
public import UIFoundation

/// A view of text on several lines, which scrolls, or grows with its text if ``UIScrollView/isScrollEnabled`` is
/// `false`.
///
/// The class body contains what a subclass may override. The behavior is in one file per facet.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInput {
  /// Posted after editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after an edit has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted after editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  // MARK: - State

  /// The text and its cached layout.
  final let content = TextContent(font: UITextView.defaultFont, attributedFont: .attributedDefault)
  /// The font that was set, or `nil` for the default font.
  final var storedFont: UIFont? { didSet { content.font = storedFont ?? Self.defaultFont } }
  final var storedColor: UIColor?
  final var storedAlignment = NSTextAlignment.natural
  final var storedTypingAttributes: [NSAttributedString.Key: Any]?
  final var adjustsFont = false
  final var followsTraits = false

  // MARK: - TextKit objects

  /// The container in which the text is laid out.
  public let textContainer: NSTextContainer
  /// The text storage. Editing it edits the view's text.
  open var textStorage: NSTextStorage { layoutParts.storage }
  /// The layout manager, which reports positions in ``textContainer`` at the view's current width.
  open var layoutManager: NSLayoutManager { followedLayoutManager }
  /// The TextKit objects, if they have been created.
  final var madeLayoutParts: TextLayoutParts?

  // MARK: - Creating a text view

  /// Creates a text view with its own text container.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view with a text container, or with its own if it is `nil`.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    watchContainer()
    takeStoredText()
  }

  /// Creates a text view with a zero frame. A document of Interface Builder adds its values.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    watchContainer()
    coder.apply(to: self, of: UITextView.self)
  }

  /// Creates a text view. The parameter has no effect: the layout is the same either way.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  // MARK: - Delegate and text

  /// The delegate, held weakly.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // UIKit declares the next two properties this way: code assigns optionals to them.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text. It is never `nil` when read; setting `nil` sets an empty text.
  ///
  /// Text that is set has the view's font and no attributes of its own. A text of more than 4,194,304 UTF-16 code units
  /// (`TextLimits.maximumLength`) is stored but measures as empty, and a line on standard error reports it.
  open var text: String! {
    get { content.string ?? "" }
    set { setText(newValue ?? "") }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes. The view's font is used where the text has none.
  open var attributedText: NSAttributedString! {
    get { attributedContent }
    set { setAttributedText(newValue) }
  }
  /// The font. The default is `nil`, which means the system font at 12 points.
  ///
  /// With attributed text, it is the font of the first character. Setting it changes the font of the whole text.
  open var font: UIFont? {
    get { content.firstFont ?? storedFont }
    set { setFont(newValue) }
  }
  /// The text color. It works the same way as ``font``.
  open var textColor: UIColor? {
    get { content.firstColor ?? storedColor }
    set {
      storedColor = newValue
      _ = content.setAttributeEverywhere(newValue ?? .label, as: .foregroundColor)
    }
  }
  /// The horizontal alignment of lines. For attributed text, it is read from and written to the paragraph style.
  open var textAlignment: NSTextAlignment {
    get { content.firstParagraphStyle?.alignment ?? storedAlignment }
    set {
      guard newValue != storedAlignment || newValue != textAlignment else { return }
      storedAlignment = newValue
      if content.changeParagraphStyles({ $0.alignment = newValue }) { textDidChange() }
    }
  }
  /// The insets around the text, in points. The default is (8, 0, 8, 0) (uikit.md, "UILabel, UITextView, UIButton").
  open var textContainerInset: UIEdgeInsets {
    get { containerInset }
    set {
      guard newValue != containerInset, newValue.isUsable() else { return }
      containerInset = newValue
      textDidChange()
    }
  }
  private var containerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Whether a font from a text style or from `UIFontMetrics` follows the content size category. The default is
  /// `false`.
  open var adjustsFontForContentSizeCategory: Bool {
    get { adjustsFont }
    set { setAdjustsFont(newValue) }
  }
  /// Whether the view scrolls. If it doesn't, its intrinsic size is the size of the text. The default is `true`.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { textDidChange() } } }

  // MARK: - Editing and selection

  /// Whether the text can be edited. If it can be neither edited nor selected, it can't become the first responder.
  open var isEditable = true
  /// Whether the text can be selected. If it can be neither edited nor selected, it can't become the first responder.
  open var isSelectable = true
  /// The selected range, in UTF-16 offsets.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The attributes of inserted text. By default, those of the last character, or the view's font, color, and
  /// alignment.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { currentTypingAttributes }
    set { storedTypingAttributes = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes with which links are drawn. By default, they have the tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The kinds of data that are detected in the text. Stored for source compatibility; has no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the user can edit attributes. Stored for source compatibility; has no effect.
  open var allowsEditingTextAttributes = false
  /// Whether inserting text replaces the whole text. Stored for source compatibility; has no effect.
  open var clearsOnInsertion = false
  /// Whether fonts are scaled for the Mac. Stored for source compatibility; has no effect.
  open var usesStandardTextScaling = false
  /// The view that replaces the keyboard. Stored for source compatibility; has no effect.
  open override var inputView: UIView? {
    get { inputViews.main }
    set { inputViews.main = newValue }
  }
  /// The view above the keyboard. Stored for source compatibility; has no effect.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  private var inputViews: (main: UIView?, accessory: UIView?)

  // MARK: - Text input traits

  /// When letters are capitalized automatically. Stored for source compatibility; has no effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether spelling is corrected automatically. Stored for source compatibility; has no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked. Stored for source compatibility; has no effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks are replaced by typographic ones. Stored for source compatibility; has no effect.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens are replaced by typographic dashes. Stored for source compatibility; has no effect.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are adjusted around pasted text. Stored for source compatibility; has no effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The kind of keyboard. Stored for source compatibility; has no effect.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard. Stored for source compatibility; has no effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The purpose of the return key. Stored for source compatibility; has no effect.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is disabled while there is no text. Stored for source compatibility; has no effect.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is concealed. Stored for source compatibility; has no effect.
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The kind of content that the user enters. Stored for source compatibility; has no effect.
  open var textContentType: UITextContentType!
  /// The rules for a new password. Stored for source compatibility; has no effect.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: - Text input

  override var hasEditActions: Bool { true }
  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Begins editing, if the delegate allows it. Returns whether the view is the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
  /// Ends editing, if the delegate allows it. Returns whether it has ended.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  /// Replaces the selection by text, and tells the delegate.
  open func insertText(_ text: String) { type(text) }
  /// Deletes the selection, or the character before it, and tells the delegate.
  open func deleteBackward() { deleteSelection() }
  /// Scrolls to the estimated position of a range of characters.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToCharacters(range) }

  // MARK: - Positions and selection

  /// The marked text, the input delegate, and the tokenizer.
  final var inputState = TextInputState()

  /// Returns the text in a range, or `nil` if the range is another object's.
  @discardableResult
  open func text(in range: UITextRange) -> String? { OffsetInput(view: self).text(in: range) }
  /// Replaces the text in a range as input does, and selects its end.
  open func replace(_ range: UITextRange, withText text: String) {
    OffsetInput(view: self).replace(range, withText: text)
  }
  /// The selected text, by default the end of the text. Setting `nil` leaves the selection.
  open var selectedTextRange: UITextRange? {
    get { OffsetRange(inputSelection) }
    set { if let range = newValue.flatMap(OffsetInput(view: self).range) { inputSelection = range } }
  }
  /// The text that is provisional until it is committed, or `nil` if there is none.
  open var markedTextRange: UITextRange? { inputState.marked.map(OffsetRange.init) }
  /// The attributes of marked text. Stored for source compatibility; has no effect.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { inputState.markedStyle }
    set { inputState.markedStyle = newValue }
  }
  /// Replaces the marked text, or the selection if there is none, by marked text, and selects a part of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    OffsetInput(view: self).setMarkedText(markedText, selectedRange: selectedRange)
  }
  /// Commits the marked text.
  open func unmarkText() { inputState.marked = nil }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { OffsetPosition(inputText.length) }
  /// Returns the range between two positions, or `nil` if one is another object's.
  @discardableResult
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    OffsetInput(view: self).textRange(from: fromPosition, to: toPosition)
  }
  /// Returns the position at a distance from another, in UTF-16 code units, or `nil` if it is outside of the text.
  @discardableResult
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    OffsetInput(view: self).position(from: position, offset: offset)
  }
  /// Returns the position a number of carets or lines from another, as they are drawn, or `nil` if there is none.
  @discardableResult
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { OffsetInput(view: self).position(from: position, in: direction, offset: offset) }
  /// Returns the order of two positions.
  @discardableResult
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    OffsetInput(view: self).compare(position, to: other)
  }
  /// Returns the distance between two positions, in UTF-16 code units; negative if the second is before the first.
  @discardableResult
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    OffsetInput(view: self).offset(from: from, to: toPosition)
  }
  /// The object that is told of changes by other means than input. Stored for source compatibility; has no effect.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { inputState.delegate }
    set { inputState.delegate = newValue }
  }
  /// The object that finds words, sentences, and other units of the text.
  open var tokenizer: any UITextInputTokenizer { stringTokenizer }
  /// Returns the position in a range that is farthest in a direction.
  @discardableResult
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    OffsetInput(view: self).position(within: range, farthestIn: direction)
  }
  /// Returns the range from a position to the end of the line or the text in a direction.
  @discardableResult
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { OffsetInput(view: self).characterRange(byExtending: position, in: direction) }
  /// Returns the direction of the paragraph at a position.
  @discardableResult
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { OffsetInput(view: self).baseWritingDirection(for: position) }
  /// Sets the direction of the paragraphs that a range touches.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    OffsetInput(view: self).setBaseWritingDirection(writingDirection, for: range)
  }
  /// Returns the rectangle of the part of a range that is on its first line.
  @discardableResult
  open func firstRect(for range: UITextRange) -> CGRect { OffsetInput(view: self).firstRect(for: range) }
  /// Returns the rectangle of the caret at a position, as high as the line and 2 points wide.
  @discardableResult
  open func caretRect(for position: UITextPosition) -> CGRect { OffsetInput(view: self).caretRect(for: position) }
  /// Returns the rectangles of a range, line by line and from left to right on each line.
  @discardableResult
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    OffsetInput(view: self).selectionRects(for: range)
  }
  /// Returns the position nearest to a point.
  @discardableResult
  open func closestPosition(to point: CGPoint) -> UITextPosition? { OffsetInput(view: self).closestPosition(to: point) }
  /// Returns the position in a range that is nearest to a point.
  @discardableResult
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    OffsetInput(view: self).closestPosition(to: point, within: range)
  }
  /// Returns the range of the character at a point, or `nil` if there is none.
  @discardableResult
  open func characterRange(at point: CGPoint) -> UITextRange? { OffsetInput(view: self).characterRange(at: point) }

  // MARK: - Size

  /// Lays out the subviews, and marks the size of a subclass as changed if the width has changed.
  ///
  /// Overrides of ``intrinsicContentSize`` often use the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard Swift.type(of: self) != UITextView.self, !isScrollEnabled, bounds.width != laidOutWidth else { return }
    laidOutWidth = bounds.width
    invalidateIntrinsicContentSize()
  }
  private var laidOutWidth: CGFloat = 0

  /// The size of the content: the view's width, and the height of the text and its insets at that width.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: textSize(at: bounds.width).height) }
    set { super.contentSize = newValue }
  }
  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawLines(in: context)
  }

  /// The size of the text and its insets, rounded up to the pixel. A view that scrolls has none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(at: layoutState.askedWidth ?? 0)
  }
  /// Returns the size of the text and its insets, with lines broken at the given width; 0 or less sets no limit.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(at: size.width) }

  // MARK: - For the layout engine

  override var heightDependsOnWidth: Bool { !isScrollEnabled && !content.isEmpty }
  override func contentSize(atWidth width: CGFloat) -> CGSize {
    Swift.type(of: self) == UITextView.self ? textSize(at: width) : super.contentSize(atWidth: width)
  }
  override func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    textBaselines(in: size)
  }
  override var baselineFont: UIFont? { font ?? Self.defaultFont }
  override func traitsDidChange(from previous: UITraitCollection) {
    followTraits(from: previous)
    super.traitsDidChange(from: previous)
  }
}

/// How a user interacts with an item in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// Performs the item's default action.
  case invokeDefaultAction
  /// Presents the item's actions.
  case presentActions
  /// Shows a preview of the item.
  case preview
}
