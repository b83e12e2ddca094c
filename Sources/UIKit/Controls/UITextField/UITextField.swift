import CoreGraphics
public import Foundation
public import UIFoundation

/// A control for one line of text.
///
/// The class body contains what a subclass may override; the behavior is in one file per facet. UIKit's metrics aren't
/// published: see `FieldMetrics` for those used here.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInput {
  /// The style of the border around the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// The field has no border and no margins for one.
    case none
    /// A thin line around the text.
    case line
    /// A beveled border, with the same space beside and above the text as ``roundedRect``.
    case bezel
    /// A line with rounded corners.
    case roundedRect
  }

  /// When a side view is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// The view is never shown.
    case never
    /// The view is shown while the text is being edited.
    case whileEditing
    /// The view is shown while the text isn't being edited.
    case unlessEditing
    /// The view is always shown.
    case always
  }

  // MARK: - Notifications

  /// Posted after editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after an edit has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted after editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  // MARK: - State

  /// The text, the placeholder, and their cached layout.
  final let content = TextContent(font: UILabel.defaultFont)
  final let placeholderContent = TextContent(font: UILabel.defaultFont)
  final var storedColor: UIColor?
  final var adjustsFont = false
  final var followsTraits = false

  // MARK: - Text

  /// The text. Text that is set has the field's font and no attributes of its own.
  open var text: String? {
    get { content.string ?? "" }
    set { setText(newValue) }
  }
  /// The text with its attributes. The field's font is used where the text has none.
  open var attributedText: NSAttributedString? {
    get { attributed(content, color: storedColor ?? .label) }
    set { setAttributedText(newValue) }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { placeholderContent.string }
    set { if placeholderContent.set(newValue) { textDidChange() } }
  }
  /// The text with attributes that is shown while the field is empty.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent.string == nil ? nil : attributed(placeholderContent, color: .placeholderText) }
    set { setAttributedPlaceholder(newValue) }
  }
  /// The font. The default is the system font at 17 points, which setting `nil` restores.
  open var font: UIFont? {
    get { content.firstFont ?? content.font }
    set { setFont(newValue) }
  }
  /// The text color. Setting it changes the color of the whole text; it has no effect on layout.
  open var textColor: UIColor? {
    get { content.firstColor ?? storedColor ?? .label }
    set {
      storedColor = newValue
      _ = content.setAttributeEverywhere(newValue ?? .label, as: .foregroundColor)
    }
  }
  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The style of the border around the text. The default is `none`.
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { textDidChange() } } }
  /// The default attributes of the text. Only the font and the color have an effect.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: content.font, .foregroundColor: storedColor ?? UIColor.label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// The attributes of inserted text. Stored for source compatibility; has no effect.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether a font from a text style or from `UIFontMetrics` follows the content size category. The default is
  /// `false`.
  open var adjustsFontForContentSizeCategory: Bool {
    get { adjustsFont }
    set { setAdjustsFont(newValue) }
  }
  /// Whether text that is too long shrinks. Stored for source compatibility; has no effect.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size of shrunk text, in points. Stored for source compatibility; has no effect.
  open var minimumFontSize: CGFloat = 0

  // MARK: - Side views

  /// The view at the leading edge, at its own size.
  open var leftView: UIView? { didSet { if leftView !== oldValue { sideViewDidChange(from: oldValue, to: leftView) } } }
  /// When ``leftView`` is shown. The default is `never`.
  open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { textDidChange() } } }
  /// The view at the trailing edge, at its own size.
  open var rightView: UIView? {
    didSet { if rightView !== oldValue { sideViewDidChange(from: oldValue, to: rightView) } }
  }
  /// When ``rightView`` is shown. The default is `never`.
  open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { textDidChange() } } }
  /// When the clear button is shown. It replaces ``rightView``. The default is `never`.
  open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { textDidChange() } } }

  // MARK: - Rectangles

  /// Returns the rectangle of the border.
  @discardableResult
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text, between the side views.
  @discardableResult
  open func textRect(forBounds bounds: CGRect) -> CGRect { textRectangle(in: bounds) }
  /// Returns the rectangle of the text while it is being edited.
  @discardableResult
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder.
  @discardableResult
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the clear button.
  @discardableResult
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    endRectangle(CGSize(width: FieldMetrics.clearButtonSide, height: FieldMetrics.clearButtonSide), in: bounds)
  }
  /// Returns the rectangle of ``leftView``.
  @discardableResult
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { startRectangle(sideSize(leftView), in: bounds) }
  /// Returns the rectangle of ``rightView``.
  @discardableResult
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { endRectangle(sideSize(rightView), in: bounds) }
  /// Draws the text in a rectangle, in the current context. Override it to draw the text elsewhere.
  open func drawText(in rect: CGRect) { drawLine(in: rect) }
  /// Draws the placeholder in a rectangle, in the current context. Override it to draw the placeholder elsewhere.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

  // MARK: - Editing

  /// The delegate, held weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  override var hasEditActions: Bool { true }
  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Begins editing, if the delegate allows it. Returns whether the field is the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
  /// Ends editing, if the delegate allows it. Returns whether it has ended.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
  /// Whether the text is cleared when editing begins. Stored for source compatibility; has no effect.
  open var clearsOnBeginEditing = false
  /// Whether inserting text replaces the whole text. Stored for source compatibility; has no effect.
  open var clearsOnInsertion = false
  /// Whether the user can edit attributes. Stored for source compatibility; has no effect.
  open var allowsEditingTextAttributes = false
  /// The image that replaces the border, or `nil` for none.
  open var background: UIImage?
  /// The image that replaces the border of a disabled field, or `nil` for that of an enabled one.
  open var disabledBackground: UIImage?
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
  /// Whether the text is shown as bullets. The default is `false`.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textDidChange() } } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The kind of content that the user enters. Stored for source compatibility; has no effect.
  open var textContentType: UITextContentType!
  /// The rules for a new password. Stored for source compatibility; has no effect.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: - Text input

  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  /// Replaces the selection by text, and sends ``UIControl/Event/editingChanged``.
  open func insertText(_ text: String) { replaceCharacters(in: inputSelection, by: text) }
  /// Deletes the selection, or the character before it, and sends ``UIControl/Event/editingChanged``.
  open func deleteBackward() { deleteSelection() }

  // MARK: - Positions and selection

  /// The marked text, the input delegate, and the tokenizer.
  final var inputState = TextInputState()
  /// The selection in UTF-16 code units, within the text.
  final var selection = NSRange(location: 0, length: 0)

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

  // MARK: - Size and layout

  override func drawOwnContent(in context: CGContext) {
    drawBorder(in: context)
    super.drawOwnContent(in: context)
    drawTextOrPlaceholder()
    drawClearButton(in: context)
  }

  /// The size of the text, or of the placeholder, with the border and the side views.
  open override var intrinsicContentSize: CGSize { fieldSize }
  /// Returns the intrinsic size, regardless of the available size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }
  /// Lays out the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  // MARK: - For the layout engine

  override func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    textBaselines(in: size)
  }
  override var baselineFont: UIFont? { font }
  override func traitsDidChange(from previous: UITraitCollection) {
    followTraits(from: previous)
    super.traitsDidChange(from: previous)
  }
}
