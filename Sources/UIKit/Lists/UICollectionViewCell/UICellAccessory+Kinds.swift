import Foundation
import UIFoundation

/// The kinds of accessories.
extension UICellAccessory {
  /// The type of an accessory.
  public enum AccessoryType {
    /// A disclosure chevron, which indicates that the item leads to more content.
    case disclosureIndicator
    /// A button that shows details of the item.
    case detail
    /// A checkmark, which indicates that the item is chosen.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A handle for dragging the item to another position.
    case reorder
    /// A circle that selects the item, in lists that allow several selected items.
    case multiselect
    /// A chevron that expands an outline item.
    case outlineDisclosure
    /// A button that opens a pop-up menu.
    case popUpMenu
    /// A label with a short text.
    case label
    /// A view that the application provides.
    case customView(UIView)

    /// The kind of a system accessory; `nil` for a custom view.
    var kind: AccessoryKind? {
      switch self {
      case .disclosureIndicator: .disclosureIndicator
      case .detail: .detail
      case .checkmark: .checkmark
      case .delete: .delete
      case .insert: .insert
      case .reorder: .reorder
      case .multiselect: .multiselect
      case .outlineDisclosure: .outlineDisclosure
      case .popUpMenu: .popUpMenu
      case .label: .label
      case .customView: nil
      }
    }
  }

  /// Returns a disclosure chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(.disclosureIndicator, displayed, options) }
  /// Returns a checkmark, which reserves 40 points by default.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self { Self(.checkmark, displayed, options) }
  /// Returns a detail button. Its action handler is never called.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.detail, displayed, options) }
  /// Returns a delete button. Its action handler is never called.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.delete, leading: true, displayed, options) }
  /// Returns an insert button. Its action handler is never called.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.insert, leading: true, displayed, options) }
  /// Returns a reorder handle.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self { Self(.reorder, displayed, options) }
  /// Returns a selection circle.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self { Self(.multiselect, leading: true, displayed, options) }
  /// Returns a chevron that expands an outline item. Its action handler is never called.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.outlineDisclosure, displayed, options.common) }
  /// Returns a pop-up menu. Its handler is never called.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> Self { Self(.popUpMenu, displayed, options) }
  /// Returns a text label, as wide as its text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self {
    let label = UILabel()
    label.text = text
    label.font = options.font
    label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
    if let color = options.common.tintColor { label.textColor = color }
    return Self(.label, displayed, options.common, view: label)
  }
  /// Returns a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let (view, options) = (configuration.customView, configuration.options)
    switch configuration.placement {
    case .leading(let displayed, let position):
      return Self(.customView(view), leading: true, displayed, options, view: view, at: position)
    case .trailing(let displayed, let position):
      return Self(.customView(view), displayed, options, view: view, at: position)
    }
  }
}

/// The kinds of system accessories, in reading order at their edge. The order is our choice.
enum AccessoryKind: Int, Comparable, Sendable {
  case delete, insert, multiselect
  case label, popUpMenu, detail, checkmark, outlineDisclosure, disclosureIndicator, reorder

  static func < (left: AccessoryKind, right: AccessoryKind) -> Bool { left.rawValue < right.rawValue }

  /// The width of such accessories, in points.
  var width: CGFloat {
    switch self {
    case .disclosureIndicator: AccessoryNumbers.disclosure
    case .checkmark: AccessoryNumbers.checkmark
    case .label: 0
    default: AccessoryNumbers.button
    }
  }
}

extension [UICellAccessory] {
  /// Returns the visible accessories at an edge, in reading order.
  ///
  /// System accessories have a fixed order; custom views choose their position.
  @MainActor
  func shown(atLeading isLeading: Bool, isEditing: Bool) -> [UICellAccessory] {
    let candidates = filter { $0.isLeading == isLeading && $0.isDisplayed(isEditing: isEditing) }
    var ordered = candidates.filter { $0.kind != nil }.sorted { left, right in
      guard let first = left.kind, let second = right.kind else { return false }
      return first < second
    }
    for own in candidates where own.kind == nil {
      let index = own.position?(ordered) ?? ordered.count
      ordered.insert(own, at: Swift.min(Swift.max(index, 0), ordered.count))
    }
    return ordered
  }
}

/// The widths of accessories in collection view lists: our choice, those of a table (uikit.md, "Table cells").
enum AccessoryNumbers {
  static let disclosure: CGFloat = 26.5
  static let checkmark: CGFloat = 40
  static let button: CGFloat = 44
  /// The spacing between an accessory's view and the edge.
  static let margin: CGFloat = 16
}

extension UICellAccessory {
  /// Returns whether the accessory is visible in the given editing state.
  func isDisplayed(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The size of the accessory's view.
  var viewSize: CGSize {
    guard let view else { return .zero }
    let fitting = view.intrinsicContentSize
    return CGSize(
      width: fitting.width >= 0 ? fitting.width : view.bounds.width,
      height: fitting.height >= 0 ? fitting.height : view.bounds.height)
  }

  /// The width reserved for the accessory, in points.
  var room: CGFloat {
    if case .custom(let width) = options.reservedLayoutWidth { return width }
    return view == nil ? kind?.width ?? 0 : viewSize.width + AccessoryNumbers.margin
  }
}
