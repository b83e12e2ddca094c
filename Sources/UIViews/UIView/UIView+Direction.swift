import UIFoundation

/// Whether a view is mirrored in languages that run from right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Controls of playback: never mirrored.
  case playback = 1
  /// Controls that stand for directions in space: never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// The direction of a view with the attribute, inside another direction.
  func direction(in outer: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: return outer
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    }
  }
}

extension UITraitCollection {
  /// The direction of views that say nothing of it.
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

  /// Tells the engine and the margins that leading and trailing may have changed sides.
  func directionDidChange() {
    insetsMayDiffer()
    engineDirectionDidChange()
    markNeedsLayout()
  }
}
