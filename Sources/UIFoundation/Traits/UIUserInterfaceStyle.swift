/// The light or dark style of a user interface.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No style: the environment determines it.
  case unspecified
  /// The light style: dark content on a light background.
  case light
  /// The dark style: light content on a dark background.
  case dark
}

/// The kind of device that a user interface is designed for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// No kind: the environment determines it.
  case unspecified = -1
  /// An interface for iPhone.
  case phone
  /// An interface for iPad.
  case pad
  /// An interface for Apple TV.
  case tv
  /// An interface for a CarPlay display.
  case carPlay
  /// An interface for the Mac.
  case mac = 5
  /// An interface for an Apple Vision headset.
  case vision
}

/// Whether a user interface is displayed over another one.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// No level: the environment determines it.
  case unspecified = -1
  /// The level of the main content.
  case base
  /// A level over another user interface.
  case elevated
}

/// The available space of a user interface along an axis, in broad terms.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// No size class: the environment determines it.
  case unspecified
  /// A limited amount of space, such as the width of an iPhone in portrait.
  case compact
  /// The regular amount of space.
  case regular
}

/// The layout direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// The interface runs from left to right.
  case leftToRight
  /// The interface runs from right to left.
  case rightToLeft
}

/// The layout direction of a user interface, as the value of a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// No direction: the environment determines it.
  case unspecified = -1
  /// The interface runs from left to right.
  case leftToRight
  /// The interface runs from right to left.
  case rightToLeft
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// No contrast: the environment determines it.
  case unspecified = -1
  /// The normal contrast between colors.
  case normal
  /// A higher contrast between colors than usual.
  case high
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// No weight: the environment determines it.
  case unspecified = -1
  /// Text has its regular weight.
  case regular
  /// Text is heavier than usual, for better legibility.
  case bold
}
