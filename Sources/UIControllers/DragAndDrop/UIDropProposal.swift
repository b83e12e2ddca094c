public import Foundation
import UIFoundation

/// A proposal for handling a drop.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  /// The operation to perform on the items.
  public let operation: UIDropOperation
  /// Whether the drop depends on the exact location. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var isPrecise = false
  /// Whether the items' previews keep their full size. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var prefersFullSizePreview = false

  /// Creates a proposal for an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
