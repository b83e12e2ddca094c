import Foundation
import UIFoundation

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
