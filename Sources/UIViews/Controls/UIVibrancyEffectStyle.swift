import UIFoundation

/// The kinds of content on a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text of a primary label.
  case label = 0
  /// Text of a secondary label.
  case secondaryLabel = 1
  /// Text of a tertiary label.
  case tertiaryLabel = 2
  /// Text of a quaternary label.
  case quaternaryLabel = 3
  /// A large filled area.
  case fill = 4
  /// A smaller filled area.
  case secondaryFill = 5
  /// The smallest filled area.
  case tertiaryFill = 6
  /// A separator line.
  case separator = 7
}
