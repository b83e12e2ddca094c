import Foundation
import UIFoundation

/// A blur, which is drawn as a translucent area.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur.
  public enum Style: Int, Hashable, Sendable {
    /// A very light blur.
    case extraLight = 0
    /// A light blur.
    case light = 1
    /// A dark blur.
    case dark = 2
    /// A blur that adapts to light or dark.
    case regular = 4
    /// A blur that adapts to light or dark, with higher contrast.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The default material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of the system's bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The default material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of the system's bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The default material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of the system's bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// The style of the blur, which determines the color and the opacity of the area.
  public let style: Style

  /// Creates a blur with the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
