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

  /// Gives plain views that stack views arrange the lengths that they have on the canvas: views without content, but with
  /// a constraint to a length, as their intrinsic length, and views whose content can size them as the smallest one. Where
  /// neither holds, ``setStandIns(_:)`` gives the recorded length. Those whose centers are equally far apart keep
  /// their lengths, because none of them is recorded.
  ///
  /// - Parameter designed: The intrinsic sizes that the document lists, by the ids of the views.
  static func setArranged(_ made: MadePart, designed: [String: CGSize]) {
    let sizing = CanvasSizing(made)
    for member in made.members where member.object.kind == "view" && member.object.flag("hidden") != true {
      guard let stack = member.view.superview as? UIStackView,
        stack.distribution != .equalCentering,
        !member.object.hasIntrinsicLength(along: stack.axis, designed),
        !sizing.isUnsized(member.view, along: stack.axis)
      else { continue }
      let length = stack.axis == .horizontal ? arranged.width : arranged.height
      if member.object.group("subviews").isEmpty {
        // It gives way before what is beside it (IB).
        if member.view.contentCompressionResistancePriority(for: stack.axis) == .defaultHigh {
          member.view.setContentCompressionResistancePriority(.defaultHigh - 1, for: stack.axis)
        }
        setIntrinsicLength(length, of: member.view, stack.axis)
      } else {
        let anchor = stack.axis == .horizontal ? member.view.widthAnchor : member.view.heightAnchor
        let smallest = anchor.constraint(greaterThanOrEqualToConstant: length)
        smallest.priority = smallestPriority
        smallest.isActive = true
      }
    }
  }

  /// The width and the height of a plain view in a row and a column, in points (IB).
  private static let arranged = CGSize(width: 240, height: 50)
  /// Stronger than the hugging of what is in the views (252 in one of those that are recorded), and weaker than the
  /// resistance of what is beside them.
  private static let smallestPriority = UILayoutPriority(500)

  /// Shows hidden activity indicators, which keep their place in stack views on the canvas.
  static func showIndicators(_ made: MadePart) {
    for member in made.members where member.object.kind == "activityIndicatorView" { member.view.isHidden = false }
  }

  /// Gives views that nothing sizes, and of which the layout leaves nothing to see, the lengths that the document records,
  /// and returns their objects.
  static func setStandIns(_ made: MadePart) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    let sizing = CanvasSizing(made)
    for member in made.members {
      guard let recorded = member.object.frame, member.view.superview != nil, member.object.mayHaveStandIn else {
        continue
      }
      let frame = member.view.frame
      for (axis, length, recorded) in [
        (NSLayoutConstraint.Axis.horizontal, frame.width, recorded.width), (.vertical, frame.height, recorded.height),
      ] where length < tolerance && recorded > tolerance {
        guard
          isWithoutContent(member.view, member.object)
            ? !sizing.hasFixedLength(member.view, along: axis)
            : member.object.kind == "view" && sizing.isUnsized(member.view, along: axis)
        else { continue }
        setIntrinsicLength(CGFloat(recorded), of: member.view, axis)
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
  /// Whether the document gives the view an intrinsic length along an axis: a placeholder, or what a designable class
  /// answered.
  fileprivate func hasIntrinsicLength(along axis: NSLayoutConstraint.Axis, _ designed: [String: CGSize]) -> Bool {
    let isRow = axis == .horizontal
    if number(isRow ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight") != nil { return true }
    guard let size = id.flatMap({ designed[$0] }) else { return false }
    return (isRow ? size.width : size.height) != UIView.noIntrinsicMetric
  }

  /// Whether the view's frame is that of the layout, as far as the document says.
  fileprivate var mayHaveStandIn: Bool {
    flag("misplaced") != true && flag("ambiguous") != true && flag("hidden") != true
      && flag("translatesAutoresizingMaskIntoConstraints") == false
  }
}
