import CoreGraphics
public import Foundation
public import UIFoundation

/// A bar with a search field, 56 points high, or 64 on iOS 26.
///
/// The field fills the bar except for 8 points on either side. The Cancel button, the prompt and the scope bar take no
/// space.
open class UISearchBar: UIView {
  /// The style of a search bar.
  public enum Style: UInt, Hashable, Sendable {
    /// The style that the system chooses.
    case `default`
    /// A bar with a background.
    case prominent
    /// A bar without a background behind the field.
    case minimal
  }

  /// Creates a bar with an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  /// Creates a bar with an empty field. A document of Interface Builder adds its values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
    coder.apply(to: self, of: UISearchBar.self)
  }

  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search field, which fills the bar except for 8 points on either side.
  public let searchTextField = UISearchTextField()
  /// The text of the search field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text shown while the search field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The line of text above the field. Stored for source compatibility; has no effect.
  open var prompt: String?
  /// Whether the bar shows a Cancel button. The default is `false`. Stored for source compatibility; has no effect.
  open var showsCancelButton = false
  /// Sets whether the bar shows a Cancel button. Stored for source compatibility; has no effect.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The titles of the scope buttons. Stored for source compatibility; has no effect.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope button. The default is 0. Stored for source compatibility; has no effect.
  open var selectedScopeButtonIndex = 0
  /// Whether the bar shows the scope buttons. The default is `false`. Stored for source compatibility; has no effect.
  open var showsScopeBar = false
  /// Sets whether the bar shows the scope buttons, without an animation. Stored for source compatibility; has no effect.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Whether the search field is enabled. The default is `true`.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// The style of the search bar. The default is `.default`.
  open var searchBarStyle = Style.default
  /// The style of the bar. Stored for source compatibility; has no effect.
  open var barStyle = UIBarStyle.default
  /// Whether content shows through the bar. Stored for source compatibility; has no effect.
  open var isTranslucent = true
  /// The color behind the bar.
  open var barTintColor: UIColor?
  /// The background image.
  open var backgroundImage: UIImage?

  /// The image of a bookmark, and other pictures in the field.
  public enum Icon: Int, Hashable, Sendable {
    /// The magnifying glass.
    case search
    /// The button that clears the text.
    case clear
    /// The button of bookmarks.
    case bookmark
    /// The button of recent results.
    case resultsList
  }

  private var iconImages: [Icon: [UInt: UIImage]] = [:]
  /// Sets a picture of the field in a state. Stored for source compatibility; has no effect.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    iconImages[icon, default: [:]][state.rawValue] = iconImage
  }
  /// Returns the picture of the field that was set for a state.
  @discardableResult
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { iconImages[icon]?[state.rawValue] }
  /// Whether the field has a button of bookmarks. The default is `false`. Stored for source compatibility; has no effect.
  open var showsBookmarkButton = false
  /// Whether the field has a button of recent results. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var showsSearchResultsButton = false
  /// Whether the button of recent results is selected. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var isSearchResultsButtonSelected = false
  /// The offset of the text in the field, in points. Stored for source compatibility; has no effect.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The offset of the field's background, in points. Stored for source compatibility; has no effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The background of the scope buttons. Stored for source compatibility; has no effect.
  open var scopeBarBackgroundImage: UIImage?
  private var images = BarImages()
  /// Sets the background image of the field in a state. Stored for source compatibility; has no effect.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    images[.background(.any, state, .default)] = backgroundImage
  }
  /// Returns the background image of the field that was set for a state.
  @discardableResult
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    images[.background(.any, state, .default)]
  }
  /// Sets the background image for a position and height of the bar. Stored for source compatibility; has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { images[.background(barPosition, .highlighted, barMetrics)] = backgroundImage }
  /// Returns the background image that was set for a position and height of the bar.
  @discardableResult
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images[.background(barPosition, .highlighted, barMetrics)]
  }

  // MARK: - Traits of text input

  /// The purpose of the return key. Stored for source compatibility; has no effect.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// The kind of keyboard. Stored for source compatibility; has no effect.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The appearance of the keyboard. Stored for source compatibility; has no effect.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// Whether the return key is disabled while there is no text. Stored for source compatibility; has no effect.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// When letters are capitalized automatically. Stored for source compatibility; has no effect.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether spelling is corrected automatically. Stored for source compatibility; has no effect.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether spelling is checked. Stored for source compatibility; has no effect.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// No width and a height of 56 points, or 64 on iOS 26.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: systemMetrics.searchBarHeight)
  }
  /// Returns the given width and a height of 56 points, or 64 on iOS 26.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: systemMetrics.searchBarHeight)
  }
  /// Lays out the search field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, metrics) = (BarMetrics.searchFieldMargin, systemMetrics)
    let height = metrics.searchBarHeight - 2 * metrics.searchFieldMargin
    let rect = CGRect(
      x: bounds.minX + margin, y: bounds.midY - height / 2, width: max(bounds.width - 2 * margin, 0), height: height)
    searchTextField.frame = pixelSnapping.frame(rect)
  }

  override func drawOwnContent(in context: CGContext) {
    drawBackground(in: context)
    super.drawOwnContent(in: context)
  }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {
  override func drawOwnContent(in context: CGContext) {
    drawBackground(in: context)
    super.drawOwnContent(in: context)
  }
}
