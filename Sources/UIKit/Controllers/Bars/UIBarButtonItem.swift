public import Foundation
public import UIFoundation

/// A button on a navigation bar or toolbar.
///
/// Galley has no touches. To do what a tap does, pass the item's ``action`` and ``target`` to
/// `UIApplication.sendAction(_:to:from:for:)`, with the item as the sender.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Hashable, Sendable {
    /// A plain button.
    case plain
    /// A button that completes a task.
    case done = 2
  }

  /// The system's items, each with its own title or image.
  public enum SystemItem: Int, Hashable, Sendable {
    /// A Done button.
    case done
    /// A Cancel button.
    case cancel
    /// An Edit button.
    case edit
    /// A Save button.
    case save
    /// A button with a plus sign.
    case add
    /// Space that expands to fill the bar.
    case flexibleSpace
    /// Space of a fixed width.
    case fixedSpace
    /// A button with a pencil on paper.
    case compose
    /// A button with a reply arrow.
    case reply
    /// A button with a box and an arrow, which shows actions.
    case action
    /// A button with a folder.
    case organize
    /// A button with an open book.
    case bookmarks
    /// A button with a magnifying glass.
    case search
    /// A button with a circular arrow.
    case refresh
    /// A button with a cross.
    case stop
    /// A button with a camera.
    case camera
    /// A button with a trash can.
    case trash
    /// A Play button.
    case play
    /// A Pause button.
    case pause
    /// A Rewind button.
    case rewind
    /// A Fast Forward button.
    case fastForward
    /// An Undo button.
    case undo
    /// A Redo button.
    case redo
    /// A Close button.
    case close = 24
  }

  /// The button's style.
  open var style = Style.plain
  /// The item's width in points, or 0 for the width of its content. The default is 0.
  ///
  /// Stored for source compatibility; has no effect.
  open var width: CGFloat = 0 { didSet { width.keepFinite(oldValue) } }
  /// The view that replaces the button. Stored for source compatibility; has no effect.
  open var customView: UIView?
  /// The action that the button performs. Stored for source compatibility; has no effect.
  open var primaryAction: UIAction?
  /// The menu that the button shows. Stored for source compatibility; has no effect.
  open var menu: UIMenu?
  /// The object with the method ``action``, or `nil` for the responder chain.
  open weak var target: AnyObject?
  /// The method of the target, which gets the item.
  open var action: Selector?
  /// The button's tint color.
  open var tintColor: UIColor?
  /// The titles that the button is wide enough to show. Stored for source compatibility; has no effect.
  open var possibleTitles: Set<String>?
  /// Whether the button is selected. The default is `false`. Stored for source compatibility; has no effect.
  open var isSelected = false
  /// Whether the item is hidden. The default is `false`.
  open var isHidden = false
  private var images = BarImages()
  private var offsets: [UIBarMetrics: (background: CGFloat, title: UIOffset)] = [:]
  private var backOffsets: [UIBarMetrics: UIOffset] = [:]
  /// The group that the item is in, held weakly.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// Whether the menu is the button's own action. The default is `false`. Stored for source compatibility; has no effect.
  open var changesSelectionAsPrimaryAction = false

  /// Sets the background image in a state. Stored for source compatibility; has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { images[.background(.any, state, barMetrics)] = backgroundImage }
  /// Returns the background image that was set for a state.
  @discardableResult
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images[.background(.any, state, barMetrics)]
  }
  /// Sets the background image in a state and style. Stored for source compatibility; has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { images[.styledBackground(style, state, barMetrics)] = backgroundImage }
  /// Returns the background image that was set for a state and style.
  @discardableResult
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { images[.styledBackground(style, state, barMetrics)] }
  /// Sets the background image of the Back button in a state. Stored for source compatibility; has no effect.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { images[.backButton(state, barMetrics)] = backgroundImage }
  /// Returns the background image of the Back button that was set for a state.
  @discardableResult
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images[.backButton(state, barMetrics)]
  }
  /// Sets the vertical offset of the background, in points. Stored for source compatibility; has no effect.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    if adjustment.isFinite { offsets[barMetrics, default: (0, .zero)].background = adjustment }
  }
  /// Returns the vertical offset of the background, in points.
  @discardableResult
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    offsets[barMetrics]?.background ?? 0
  }
  /// Sets the offset of the title, in points. Stored for source compatibility; has no effect.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets[barMetrics, default: (0, .zero)].title = adjustment
  }
  /// Returns the offset of the title, in points.
  @discardableResult
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { offsets[barMetrics]?.title ?? .zero }
  /// Sets the offset of the Back button's title, in points. Stored for source compatibility; has no effect.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backOffsets[barMetrics] = adjustment
  }
  /// Returns the offset of the Back button's title, in points.
  @discardableResult
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backOffsets[barMetrics] ?? .zero
  }
  /// The system item that the button was created with, if any.
  final var systemItem: SystemItem?

  /// Creates a button with a title, which calls a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  /// Creates a button with an image, which calls a method of a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// Creates a button with an image and one for landscape, which calls a method of a target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    setTarget(target, action)
  }

  /// Creates a system button, which calls a method of a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    setTarget(target, action)
  }

  /// Creates a button with a title, an image, and a menu, which calls a method of a target.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    setTarget(target, action)
  }

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a system button.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with the title and image of an action.
  public convenience init(primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    title = primaryAction?.title
    image = primaryAction?.image
  }

  /// Creates a button with a title and an image, which override the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space of the given width, in points.
  @discardableResult
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = made(ofAnyClass: true)
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// Returns a space that expands to fill the bar.
  @discardableResult
  public class func flexibleSpace() -> Self {
    let item = made(ofAnyClass: true)
    item.systemItem = .flexibleSpace
    return item
  }

  /// Creates a button without a title and image.
  public override init() { super.init() }

  /// Creates a button without a title and image. Galley doesn't decode archives and ignores the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIBarButtonItem: UIAppearance {
  /// Returns the appearance proxy for bar button items. Values set on it have no effect on other items.
  @discardableResult
  public static func appearance() -> Self { proxy as? Self ?? made(ofAnyClass: true) }

  /// Returns the appearance proxy for bar button items in given containers, the same as ``appearance()`` returns.
  @discardableResult
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  private static let proxy = UIBarButtonItem()
}

extension UITabBarItem: UIAppearance {
  /// Returns the appearance proxy for tab bar items. Values set on it have no effect on other items.
  @discardableResult
  public static func appearance() -> UITabBarItem { proxy }

  private static let proxy = UITabBarItem()
}
