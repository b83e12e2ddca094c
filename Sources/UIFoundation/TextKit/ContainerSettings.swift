import CoreGraphics
import Foundation

/// The properties of a text container that determine how text is laid out.
struct ContainerSettings: Equatable {
  /// The size in points, including the padding.
  var size: CGSize
  /// The space at both ends of every line, in points.
  var padding: CGFloat = 5
  /// The maximum number of lines, or 0 for no limit.
  var lineLimit = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
}
