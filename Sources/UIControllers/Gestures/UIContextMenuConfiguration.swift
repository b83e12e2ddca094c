public import Foundation
import UIFoundation
public import UIViews

/// The configuration of a menu.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public let identifier: any NSCopying
  /// A closure that creates the preview of the menu. Galley never calls it.
  ///
  /// Stored for source compatibility; has no effect.
  public let previewProvider: (() -> UIViewController?)?
  /// A closure that creates the menu. Galley never calls it. Stored for source compatibility; has no effect.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration. Without an identifier, it gets a unique one.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
