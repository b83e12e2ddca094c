public import Foundation
public import UIFoundation
public import UIViews

/// Something at the edge of a list's row: an arrow, a mark, a view of an app's own. It takes room from the content.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// When an accessory is there.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// Always.
    case always = 0
    /// While the list is edited: never here.
    case whenEditing = 1
    /// Unless the list is edited.
    case whenNotEditing = 2
  }

  /// At which edge an accessory of an app's own lies.
  public enum Placement {
    /// Among the accessories that are there; after all of them as it is.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// How much room an accessory takes.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as its kind does.
    case standard
    /// As much as it is wide.
    case actual
    /// So many points.
    case custom(CGFloat)
  }

  /// How an accessory looks.
  public struct Options: Hashable {
    /// Whether the accessory is left out of the picture, but not of the layout.
    public var isHidden: Bool?
    /// How much room it takes; nil for the standard.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour: kept.
    public var tintColor: UIColor?

    /// Options; nil leaves each as usual.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// Options of an arrow.
  public typealias DisclosureIndicatorOptions = Options
  /// Options of a mark.
  public typealias CheckmarkOptions = Options
  /// Options of a button for details.
  public typealias DetailOptions = Options
  /// Options of a button that deletes.
  public typealias DeleteOptions = Options
  /// Options of a button that inserts.
  public typealias InsertOptions = Options
  /// Options of a handle for moving.
  public typealias ReorderOptions = Options
  /// Options of a circle for selecting.
  public typealias MultiselectOptions = Options

  /// Options of an arrow that folds out.
  public struct OutlineDisclosureOptions: Hashable {
    /// What of the row folds out its children.
    public enum Style: Int, Hashable, Sendable {
      /// As suits the row.
      case automatic = 0
      /// The whole row.
      case header = 1
      /// The arrow alone.
      case cell = 2
    }

    /// What of the row folds out its children: kept.
    public var style: Style
    /// What all accessories have.
    var common: Options

    /// Options; nil leaves each as usual.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// Options of a text.
  public struct LabelOptions: Hashable {
    /// The text's font.
    public var font: UIFont
    /// Whether the font follows the category.
    public var adjustsFontForContentSizeCategory: Bool
    /// What all accessories have.
    var common: Options

    /// Options; nil leaves each as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// A view of an app's own, and where it lies.
  @MainActor @preconcurrency
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    let options: Options

    /// A view, as wide as it is.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      view = customView
      self.placement = placement
      options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  let isLeading: Bool
  let displayed: DisplayedState
  let options: Options
  /// How wide accessories of the kind are, in points.
  let standardWidth: CGFloat
  let view: UIView?

  private init(
    leading: Bool = false, _ displayed: DisplayedState, _ options: Options, width: CGFloat, view: UIView? = nil
  ) {
    (isLeading, self.displayed, self.options) = (leading, displayed, options)
    (standardWidth, self.view) = (width, view)
  }

  /// An arrow.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(displayed, options, width: AccessoryNumbers.disclosure) }
  /// A mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self { Self(displayed, options, width: AccessoryNumbers.checkmark) }
  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(displayed, options, width: AccessoryNumbers.button) }
  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(leading: true, displayed, options, width: AccessoryNumbers.button) }
  /// A button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(leading: true, displayed, options, width: AccessoryNumbers.button) }
  /// A handle for moving.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self { Self(displayed, options, width: AccessoryNumbers.button) }
  /// A circle for selecting.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self { Self(leading: true, displayed, options, width: AccessoryNumbers.button) }
  /// An arrow that folds out.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(displayed, options.common, width: AccessoryNumbers.button) }
  /// A text, as wide as its letters.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self {
    let label = UILabel()
    label.text = text
    label.font = options.font
    label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
    if let color = options.common.tintColor { label.textColor = color }
    return Self(displayed, options.common, width: 0, view: label)
  }
  /// A view of an app's own.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    switch configuration.placement {
    case .leading(let displayed, _):
      return Self(leading: true, displayed, configuration.options, width: 0, view: configuration.view)
    case .trailing(let displayed, _):
      return Self(displayed, configuration.options, width: 0, view: configuration.view)
    }
  }
}

/// The room of accessories in lists of collections: our decision, that of a table's (uikit.md, "Table cells").
enum AccessoryNumbers {
  static let disclosure: CGFloat = 26.5
  static let checkmark: CGFloat = 40
  static let button: CGFloat = 44
  /// The room between an accessory's view and the edge.
  static let margin: CGFloat = 16
}

extension UICellAccessory {
  /// Whether the accessory is there in a list that nobody edits.
  var isDisplayed: Bool { displayed != .whenEditing }

  /// The view's own size.
  var viewSize: CGSize {
    guard let view else { return .zero }
    let fitting = view.intrinsicContentSize
    return CGSize(
      width: fitting.width >= 0 ? fitting.width : view.bounds.width,
      height: fitting.height >= 0 ? fitting.height : view.bounds.height)
  }

  /// The room that the accessory takes, in points.
  var room: CGFloat {
    if case .custom(let width) = options.reservedLayoutWidth { return width }
    return view == nil ? standardWidth : viewSize.width + AccessoryNumbers.margin
  }
}
