public import Foundation
public import UIFoundation

/// A control with a title and an image, which performs its actions when it is tapped.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// What a button starts as.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without looks of its own: white text at 18 points.
    case custom = 0
    /// Tinted text at 15 points, as in all the types below.
    case system = 1
    /// An arrow in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// The older name of ``system``.
    public static var roundedRect: ButtonType { .system }
    /// A cross in a circle.
    case close = 7
  }

  // Unchecked as the state of a view is, and for its reason.

  /// What the button shows in each state.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var looks = ButtonLooks()
  /// The parts that show it, made when they are first needed.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var parts = ButtonParts()
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var needsConfigurationUpdate = false
  /// Whether there is a configuration, which is too large to be read only to be compared with nothing.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var hasConfiguration = false
  /// Whether ``configuration`` has to be asked: a subclass may override it.
  final var mayHaveConfiguration: Bool { hasConfiguration || type(of: self) != UIButton.self }

  /// A button of type `custom`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button of type `custom`; there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// A button of type `system` that performs an action and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button that performs an action and shows its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// A button in a configuration, which performs an action; the action's title and image stand in where the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    take(primaryAction)
    self.configuration = configuration
    // Observers stay silent here.
    hasConfiguration = true
    configurationDidChange()
  }

  /// What the button started as.
  open var buttonType: ButtonType { looks.type }

  /// The label of the title.
  ///
  /// Its font, its number of lines and its alignment can be set; the text and the colour come from the button.
  open var titleLabel: UILabel? { parts.titleLabel(of: self) }
  /// The view of the image.
  open var imageView: UIImageView? { parts.imageView(of: self) }
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { configuration == nil ? nil : parts.subtitleLabel(of: self) }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    if looks.titles.set(title, for: state) { showState() }
  }
  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    if looks.titleColors.set(color, for: state) { showState() }
  }
  /// Sets the title's shadow for a state: kept.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    _ = looks.shadowColors.set(color, for: state)
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    if looks.images.set(image, for: state) { showState() }
  }
  /// Sets the image behind the content for a state. It sets no minimum size.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    _ = looks.backgroundImages.set(image, for: state)
  }
  /// Sets how symbols are shown in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    if looks.symbolConfigurations.set(configuration, for: state) { showState() }
  }
  /// Sets the title with its attributes for a state; it comes before one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    if looks.attributedTitles.set(title.map { NSAttributedString(attributedString: $0) }, for: state) { showState() }
  }

  /// The title for a state; where none was set, that of the normal state.
  open func title(for state: UIControl.State) -> String? { looks.titles.value(for: state) }
  /// The title's colour for a state; where none was set, that of the normal state.
  open func titleColor(for state: UIControl.State) -> UIColor? { looks.titleColors.value(for: state) }
  /// The title's shadow for a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { looks.shadowColors.value(for: state) }
  /// The image for a state; where none was set, that of the normal state.
  open func image(for state: UIControl.State) -> UIImage? { looks.images.value(for: state) }
  /// The image behind the content for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { looks.backgroundImages.value(for: state) }
  /// How symbols are shown in a state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    looks.symbolConfigurations.value(for: state)
  }
  /// The title with its attributes for a state; where none was set, that of the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    looks.attributedTitles.value(for: state)
  }

  /// The title in view.
  open var currentTitle: String? { title(for: state) }
  /// The title's colour in view: the tint for a button of type `system`, else white, where none was set.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }
  /// The title's shadow in view.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image in view.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind the content in view.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with its attributes in view.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// How symbols are shown now.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The room around the content, in points. Zero stands for 6 points above and below a title without an image.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentMayDiffer() } }
  }
  /// How far the title is moved inwards, in points; the button's own size does not follow.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet {
      guard titleEdgeInsets != oldValue else { return }
      setNeedsLayout()
      // The baselines move.
      engineContentDidChange()
    }
  }
  /// How far the image is moved inwards, in points; the button's own size does not follow.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Whether a touch makes the image darker: kept.
  open var adjustsImageWhenHighlighted = true
  /// Whether being disabled makes the image paler: kept.
  open var adjustsImageWhenDisabled = true
  /// Whether a touch makes the title glow: kept.
  open var showsTouchWhenHighlighted = false
  /// Whether a touch turns the title's shadow: kept.
  open var reversesTitleShadowWhenHighlighted = false
  /// What a touch may show: kept.
  open var menu: UIMenu?
  /// Whether the chosen element of the menu is the title: kept.
  open var changesSelectionAsPrimaryAction = false
  /// What a pointer does over the button: kept.
  open var isPointerInteractionEnabled = false
  /// The role of the button: kept.
  open var role = Role.normal

  /// The button's looks as one value; nil for those set by state.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var configuration: Configuration? {
    didSet {
      hasConfiguration = configuration != nil
      if configuration != oldValue { configurationDidChange() }
    }
  }
  /// Called before layout when the state has changed, or ``setNeedsUpdateConfiguration()`` was called.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of state updates the configuration.
  open var automaticallyUpdatesConfiguration = true
  /// Asks for ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
  /// Brings the configuration up to date with the state; a subclass may change it here.
  open func updateConfiguration() { runConfigurationUpdateHandler() }

  /// The rectangle of the image behind the content.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of title and image.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }
  /// The rectangle of the title in the content's.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleRectangle(in: contentRect) }
  /// The rectangle of the image in the content's.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageRectangle(in: contentRect) }

  /// The size of the content with the room around it. Without a configuration, a title has whole points.
  open override var intrinsicContentSize: CGSize { fittingSize(at: nil) }
  /// The size of the content with the room around it; a title of several lines is broken at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(at: size.width) }
  /// Places title and image.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }
  /// Updates the configuration, too.
  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }
  /// The tint is the colour of a title without one.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
    if configuration != nil || configurationUpdateHandler != nil, automaticallyUpdatesConfiguration {
      setNeedsUpdateConfiguration()
    }
  }
  override var heightDependsOnWidth: Bool { wrapsTitle }
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { fittingSize(at: width) }
  override func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    titleBaselines(in: size)
  }
  override var baselineFont: UIFont? { parts.title?.isShown == true ? parts.title?.font : nil }
}
