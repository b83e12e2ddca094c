import CoreGraphics
import Foundation
import UIFoundation

extension UIVisualEffectView {
  /// Fills the view with the translucent color of a blur.
  func drawMaterial(in context: CGContext) {
    guard let blur = effect as? UIBlurEffect, bounds.isFinite, !bounds.isEmpty else { return }
    context.fill(bounds, radius: 0, drawn(blur.style.color))
  }
}

extension UIBlurEffect.Style {
  /// The translucent color that is drawn in place of a blur.
  var color: UIColor {
    let alphas = ControlLook.materialAlphas
    switch self {
    case .extraLight: return .white.withAlphaComponent(alphas[3])
    case .light: return .white.withAlphaComponent(alphas[1])
    case .dark: return .black.withAlphaComponent(alphas[2])
    case .regular: return .systemBackground.withAlphaComponent(alphas[2])
    case .prominent: return .systemBackground.withAlphaComponent(alphas[3])
    default: break
    }
    // The materials are listed five at a time: those that adapt, the light ones, and the dark ones.
    let (kind, thickness) = (rawValue - Self.systemUltraThinMaterial.rawValue).quotientAndRemainder(dividingBy: 5)
    let color: UIColor =
      switch kind {
      case 0: .secondarySystemBackground
      case 1: .white
      default: .black
      }
    return color.withAlphaComponent(alphas[thickness])
  }
}
