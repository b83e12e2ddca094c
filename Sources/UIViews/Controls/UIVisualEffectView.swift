public import Foundation
import UIFoundation

/// What a view does to what lies behind it: kept, nothing is drawn.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  /// Nothing.
  public override init() { super.init() }
}

/// Blurs what lies behind.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// How strongly.
  public enum Style: Int, Hashable, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As suits light or dark.
    case regular = 4
    /// As suits light or dark, with more contrast.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The usual material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The usual material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// How strongly.
  public let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Lets content stand out on a blur.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// Content on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates an effect for a kind of content on a blur. Stored for source compatibility; has no effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The kinds of content on a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text of a label.
  case label = 0
  /// Text of less weight.
  case secondaryLabel = 1
  /// Text of still less weight.
  case tertiaryLabel = 2
  /// Text of the least weight.
  case quaternaryLabel = 3
  /// A large filled area.
  case fill = 4
  /// A smaller filled area.
  case secondaryFill = 5
  /// The smallest filled area.
  case tertiaryFill = 6
  /// A line between contents.
  case separator = 7
}

/// A view with an effect behind its content: here, a view around another of the same size.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// Where content belongs: as large as the view.
  public let contentView = UIView()
  /// The effect.
  open var effect: UIVisualEffect?

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill()
  }

  /// A view without an effect, with the given frame.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view without an effect; there are no archives of views here.
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
