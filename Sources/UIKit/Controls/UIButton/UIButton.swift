import CoreGraphics
public import Foundation
public import UIFoundation

/// A control with a title and an image, which performs its actions when it is tapped.
///
/// The class body contains what a subclass may override. The behavior is in one file per facet.
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// The initial style of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without a style of its own: white text at 18 points.
    case custom
    /// A button with tinted text at 15 points, like all the following types.
    case system
    /// A circled letter i, for showing details.
    case detailDisclosure
    /// A circled letter i.
    case infoLight
    /// A circled letter i.
    case infoDark
    /// A circled plus sign.
    case contactAdd
    /// The older name of ``system``.
    public static var roundedRect: ButtonType { .system }
    /// A circled cross.
    case close = 7
  }

  // MARK: - State

  /// The content of the button by state.
  final var looks = ButtonLooks()
  /// The views that display the content, each created on first use.
  final var parts = ButtonParts()
  final var insets = ButtonInsets()
  final var needsConfigurationUpdate = false
  /// Whether there is a configuration; comparing the large ``configuration`` with `nil` is slower.
  final var hasConfiguration = false
  /// Whether ``configuration`` must be read, because it is set or a subclass may override it.
  final var mayHaveConfiguration: Bool { hasConfiguration || type(of: self) != UIButton.self }

  // MARK: - Creating a button

  /// Creates a button of a given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setButtonType(buttonType)
  }

  /// Creates a button that performs an action and displays its title and image. The default type is `system`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setPrimaryAction(primaryAction)
  }

  /// Creates a button with a frame, which performs an action and displays its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    setPrimaryAction(primaryAction)
  }

  /// Creates a button with a configuration, which performs an action.
  ///
  /// The action's title and image are used where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    setPrimaryAction(primaryAction)
    self.configuration = configuration
    // Property observers aren't called in an initializer.
    hasConfiguration = true
    configurationDidChange()
  }

  // MARK: - Type and parts

  /// The type of the button.
  open var buttonType: ButtonType { looks.type }

  /// The label of the title.
  ///
  /// Its font, number of lines, and alignment can be set. The button sets its text and color.
  open var titleLabel: UILabel? { titlePart }
  /// The view of the image.
  open var imageView: UIImageView? { imagePart }
  /// Whether the image scales with text in the accessibility categories, as that of its view. The default is `false`.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { parts.image?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
    set {
      guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
      imagePart.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The label of a configuration's subtitle, or `nil` without a configuration.
  open var subtitleLabel: UILabel? { configuration == nil ? nil : subtitlePart }

  // MARK: - Setting content by state

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    guard let values = looks.titles.setting(title, for: state) else { return }
    looks.titles = values
    showState()
  }
  /// Sets the title color for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    guard let values = looks.titleColors.setting(color, for: state) else { return }
    looks.titleColors = values
    showState()
  }
  /// Sets the title shadow color for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    guard let values = looks.shadowColors.setting(color, for: state) else { return }
    looks.shadowColors = values
    looks.hasShadowColors = true
    showState()
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    guard let values = looks.images.setting(image, for: state) else { return }
    looks.images = values
    showState()
  }
  /// Sets the background image for a state. It has no effect on the button's size.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    if let values = looks.backgroundImages.setting(image, for: state) { looks.backgroundImages = values }
  }
  /// Sets the symbol configuration of the image for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    guard let values = looks.symbolConfigurations.setting(configuration, for: state) else { return }
    looks.symbolConfigurations = values
    showState()
  }
  /// Sets the title with attributes for a state. It takes precedence over the title without attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    guard
      let values = looks.attributedTitles.setting(title.map { NSAttributedString(attributedString: $0) }, for: state)
    else { return }
    looks.attributedTitles = values
    showState()
  }

  // MARK: - Content by state

  /// Returns the title for a state, or for the normal state if none was set.
  @discardableResult
  open func title(for state: UIControl.State) -> String? { looks.titles.value(for: state) }
  /// Returns the title color for a state, or for the normal state if none was set.
  @discardableResult
  open func titleColor(for state: UIControl.State) -> UIColor? { looks.titleColors.value(for: state) }
  /// Returns the title shadow color for a state, or for the normal state if none was set.
  @discardableResult
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { looks.shadowColors.value(for: state) }
  /// Returns the image for a state, or for the normal state if none was set.
  @discardableResult
  open func image(for state: UIControl.State) -> UIImage? { looks.images.value(for: state) }
  /// Returns the background image for a state, or for the normal state if none was set.
  @discardableResult
  open func backgroundImage(for state: UIControl.State) -> UIImage? { looks.backgroundImages.value(for: state) }
  /// Returns the symbol configuration for a state, or for the normal state if none was set.
  @discardableResult
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    looks.symbolConfigurations.value(for: state)
  }
  /// Returns the title with attributes for a state, or for the normal state if none was set.
  @discardableResult
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    looks.attributedTitles.value(for: state)
  }

  // MARK: - Current content

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }
  /// The title color for the current state. By default, it is white for the type `custom`, otherwise the tint color.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }
  /// The title shadow color for the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The symbol configuration for the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: - Insets

  /// The insets around the content, in points. If zero, a title without an image has 6 points above and below it.
  open var contentEdgeInsets: UIEdgeInsets {
    get { insets.content }
    set {
      guard newValue != insets.content, newValue.isUsable() else { return }
      insets.content = newValue
      contentMayDiffer()
    }
  }
  /// The insets of the title, in points. They have no effect on the button's own size.
  open var titleEdgeInsets: UIEdgeInsets {
    get { insets.title }
    set {
      guard newValue != insets.title, newValue.isUsable() else { return }
      insets.title = newValue
      setNeedsLayout()
      // The baselines move.
      engineContentDidChange()
    }
  }
  /// The insets of the image, in points. They have no effect on the button's own size.
  open var imageEdgeInsets: UIEdgeInsets {
    get { insets.image }
    set {
      guard newValue != insets.image, newValue.isUsable() else { return }
      insets.image = newValue
      setNeedsLayout()
    }
  }

  // MARK: - Appearance and menu

  /// Whether highlighting makes images translucent that aren't set for the state. The default is `true`.
  open var adjustsImageWhenHighlighted = true
  /// Whether disabling makes images translucent that aren't set for the state. The default is `true`.
  open var adjustsImageWhenDisabled = true
  /// Whether a touch makes the title glow. Stored for source compatibility; has no effect.
  open var showsTouchWhenHighlighted = false
  /// Whether highlighting reverses the title's shadow. Stored for source compatibility; has no effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// The menu of the button. Stored for source compatibility; has no effect.
  open var menu: UIMenu?
  /// Whether the selected element of the menu is the title. Stored for source compatibility; has no effect.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a pointer over the button has an effect. Stored for source compatibility; has no effect.
  open var isPointerInteractionEnabled = false
  /// A closure that returns the style of a pointer over the button, from those that UIKit proposes.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// The closure that returns the style of a pointer over the button. Stored for source compatibility; has no effect.
  open var pointerStyleProvider: PointerStyleProvider?
  /// The role of the button. Stored for source compatibility; has no effect.
  open var role = Role.normal

  // MARK: - Configuration

  /// The button's configuration, or `nil` if its appearance is set by state.
  open var configuration: Configuration? {
    didSet {
      hasConfiguration = configuration != nil
      if configuration != oldValue { configurationDidChange() }
    }
  }
  /// A closure that updates the configuration before layout, after a change of state or a request for an update.
  // Repeats the class's attributes, without which files with subclasses give its getter another symbol (Swift 6.3).
  @MainActor @preconcurrency
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether a change of state updates the configuration. The default is `true`.
  open var automaticallyUpdatesConfiguration = true
  /// Requests a call of ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
  /// Updates the configuration for the current state, by calling the update handler. Override it to change the
  /// configuration.
  open func updateConfiguration() { runConfigurationUpdateHandler() }

  // MARK: - Rectangles

  /// Returns the rectangle of the background image.
  @discardableResult
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the title and the image.
  @discardableResult
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets.bounded)
  }
  /// Returns the rectangle of the title in the content rectangle.
  @discardableResult
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleRectangle(in: contentRect) }
  /// Returns the rectangle of the image in the content rectangle.
  @discardableResult
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageRectangle(in: contentRect) }

  // MARK: - Size and layout

  override func drawOwnContent(in context: CGContext) {
    drawBackground(in: context)
    super.drawOwnContent(in: context)
    drawIndicator(in: context)
  }

  /// The size of the content and its insets. Without a configuration, the title is measured in whole points.
  open override var intrinsicContentSize: CGSize { fittingSize(at: layoutState.askedWidth) }
  /// Returns the size of the content and its insets, with a title of several lines broken at the given width.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(at: size.width) }
  /// Lays out the title and the image, after a pending update of the configuration.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }
  /// Performs a pending update of the configuration.
  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }
  /// Updates the title, whose default color is the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  // MARK: - State changes and the layout engine

  override func stateDidChange() {
    super.stateDidChange()
    showState()
    if configuration != nil || configurationUpdateHandler != nil, automaticallyUpdatesConfiguration {
      setNeedsUpdateConfiguration()
    }
  }
  override var heightDependsOnWidth: Bool { growsWithTitle }
  override func contentSize(atWidth width: CGFloat) -> CGSize {
    type(of: self) == UIButton.self ? fittingSize(at: width) : super.contentSize(atWidth: width)
  }
  override func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    titleBaselines(in: size)
  }
  /// Two buttons whose baselines and tops are aligned are equally high: 60 and 60, 44 and 44 points, although only one
  /// has a height of its own (uikit-recorded.md, "Buttons", IB).
  override var centersText: Bool { contentVerticalAlignment == .center && parts.title?.isShown == true }
  override var baselineFont: UIFont? { parts.title?.isShown == true ? parts.title?.font : nil }
}

/// The insets of a button without a configuration, in points.
struct ButtonInsets {
  var content = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero
}
