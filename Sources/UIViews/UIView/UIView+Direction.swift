import UIFoundation

extension UITraitCollection {
  /// The layout direction of views without a semantic content attribute.
  var directionOfViews: UIUserInterfaceLayoutDirection { layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension UIView {
  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    if layoutState.semantic != .unspecified { return layoutState.semantic.direction(in: .leftToRight) }
    return Self.hasTraitOverrides ? resolvedTraits.directionOfViews : Self.processLook.direction
  }

  func setSemantic(_ attribute: UISemanticContentAttribute) {
    guard attribute != layoutState.semantic else { return }
    layoutState.semantic = attribute
    directionDidChange()
  }

  /// Tells the engine and the margins that leading and trailing may have switched sides.
  func directionDidChange() {
    insetsMayDiffer()
    engineDirectionDidChange()
    markNeedsLayout()
  }
}
