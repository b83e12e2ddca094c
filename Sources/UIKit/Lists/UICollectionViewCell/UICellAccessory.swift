public import Foundation
public import UIFoundation

/// An accessory at the edge of a list cell, such as a chevron or a custom view, which reduces the content's width.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// The editing states in which an accessory is visible.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// The accessory is always visible.
    case always
    /// The accessory is visible only while the list is being edited.
    case whenEditing
    /// The accessory is visible only while the list is not being edited.
    case whenNotEditing
  }

  /// The edge and position of a custom accessory.
  public enum Placement {
    /// Returns the position of an accessory among those at its edge, in reading order.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// At the leading edge. By default, next to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge. By default, next to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before a system accessory, or the first one if there is none of its kind.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.kind == accessory.kind } ?? 0 }
    }
    /// Returns the position after a system accessory, or the last one if there is none of its kind.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.kind == accessory.kind }.map { $0 + 1 }
          ?? accessories.count
      }
    }
  }

  /// The width that an accessory reserves.
  public enum LayoutDimension: Hashable, Sendable {
    /// The standard width of its kind.
    case standard
    /// The accessory's own width. It is treated like `standard`.
    case actual
    /// A fixed width, in points.
    case custom(CGFloat)
  }

  /// The appearance and layout options of an accessory.
  public struct Options: Hashable {
    /// Whether the accessory is hidden but still reserves its width.
    public var isHidden: Bool?
    /// The width that the accessory reserves; `nil` for the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color; `nil` for the default of the accessory's kind.
    public var tintColor: UIColor?
    /// Stored for source compatibility; has no effect.
    public var backgroundColor: UIColor?
    /// Stored for source compatibility; has no effect.
    public var showsVerticalSeparator: Bool?

    /// Creates options; `nil` selects the default of each.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.backgroundColor, self.showsVerticalSeparator) = (backgroundColor, showsVerticalSeparator)
    }
  }

  /// The options of a disclosure chevron.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The options of a detail button.
  public typealias DetailOptions = Options
  /// The options of a delete button.
  public typealias DeleteOptions = Options
  /// The options of an insert button.
  public typealias InsertOptions = Options
  /// The options of a reorder handle.
  public typealias ReorderOptions = Options
  /// The options of a selection circle.
  public typealias MultiselectOptions = Options
  /// The options of a pop-up menu.
  public typealias PopUpMenuOptions = Options

  /// The options of a chevron that expands an outline item.
  public struct OutlineDisclosureOptions: Hashable {
    /// The part of the row that expands its children.
    public enum Style: Int, Hashable, Sendable {
      /// The part that is the default for the row.
      case automatic
      /// The whole row expands its children.
      case header
      /// Only the chevron expands the row's children.
      case cell
    }

    /// Stored for source compatibility; has no effect.
    public var style: Style
    /// The options common to all accessories.
    var common: Options

    /// Creates options; `nil` selects the default of each.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of a text label.
  public struct LabelOptions: Hashable {
    /// The font of the text.
    public var font: UIFont
    /// Whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory: Bool
    /// The options common to all accessories.
    var common: Options

    /// Creates options; `nil` selects the default of each.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// A custom view and its placement.
  @MainActor @preconcurrency
  public struct CustomViewConfiguration {
    /// The view that the cell displays.
    public let customView: UIView
    /// The edge and position of the view.
    public let placement: Placement
    /// Stored for source compatibility; has no effect.
    public let maintainsFixedSize: Bool
    let options: Options
    /// Whether the view is hidden.
    public var isHidden: Bool { options.isHidden ?? false }
    /// The width that the view reserves; `nil` for the standard width.
    public var reservedLayoutWidth: LayoutDimension? { options.reservedLayoutWidth }
    /// Stored for source compatibility; has no effect.
    public var tintColor: UIColor? { options.tintColor }

    /// Creates a configuration. By default, the view reserves its own width.
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

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  /// The kind of a system accessory; `nil` for a custom view.
  nonisolated let kind: AccessoryKind?
  let isLeading: Bool
  let displayed: DisplayedState
  let options: Options
  let view: UIView?
  /// The position of a custom accessory among the others.
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
