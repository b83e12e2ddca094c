/// The layout direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// The interface runs from left to right.
  case leftToRight = 0
  /// The interface runs from right to left.
  case rightToLeft = 1
}

/// The layout direction of a user interface, as the value of a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// No direction: the environment determines it.
  case unspecified = -1
  /// The interface runs from left to right.
  case leftToRight = 0
  /// The interface runs from right to left.
  case rightToLeft = 1
}

/// The kind of device that a user interface is designed for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// No kind: the environment determines it.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A CarPlay display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision headset.
  case vision = 6
}

/// The available space of a user interface along an axis, in broad terms.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// No size class: the environment determines it.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// The regular amount of space.
  case regular = 2
}

/// The light or dark style of a user interface.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No style: the environment determines it.
  case unspecified = 0
  /// The light style.
  case light = 1
  /// The dark style.
  case dark = 2
}

/// Whether a user interface is displayed over another one.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// No level: the environment determines it.
  case unspecified = -1
  /// The base level.
  case base = 0
  /// A level over another user interface.
  case elevated = 1
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// No contrast: the environment determines it.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// A higher contrast.
  case high = 1
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// No weight: the environment determines it.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// A heavier weight.
  case bold = 1
}
