import UIFoundation

/// The kinds of content on a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text of a primary label.
  case label
  /// Text of a secondary label.
  case secondaryLabel
  /// Text of a tertiary label.
  case tertiaryLabel
  /// Text of a quaternary label.
  case quaternaryLabel
  /// A large filled area.
  case fill
  /// A smaller filled area.
  case secondaryFill
  /// The smallest filled area.
  case tertiaryFill
  /// A separator line.
  case separator
}
