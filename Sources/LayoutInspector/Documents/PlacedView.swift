import CoreGraphics
package import InterfaceDocuments
import UIKit

/// A view that was laid out, with the object of the document that describes it.
package struct PlacedView: Sendable {
  /// What layout knows about the view.
  package let report: ViewReport
  /// The object of the document, or `nil` for a view that UIKit adds.
  package let object: InterfaceObject?
  /// The subviews, from back to front.
  package let subviews: [PlacedView]

  /// Whether the document describes the view or one in it.
  private let isDescribed: Bool

  /// Pairs a report with the views that it was read from, which still have the same subviews.
  @MainActor
  init(_ report: ViewReport, _ view: UIView, _ objects: [ObjectIdentifier: InterfaceObject]) {
    self.report = report
    object = objects[ObjectIdentifier(view)]
    subviews = zip(report.subviews, view.subviews).map { PlacedView($0, $1, objects) }
    isDescribed = object != nil || subviews.contains(where: \.isDescribed)
  }

  /// The class, after the custom class that it takes the place of.
  package var className: String {
    guard let custom = object?.customClass?.name, custom != report.className else { return report.className }
    return "\(custom) (\(report.className))"
  }

  /// The subviews that the document describes, or that contain such views.
  package var describedSubviews: [PlacedView] { subviews.filter(\.isDescribed) }

  /// Returns the object that describes the view with a name, or else the innermost view around it; `nil` if there is
  /// neither.
  ///
  /// - Complexity: O(*n*) in the number of views.
  package func object(ofViewNamed name: String) -> InterfaceObject? {
    object(ofViewNamed: name, around: nil)?.object
  }

  private func object(ofViewNamed name: String, around: InterfaceObject?) -> (object: InterfaceObject?, Void)? {
    let nearest = object ?? around
    if report.name == name { return (nearest, ()) }
    for view in subviews {
      if let found = view.object(ofViewNamed: name, around: nearest) { return found }
    }
    return nil
  }
}
