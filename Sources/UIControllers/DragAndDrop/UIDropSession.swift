public import Foundation
import UIFoundation

/// A session, as seen by the destination of the items.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag session, if it belongs to the same application.
  var localDragSession: (any UIDragSession)? { get }
  /// The indicator shown while the items are loaded.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the items.
  var progress: Progress { get }
  /// Loads the items as objects of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
