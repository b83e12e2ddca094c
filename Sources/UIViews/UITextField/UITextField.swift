public import Foundation
public import UIFoundation

/// A control of one line of text.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own. Its measures are
/// not published: see ``FieldMetrics`` for those that stand in.
@MainActor @preconcurrency
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UIKeyInput {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A line with rounded corners.
    case roundedRect = 3
  }

  /// When a view at the side is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The text has begun to be edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The text was changed by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// The text is edited no longer.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// The text and the placeholder, and what is known of their lines.
  final let content = TextContent()
  final let placeholderContent = TextContent()
  final var storedFont = UILabel.defaultFont
  final var storedColor: UIColor?
  final var adjustsFont = false
  final var followsTraits = false

  /// The text. Set, it has the field's font and no attributes of its own.
  open var text: String? {
    get { content.string ?? "" }
    set { setText(newValue) }
  }
  /// The text with its attributes. The field's font counts where it has none.
  open var attributedText: NSAttributedString? {
    get { attributed(content, color: storedColor ?? .label) }
    set { setAttributedText(newValue) }
  }
  /// What is shown in place of text.
  open var placeholder: String? {
    get { placeholderContent.string }
    set { if placeholderContent.set(newValue) { textDidChange() } }
  }
  /// What is shown in place of text, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent.string == nil ? nil : attributed(placeholderContent, color: .placeholderText) }
    set { setAttributedPlaceholder(newValue) }
  }
  /// The font; nil stands for the system font at 17 points.
  open var font: UIFont? {
    get { content.firstAttribute(.font, as: UIFont.self) ?? storedFont }
    set { setFont(newValue) }
  }
  /// The colour of the text: kept.
  open var textColor: UIColor? {
    get { content.firstAttribute(.foregroundColor, as: UIColor.self) ?? storedColor ?? .label }
    set {
      storedColor = newValue
      _ = content.spread(newValue ?? .label, as: .foregroundColor)
    }
  }
  /// How the text lies between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { textDidChange() } }
  }
  /// The attributes of text that has none of its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: storedFont, .foregroundColor: storedColor ?? UIColor.label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// The attributes of what is typed next: kept.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether a font that came from a text style or from `UIFontMetrics` follows the content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { adjustsFont }
    set { setAdjustsFont(newValue) }
  }
  /// Whether text that is too long becomes smaller: kept, since it changes no size of the field.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of the font when it becomes smaller, in points: kept.
  open var minimumFontSize: CGFloat = 0

  /// The view where lines of text start, as large as its frame.
  open var leftView: UIView? {
    didSet { if leftView !== oldValue { sideViewDidChange(from: oldValue, to: leftView) } }
  }
  /// When the view where lines of text start is shown.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { textDidChange() } }
  }
  /// The view where lines of text end, as large as its frame.
  open var rightView: UIView? {
    didSet { if rightView !== oldValue { sideViewDidChange(from: oldValue, to: rightView) } }
  }
  /// When the view where lines of text end is shown.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { textDidChange() } }
  }
  /// When the button that clears the text is shown. It takes the place of ``rightView``.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { textDidChange() } }
  }

  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text, between the views at the sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textRectangle(in: bounds) }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the button that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    endRectangle(CGSize(width: FieldMetrics.clearButtonSide, height: FieldMetrics.clearButtonSide), in: bounds)
  }
  /// The rectangle of the view where lines of text start.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { startRectangle(sideSize(leftView), in: bounds) }
  /// The rectangle of the view where lines of text end.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { endRectangle(sideSize(rightView), in: bounds) }
  /// Draws the text: nothing here.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder: nothing here.
  open func drawPlaceholder(in rect: CGRect) {}

  /// Whom editing is told to, held weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the field can be edited: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Begins the editing of the text, if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
  /// Ends the editing of the text, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
  /// Whether editing begins with empty text: kept.
  open var clearsOnBeginEditing = false
  /// Whether typing replaces the whole text: kept.
  open var clearsOnInsertion = false
  /// Whether attributes can be edited: kept.
  open var allowsEditingTextAttributes = false
  /// The image behind the text: kept.
  open var background: UIImage?
  /// The image behind the text while the field is disabled: kept.
  open var disabledBackground: UIImage?
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
  /// Whether the text is shown as bullets.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { textDidChange() } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What kind of text is typed: kept.
  open var textContentType: UITextContentType!

  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  /// Types text at the end, and tells who asked for ``UIControl/Event/editingChanged``.
  open func insertText(_ text: String) { edit((self.text ?? "") + text) }
  /// Deletes the last character, and tells who asked for ``UIControl/Event/editingChanged``.
  open func deleteBackward() { edit(String((text ?? "").dropLast())) }

  /// The size of the text, or else of the placeholder, with border and views at the sides.
  open override var intrinsicContentSize: CGSize { fieldSize }
  /// The intrinsic size, whatever room is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }
  /// Places the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  override func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    textBaselines(in: size)
  }
  override var baselineFont: UIFont? { font }
  override func traitsDidChange(from previous: UITraitCollection) {
    followTraits(from: previous)
    super.traitsDidChange(from: previous)
  }
}
