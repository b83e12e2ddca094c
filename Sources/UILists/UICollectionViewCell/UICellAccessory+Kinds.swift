import Foundation
import UIFoundation
public import UIViews

/// The kinds of accessories.
extension UICellAccessory {
  /// What an accessory is.
  public enum AccessoryType {
    /// An arrow.
    case disclosureIndicator
    /// A button for details.
    case detail
    /// A mark.
    case checkmark
    /// A button that deletes.
    case delete
    /// A button that inserts.
    case insert
    /// A handle for moving.
    case reorder
    /// A circle for selecting.
    case multiselect
    /// An arrow that folds out.
    case outlineDisclosure
    /// A menu.
    case popUpMenu
    /// A text.
    case label
    /// A view of an app's own.
    case customView(UIView)

    /// The kind of an accessory of the system's; nil for one of an app's own.
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

  /// An arrow.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(.disclosureIndicator, displayed, options) }
  /// A mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self { Self(.checkmark, displayed, options) }
  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.detail, displayed, options) }
  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.delete, leading: true, displayed, options) }
  /// A button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.insert, leading: true, displayed, options) }
  /// A handle for moving.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self { Self(.reorder, displayed, options) }
  /// A circle for selecting.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self { Self(.multiselect, leading: true, displayed, options) }
  /// An arrow that folds out.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.outlineDisclosure, displayed, options.common) }
  /// A menu, whose chosen element shows: nobody chooses here.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> Self { Self(.popUpMenu, displayed, options) }
  /// A text, as wide as its letters.
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
  /// A view of an app's own.
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

/// The kinds of the system's accessories, in the order in which they lie at their edge, as they are read: our own decision.
enum AccessoryKind: Int, Comparable, Sendable {
  case delete, insert, multiselect
  case label, popUpMenu, detail, checkmark, outlineDisclosure, disclosureIndicator, reorder

  static func < (left: AccessoryKind, right: AccessoryKind) -> Bool { left.rawValue < right.rawValue }

  /// How wide such accessories are, in points.
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
  /// The accessories that show at an edge, as they are read: the system's in their order, and an app's own where they want
  /// to be.
  @MainActor
  func shown(atLeading isLeading: Bool, isEditing: Bool) -> [UICellAccessory] {
    let candidates = filter { $0.isLeading == isLeading && $0.isDisplayed(isEditing: isEditing) }
    var ordered = candidates.filter { $0.kind != nil }.sorted { left, right in
      guard let first = left.kind, let second = right.kind else { return false }
      return first < second
    }
    for own in candidates where own.kind == nil {
      let place = own.position?(ordered) ?? ordered.count
      ordered.insert(own, at: Swift.min(Swift.max(place, 0), ordered.count))
    }
    return ordered
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
  /// Whether the accessory is there in a list that is edited or not.
  func isDisplayed(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

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
    return view == nil ? kind?.width ?? 0 : viewSize.width + AccessoryNumbers.margin
  }
}
