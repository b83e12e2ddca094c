/// The direction in which an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The direction in which an interface runs, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// No direction: the environment decides.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// No kind: the environment decides.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much room an interface has along an axis, roughly.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// No size class: the environment decides.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// The usual room.
  case regular = 2
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No style: the environment decides.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// Whether an interface lies over another one.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// No level: the environment decides.
  case unspecified = -1
  /// The lowest level.
  case base = 0
  /// Over another interface.
  case elevated = 1
}

/// Whether more contrast is asked for.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// No contrast: the environment decides.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast.
  case high = 1
}

/// Whether heavier text is asked for.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// No weight: the environment decides.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Heavier text.
  case bold = 1
}
