import CoreGraphics
import InterfaceDocuments
import UIKit

/// The sizes that views have on Interface Builder's canvas, and not when an app runs.
///
/// A document can set a placeholder for a view's intrinsic size. Where nothing sizes a view without content, Interface
/// Builder shows it with a size that follows no known rule, and frames beside it depend on that (uikit-recorded.md,
/// "Sizes of Interface Builder alone", IB).
@MainActor
enum CanvasSizes {
  /// Gives the views of a part the intrinsic sizes that the document sets for the canvas.
  static func setPlaceholders(_ made: MadePart) {
    for member in made.members {
      // No size is "infinite", which isn't a number.
      let (width, height) =
        (member.object.number("placeholderIntrinsicWidth"), member.object.number("placeholderIntrinsicHeight"))
      if let width { setIntrinsicLength(CGFloat(width), of: member.view, .horizontal) }
      if let height { setIntrinsicLength(CGFloat(height), of: member.view, .vertical) }
    }
  }

  /// Gives views without content, of which the layout leaves nothing to see, the lengths that the document records, and
  /// returns their objects.
  static func setStandIns(_ made: MadePart) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for member in made.members {
      guard let recorded = member.object.frame, member.view.superview != nil, member.object.mayHaveStandIn,
        isWithoutContent(member.view, member.object)
      else { continue }
      let frame = member.view.frame
      if frame.width < tolerance, recorded.width > tolerance {
        setIntrinsicLength(CGFloat(recorded.width), of: member.view, .horizontal)
        found.insert(ObjectIdentifier(member.object))
      }
      if frame.height < tolerance, recorded.height > tolerance {
        setIntrinsicLength(CGFloat(recorded.height), of: member.view, .vertical)
        found.insert(ObjectIdentifier(member.object))
      }
    }
    return found
  }

  /// The length below which nothing is seen of a view, in points: that within which frames match.
  private static let tolerance: CGFloat = 0.5

  /// Whether a view shows nothing by itself and holds nothing, so that only constraints to others can size it.
  private static func isWithoutContent(_ view: UIView, _ object: InterfaceObject) -> Bool {
    guard object.group("subviews").isEmpty else { return false }
    switch object.kind {
    case "view", "stackView": return true
    case "label": return ((view as? UILabel)?.text ?? "").isEmpty
    case "imageView": return (view as? UIImageView)?.image == nil
    default: return false
    }
  }

  private static func setIntrinsicLength(_ length: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis) {
    let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
    let bounds = [
      (anchor.constraint(lessThanOrEqualToConstant: length), view.contentHuggingPriority(for: axis)),
      (anchor.constraint(greaterThanOrEqualToConstant: length), view.contentCompressionResistancePriority(for: axis)),
    ]
    for (constraint, priority) in bounds {
      constraint.priority = priority
      constraint.isActive = true
    }
  }
}

extension InterfaceObject {
  /// Whether the view's frame is that of the layout, as far as the document says.
  fileprivate var mayHaveStandIn: Bool {
    flag("misplaced") != true && flag("ambiguous") != true && flag("hidden") != true
      && flag("translatesAutoresizingMaskIntoConstraints") == false
  }
}
