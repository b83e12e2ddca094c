import UIFoundation

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
