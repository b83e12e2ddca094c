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
