import CoreGraphics
import UIFoundation

/// The look of lists: our own numbers, in points. Frames, separators, and accessories have the positions of layout.
enum ListLook {
  /// The radius of an inset group's corners.
  static let groupRadius: CGFloat = 10
  /// The side of the symbols of edit and reorder controls.
  static let controlSide: CGFloat = 22

  /// The symbol and the color of an edit control.
  static func control(of style: UITableViewCell.EditingStyle) -> (symbol: String, color: UIColor)? {
    switch style {
    case .none: nil
    case .delete: ("minus.circle.fill", .systemRed)
    case .insert: ("plus.circle.fill", .systemGreen)
    }
  }

  /// The symbol and the color of an accessory in a list, without a color for the tint color.
  static func symbol(of kind: AccessoryKind, isSelected: Bool) -> (symbol: String, color: UIColor?)? {
    switch kind {
    case .delete: ("minus.circle.fill", .systemRed)
    case .insert: ("plus.circle.fill", .systemGreen)
    case .multiselect: isSelected ? ("checkmark.circle.fill", nil) : ("circle", .tertiaryLabel)
    case .label: nil
    case .popUpMenu: ("chevron.down", .tertiaryLabel)
    case .detail: ("info.circle", nil)
    case .checkmark: ("checkmark", nil)
    case .outlineDisclosure: ("chevron.forward", nil)
    case .disclosureIndicator: ("chevron.forward", .tertiaryLabel)
    case .reorder: ("line.3.horizontal", .tertiaryLabel)
    }
  }

  /// Returns the outline of a row in an inset group, or `nil` if it has no rounded corners.
  static func outline(of bounds: CGRect, isFirst: Bool, isLast: Bool) -> DisplayList.Shape? {
    let radius = min(groupRadius, bounds.width / 2, bounds.height / 2)
    guard isFirst || isLast, bounds.isFinite, radius > 0 else { return nil }
    if isFirst && isLast { return .roundedRect(bounds, radius: radius) }
    let size = CGSize(width: radius, height: radius)
    let (top, bottom) = (isFirst ? size : nil, isLast ? size : nil)
    return .path(
      CGPath(
        roundedRect: bounds,
        radii: CornerRadii(topLeft: top, topRight: top, bottomLeft: bottom, bottomRight: bottom)))
  }
}
