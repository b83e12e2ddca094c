import CoreGraphics
public import Foundation
public import UIFoundation

/// The methods that provide an item to share, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a value of the item's type, without its data.
  @discardableResult
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for an activity.
  @discardableResult
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns the subject of a message. The default is `""`.
  @discardableResult
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the identifier of the item's type. The default is `""`.
  @discardableResult
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a picture of the item.
  @discardableResult
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

/// An operation that creates an item to share. Galley never shares it, but tests can ask for ``item``.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// A value of the item's type, without its data.
  open var placeholderItem: Any? { placeholder }
  private let placeholder: Any
  /// The activity for which the item is created. Always `nil`.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The item. The default is ``placeholderItem``.
  open var item: Any { placeholder }

  /// Creates a provider with a value of the item's type.
  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  /// Returns ``placeholderItem``.
  @discardableResult
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholder
  }
  /// Returns ``item``.
  @discardableResult
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
