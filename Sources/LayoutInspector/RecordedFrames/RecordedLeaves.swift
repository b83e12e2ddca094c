import CoreGraphics
import InterfaceDocuments
import UIKit

/// Views that have the sizes that a document records, instead of those of their contents.
///
/// With them, what remains of the differences is geometry, not the widths of texts or the sizes of missing images.
@MainActor
enum RecordedLeaves {
  /// Gives the leaves of a part their recorded sizes.
  static func setSizes(_ made: MadePart) {
    for member in made.members where isLeaf(member.object) {
      guard let frame = member.object.frame, let view = member.view as? any SizedView else { continue }
      view.setSize(CGSize(width: frame.width, height: frame.height))
    }
  }

  /// Whether an object is a view with content of its own, and a recorded frame.
  static func isLeaf(_ object: InterfaceObject) -> Bool {
    guard object.frame != nil else { return false }
    switch object.kind {
    case "label", "button", "textField": return true
    case "imageView": return object["image"] != nil
    case "textView": return object.flag("scrollEnabled") == false
    default: return false
    }
  }
}
