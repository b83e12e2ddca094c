import CoreGraphics
import Foundation
public import QuartzCore
import UIFoundation

/// The view's backing layer, created on first use. It shares the view's bounds, position, anchor point, and transform.
extension UIView: @preconcurrency CALayerDelegate, LayerOwner {
  var ownLayer: CALayer {
    if let layer = layoutState.layer { return layer }
    let layer = (type(of: self).layerClass as? CALayer.Type)?.made(number: 0) ?? CALayer()
    layoutState.layer = layer
    layer.delegate = self
    layer.owner = self
    return layer
  }

  /// Lays out the subviews: as the layer's delegate if there is a layer, which may have sublayers.
  func layOutSubviews() {
    if let layer = layoutState.layer { layoutSublayers(of: layer) } else { layoutSubviews() }
  }

  package nonisolated var layerBounds: CGRect {
    get { MainActor.assumeIsolated { bounds } }
    set { MainActor.assumeIsolated { bounds = newValue } }
  }

  package nonisolated var layerPosition: CGPoint {
    get { MainActor.assumeIsolated { center } }
    set { MainActor.assumeIsolated { center = newValue } }
  }

  package nonisolated var layerAnchor: CGPoint {
    get { MainActor.assumeIsolated { anchorPoint } }
    set { MainActor.assumeIsolated { anchorPoint = newValue } }
  }

  package nonisolated var layerMap: CGAffineTransform {
    get { MainActor.assumeIsolated { transform } }
    set { MainActor.assumeIsolated { transform = newValue } }
  }

  package nonisolated var layerBackground: CGColor? {
    get { MainActor.assumeIsolated { backgroundColor?.resolvedColor(with: traitCollection).cgColor } }
    set { MainActor.assumeIsolated { backgroundColor = newValue.map { UIColor(cgColor: $0) } } }
  }

  package nonisolated var layerOpacity: Float {
    get { MainActor.assumeIsolated { Float(alpha) } }
    set { MainActor.assumeIsolated { alpha = CGFloat(newValue) } }
  }

  package nonisolated var layerIsHidden: Bool {
    get { MainActor.assumeIsolated { isHidden } }
    set { MainActor.assumeIsolated { isHidden = newValue } }
  }

  package nonisolated var layerMasksToBounds: Bool {
    get { MainActor.assumeIsolated { clipsToBounds } }
    set { MainActor.assumeIsolated { clipsToBounds = newValue } }
  }

  package nonisolated var layerNode: any LayerNode { self }

  package nonisolated var layerSubviewCount: Int { MainActor.assumeIsolated { subviews.count } }

  package nonisolated func layerNeedsLayout() { MainActor.assumeIsolated { setNeedsLayout() } }

  package nonisolated func layOutLayer() { MainActor.assumeIsolated { layoutIfNeeded() } }
}
