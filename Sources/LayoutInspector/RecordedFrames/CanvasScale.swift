import CoreGraphics
import InterfaceDocuments
import UIFoundation
import UIKit

/// The scale at which Xcode measured the labels of a document's part.
///
/// In some parts labels have whole points, although frames are in pixels of the canvas's device, as if the Mac that laid
/// them out had a display of 1x. Parts of one document differ, as if each were recorded when it was last opened
/// (uikit-recorded.md, "Sizes of Interface Builder alone", IB).
@MainActor
enum CanvasScale {
  /// Lets the labels of a part measure in whole points, if more of those with one line are as high as the line in whole
  /// points than as the line in pixels.
  ///
  /// - Parameter texts: The texts of the document whose heights follow from them.
  static func set(_ made: MadePart, _ texts: [CanvasText]) {
    let heights = Dictionary(
      texts.lazy.filter { !$0.isBuiltIn }.map { (ObjectIdentifier($0.object), $0.height) },
      uniquingKeysWith: { first, _ in first })
    let labels = made.members.compactMap { member in (member.view as? UILabel).map { (member.object, $0) } }
    let (scale, tolerance) = (UIScreen.main.scale, CanvasText.tolerance)
    var (whole, usual) = (0, 0)
    for (object, label) in labels {
      guard label.numberOfLines == 1, let height = heights[ObjectIdentifier(object)], let line = label.font?.lineHeight
      else { continue }
      let (point, pixel) = ((line - tolerance).rounded(.up), ((line - tolerance) * scale).rounded(.up) / scale)
      guard point - pixel > tolerance else { continue }
      if abs(height - point) < tolerance { whole += 1 }
      if abs(height - pixel) < tolerance { usual += 1 }
    }
    guard whole > usual else { return }
    for (_, label) in labels { label.traitOverrides.displayScale = 1 }
  }
}
