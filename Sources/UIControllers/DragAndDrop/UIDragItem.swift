public import Foundation

/// An item of a drag. Galley only stores it.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// The provider of the item's data.
  open private(set) var itemProvider: NSItemProvider
  /// An object that the application associates with the item.
  open var localObject: Any?
  /// A closure that creates the item's preview. Galley never calls it. Stored for source compatibility; has no effect.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with a provider of its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
