import CoreGraphics
import InterfaceDocuments
import UIFoundation
import UIKit

/// The scale at which Xcode measured the labels of a document.
///
/// A Mac with a display of 1x measures labels in whole points, although frames are in pixels of the canvas's device
/// (uikit-recorded.md, "Sizes of Interface Builder alone", IB).
@MainActor
enum CanvasScale {
  /// Lets the labels of a part measure in whole points, if more of those with one line are as high as the line in whole
  /// points than as the line in pixels.
  static func set(_ made: MadePart) {
    let labels = made.members.compactMap { member in (member.view as? UILabel).map { (member.object, $0) } }
    var (whole, usual) = (0, 0)
    for (object, label) in labels where isMeasured(object) {
      guard label.numberOfLines == 1, let height = object.frame?.height, let line = label.font?.lineHeight else {
        continue
      }
      let scale = UIScreen.main.scale
      let (point, pixel) = ((line - tolerance).rounded(.up), ((line - tolerance) * scale).rounded(.up) / scale)
      guard point - pixel > tolerance else { continue }
      if height == point { whole += 1 }
      if abs(height - pixel) < tolerance { usual += 1 }
    }
    guard whole > usual else { return }
    for (_, label) in labels { label.traitOverrides.displayScale = 1 }
  }

  /// Documents have three decimals at most.
  private static let tolerance: CGFloat = 0.001

  private static func isMeasured(_ object: InterfaceObject) -> Bool {
    object.flag("misplaced") != true && object.flag("ambiguous") != true
      && object.flag("translatesAutoresizingMaskIntoConstraints") == false
      && !object.constraints.contains { $0.firstAttribute == .height }
  }
}
