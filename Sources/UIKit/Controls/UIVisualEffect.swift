public import Foundation
import UIFoundation

/// A visual effect on the content behind a view. Galley doesn't draw effects.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  /// Creates an effect without a kind, for subclasses.
  public override init() { super.init() }
}

/// A blur, which is drawn as a translucent area.
open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur.
  public enum Style: Int, Hashable, Sendable {
    /// A very light blur.
    case extraLight
    /// A light blur.
    case light
    /// A dark blur.
    case dark
    /// A blur that adapts to light or dark.
    case regular = 4
    /// A blur that adapts to light or dark, with higher contrast.
    case prominent
    /// The thinnest material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// The default material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of the system's bars.
    case systemChromeMaterial
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight
    /// A thin material, always light.
    case systemThinMaterialLight
    /// The default material, always light.
    case systemMaterialLight
    /// A thick material, always light.
    case systemThickMaterialLight
    /// The material of the system's bars, always light.
    case systemChromeMaterialLight
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark
    /// A thin material, always dark.
    case systemThinMaterialDark
    /// The default material, always dark.
    case systemMaterialDark
    /// A thick material, always dark.
    case systemThickMaterialDark
    /// The material of the system's bars, always dark.
    case systemChromeMaterialDark
  }

  /// The style of the blur, which determines the color and the opacity of the area.
  public let style: Style

  /// Creates a blur with the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that makes content stand out on a blur. Stored for source compatibility; has no effect.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content on a blur. Stored for source compatibility; has no effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates an effect for a kind of content on a blur. Stored for source compatibility; has no effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

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
