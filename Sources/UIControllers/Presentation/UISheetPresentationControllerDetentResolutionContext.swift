public import Foundation
public import UIFoundation

/// The context in which a detent computes its height.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a sheet, in points without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}
