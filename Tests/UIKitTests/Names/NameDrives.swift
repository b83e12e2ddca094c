import Foundation
import UIKit

/// The setters of names that store numbers and don't lay out.
@MainActor
extension SetterDrives {
  private static func attachment() -> UIAttachmentBehavior {
    UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero)
  }

  @SetterDriveList static var names: [SetterDrive] {
    SetterDrive("CATransition.endProgress", \CATransition.endProgress, { CATransition() })
    SetterDrive("CATransition.startProgress", \CATransition.startProgress, { CATransition() })
    SetterDrive("UIAttachmentBehavior.anchorPoint", \UIAttachmentBehavior.anchorPoint, { attachment() })
    SetterDrive("UIAttachmentBehavior.damping", \UIAttachmentBehavior.damping, { attachment() })
    SetterDrive("UIAttachmentBehavior.frequency", \UIAttachmentBehavior.frequency, { attachment() })
    SetterDrive("UIAttachmentBehavior.frictionTorque", \UIAttachmentBehavior.frictionTorque, { attachment() })
    SetterDrive("UIAttachmentBehavior.length", \UIAttachmentBehavior.length, { attachment() })
    SetterDrive(
      "UIDynamicItemBehavior.angularResistance", \UIDynamicItemBehavior.angularResistance, { UIDynamicItemBehavior() })
    SetterDrive("UIDynamicItemBehavior.charge", \UIDynamicItemBehavior.charge, { UIDynamicItemBehavior() })
    SetterDrive("UIDynamicItemBehavior.density", \UIDynamicItemBehavior.density, { UIDynamicItemBehavior() })
    SetterDrive("UIDynamicItemBehavior.elasticity", \UIDynamicItemBehavior.elasticity, { UIDynamicItemBehavior() })
    SetterDrive("UIDynamicItemBehavior.friction", \UIDynamicItemBehavior.friction, { UIDynamicItemBehavior() })
    SetterDrive("UIDynamicItemBehavior.resistance", \UIDynamicItemBehavior.resistance, { UIDynamicItemBehavior() })
    SetterDrive("UIGravityBehavior.angle", \UIGravityBehavior.angle, { UIGravityBehavior() })
    SetterDrive("UIGravityBehavior.gravityDirection", \UIGravityBehavior.gravityDirection, { UIGravityBehavior() })
    SetterDrive("UIGravityBehavior.magnitude", \UIGravityBehavior.magnitude, { UIGravityBehavior() })
    SetterDrive(
      "UIImagePickerController.cameraViewTransform", \UIImagePickerController.cameraViewTransform,
      { UIImagePickerController() })
    SetterDrive(
      "UIImagePickerController.videoMaximumDuration", \UIImagePickerController.videoMaximumDuration,
      { UIImagePickerController() })
    SetterDrive(
      "UIPercentDrivenInteractiveTransition.completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed,
      { UIPercentDrivenInteractiveTransition() })
    SetterDrive(
      "UIPopoverPresentationController.popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins,
      { popover() }, settle: presented)
    SetterDrive("UIPrintPageRenderer.footerHeight", \UIPrintPageRenderer.footerHeight, { UIPrintPageRenderer() })
    SetterDrive("UIPrintPageRenderer.headerHeight", \UIPrintPageRenderer.headerHeight, { UIPrintPageRenderer() })
    SetterDrive("UIPushBehavior.angle", \UIPushBehavior.angle, { UIPushBehavior(items: [], mode: .continuous) })
    SetterDrive("UIPushBehavior.magnitude", \UIPushBehavior.magnitude, { UIPushBehavior(items: [], mode: .continuous) })
    SetterDrive(
      "UIPushBehavior.pushDirection", \UIPushBehavior.pushDirection, { UIPushBehavior(items: [], mode: .continuous) })
    SetterDrive(
      "UISearchBar.searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment,
      { UISearchBar() })
    SetterDrive(
      "UISearchBar.searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment, { UISearchBar() })
    SetterDrive("UISnapBehavior.damping", \UISnapBehavior.damping, { UISnapBehavior(item: UIView(), snapTo: .zero) })
    SetterDrive(
      "UISnapBehavior.snapPoint", \UISnapBehavior.snapPoint, { UISnapBehavior(item: UIView(), snapTo: .zero) })
    SetterDrive(
      "UIView.largeContentImageInsets", \UIView.largeContentImageInsets, { UIView() })
    SetterDrive(
      "UISplitViewController.maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth,
      { UISplitViewController() })
    SetterDrive(
      "UISplitViewController.minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth,
      { UISplitViewController() })
    SetterDrive(
      "UISplitViewController.preferredSupplementaryColumnWidth",
      \UISplitViewController.preferredSupplementaryColumnWidth, { UISplitViewController() })
    SetterDrive(
      "UISplitViewController.preferredSupplementaryColumnWidthFraction",
      \UISplitViewController.preferredSupplementaryColumnWidthFraction, { UISplitViewController() })
  }
}
