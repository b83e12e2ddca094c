public import UIFoundation

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

extension UIView {
  /// The direction of a view with an attribute, in the application's direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of a view with an attribute, in another direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: return layoutDirection
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    }
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    if layoutState.semantic != .unspecified {
      return Self.userInterfaceLayoutDirection(for: layoutState.semantic, relativeTo: .leftToRight)
    }
    return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
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
