import Foundation
import UIFoundation

/// An effect that makes content stand out on a blur. Stored for source compatibility; has no effect.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content on a blur. Stored for source compatibility; has no effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates an effect for a kind of content on a blur. Stored for source compatibility; has no effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}
