public import CoreGraphics
public import Foundation
public import UIFoundation

/// Something that is dragged: data, nobody drags here.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// What the item is made of.
  open private(set) var itemProvider: NSItemProvider
  /// What the application knows of the item.
  open var localObject: Any?
  /// Makes what shows the item on the way; nil for what the item comes from.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// How something would be shown that is dragged.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How it is cut out.
  public let parameters: UIDragPreviewParameters

  /// A view, cut out as parameters say.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
  /// A view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// How a view is cut out of its surroundings.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil for that of what is shown.
  open var shadowPath: UIBezierPath?
  // UIKit declares it so: nil takes the usual one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour behind the view.
  open var backgroundColor: UIColor! = .systemBackground

  /// Parameters that show a view as it is.
  public override init() { super.init() }
}

/// How a view is cut out that is dragged.
@MainActor @preconcurrency
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview comes from or goes to.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  /// The view in whose points the place is.
  public let container: UIView
  /// The middle of the preview there.
  public let center: CGPoint
  /// How it is turned and scaled there.
  public let transform: CGAffineTransform

  /// A place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// A view that a menu, or something that is dragged, would be shown by.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// Where it comes from or goes to.
  public let target: UIPreviewTarget
  /// The view.
  public let view: UIView
  /// How it is cut out.
  public let parameters: UIPreviewParameters

  /// A view, how it is cut out, and its place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  /// A view at its own place. It must have a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      raiseException(
        "UITargetedPreview was made with a view that has no superview, and without a target: \(view)")
    }
    self.init(
      view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
  }
  /// A view at its own place. It must have a superview.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The view's size.
  open var size: CGSize { view.bounds.size }
  /// The same view, which comes from or goes to another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A view that something which is dragged would be shown by.
@MainActor @preconcurrency
open class UITargetedDragPreview: UITargetedPreview {}

/// Where something that is dragged goes.
@MainActor @preconcurrency
open class UIDragPreviewTarget: UIPreviewTarget {}

/// What runs with something that is dropped.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs changes with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs something afterwards.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
