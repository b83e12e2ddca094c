import Foundation
import UIFoundation

/// The properties that few views set, stored separately so that other views don't pay for them.
@MainActor
final class ViewExtras {
  /// The content scale factor, in pixels per point, or `nil` for the screen's.
  var scale: CGFloat?
  var mask: UIView?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  var showsLargeContent = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
  var restorationIdentifier: String?
  var motionEffects: [UIMotionEffect] = []
  /// The observers of the view's values.
  var observers: [ValueObserver] = []
  /// The observations that were registered by key path.
  var namedObservations: [NamedObservation] = []
}

extension UIView {
  /// How a view dims its tint color, for example behind an alert.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The view uses its superview's mode.
    case automatic
    /// The tint color is shown as it is.
    case normal
    /// The tint color is shown in gray.
    case dimmed
  }

  var extras: ViewExtras? { layoutState.extras }

  func changeExtras(_ change: (ViewExtras) -> Void) {
    let extras = layoutState.extras ?? ViewExtras()
    layoutState.extras = extras
    change(extras)
  }

  /// The view's own tint adjustment mode, or the nearest superview's, or `normal`.
  var resolvedTintAdjustment: TintAdjustmentMode {
    var step: UIView? = self
    while let view = step {
      if let own = view.extras?.tintAdjustment, own != .automatic { return own }
      step = view.tree.superview
    }
    return .normal
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    guard mode != extras?.tintAdjustment ?? .automatic else { return }
    changeExtras { $0.tintAdjustment = mode }
    tellOfTint { $0.extras?.tintAdjustment ?? .automatic != .automatic }
  }
}
