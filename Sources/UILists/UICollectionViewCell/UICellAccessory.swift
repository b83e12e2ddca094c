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
    /// While the list is edited.
    case whenEditing = 1
    /// Unless the list is edited.
    case whenNotEditing = 2
  }

  /// At which edge an accessory of an app's own lies.
  public enum Placement {
    /// The number that an accessory gets among those that are at its edge, which are counted in reading order.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// At the leading edge; beside the content as it is.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge; beside the content as it is.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before an accessory of the system's; at the beginning where there is none of its kind.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.kind == accessory.kind } ?? 0 }
    }
    /// After an accessory of the system's; at the end where there is none of its kind.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.kind == accessory.kind }.map { $0 + 1 }
          ?? accessories.count
      }
    }
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
    /// The colour behind a mark, a button or a circle: kept.
    public var backgroundColor: UIColor?
    /// Whether a line stands before a handle: kept.
    public var showsVerticalSeparator: Bool?

    /// Options; nil leaves each as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.backgroundColor, self.showsVerticalSeparator) = (backgroundColor, showsVerticalSeparator)
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
  /// Options of a menu.
  public typealias PopUpMenuOptions = Options

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
    /// The view.
    public let customView: UIView
    /// Where it lies.
    public let placement: Placement
    /// Whether the view is as large as it is, whatever the category: kept.
    public let maintainsFixedSize: Bool
    let options: Options
    /// Whether the view is left out of the picture.
    public var isHidden: Bool { options.isHidden ?? false }
    /// How much room it takes; nil for the standard.
    public var reservedLayoutWidth: LayoutDimension? { options.reservedLayoutWidth }
    /// Its colour; nil for that around.
    public var tintColor: UIColor? { options.tintColor }

    /// A view, as wide as it is.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.maintainsFixedSize = maintainsFixedSize ?? false
      options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// What the accessory is.
  public let accessoryType: AccessoryType
  /// The kind of an accessory of the system's; nil for one of an app's own.
  nonisolated let kind: AccessoryKind?
  let isLeading: Bool
  let displayed: DisplayedState
  let options: Options
  let view: UIView?
  /// Where an accessory of an app's own lies among the others.
  let position: Placement.Position?

  init(
    _ type: AccessoryType, leading: Bool = false, _ displayed: DisplayedState, _ options: Options,
    view: UIView? = nil, at position: Placement.Position? = nil
  ) {
    (accessoryType, kind) = (type, type.kind)
    (isLeading, self.displayed, self.options) = (leading, displayed, options)
    (self.view, self.position) = (view, position)
  }
}
