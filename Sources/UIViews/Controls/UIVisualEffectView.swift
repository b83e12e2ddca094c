public import Foundation
import UIFoundation

/// A visual effect on the content behind a view. Galley doesn't draw effects.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }
}

/// A blur. Stored for source compatibility; has no effect.
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

  /// The style of the blur. Stored for source compatibility; has no effect.
  public let style: Style

  /// Creates a blur with the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that makes content stand out on a blur. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content on a blur. Stored for source compatibility; has no effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates an effect for a kind of content on a blur. Stored for source compatibility; has no effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

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

/// A view that contains a content view of the same size. Galley doesn't draw its effect.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The view to add content to, which fills this view.
  public let contentView = UIView()
  /// The visual effect. Stored for source compatibility; has no effect.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without an effect. Galley doesn't decode archives and ignores the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
