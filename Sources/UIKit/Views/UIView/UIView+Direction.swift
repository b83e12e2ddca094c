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

/// Whether a view is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view is mirrored in right-to-left languages.
  case unspecified
  /// The view contains playback controls and is never mirrored.
  case playback
  /// The view contains controls for spatial directions and is never mirrored.
  case spatial
  /// The view is always laid out from left to right.
  case forceLeftToRight
  /// The view is always laid out from right to left.
  case forceRightToLeft
}

extension UISemanticContentAttribute {
  /// Returns the layout direction of a view with this attribute, given the surrounding layout direction.
  func direction(in outer: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: return outer
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    }
  }
}
