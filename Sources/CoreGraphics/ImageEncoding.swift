import Synchronization

/// The image encoder of the process.
///
/// Modules that draw don't depend on one that renders. A process that contains LayoutRendering registers its encoder
/// when it starts; others have none.
package enum ImageEncoding {
  private static let registered = Mutex<(any ImageEncoder)?>(nil)

  /// The encoder, or `nil` without LayoutRendering.
  package static var encoder: (any ImageEncoder)? {
    get { registered.withLock { $0 } }
    set { registered.withLock { $0 = newValue } }
  }
}
