import Foundation
import UIFoundation

/// What few views have, so that most need no room for it.
@MainActor
final class ViewExtras {
  /// Pixels to the point that were set; nil for the screen's.
  var scale: CGFloat?
  var mask: UIView?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  var showsLargeContent = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var restorationIdentifier: String?
  var motionEffects: [UIMotionEffect] = []
  /// Who observes the view's values.
  var observers: [ValueObserver] = []
  /// Those of them who named the values.
  var namedObservations: [NamedObservation] = []
}

extension UIView {
  /// Whether a tint is shown in grey, as behind an alert.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the view around it.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// In grey.
    case dimmed = 2
  }

  var extras: ViewExtras? { layoutState.extras }

  func changeExtras(_ change: (ViewExtras) -> Void) {
    let extras = layoutState.extras ?? ViewExtras()
    layoutState.extras = extras
    change(extras)
  }

  /// The view's own adjustment, else the one around it, else none.
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
