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
