package import Foundation
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

/// Turns drawings into the contents of files.
package protocol ImageEncoder: Sendable {
  /// Returns the contents of a PNG file with a drawing at a scale, in pixels per point, or `nil` if that isn't
  /// possible.
  func png(_ list: DisplayList, scale: CGFloat) -> Data?

  /// Returns the contents of a JPEG file with a drawing on white at a scale and a quality from 0 to 1, or `nil` if that
  /// isn't possible.
  func jpeg(_ list: DisplayList, scale: CGFloat, quality: CGFloat) -> Data?

  /// Returns the contents of a PDF file with a page for each drawing, or `nil` if that isn't possible.
  func pdf(_ pages: [DisplayList], title: String?) -> Data?
}
