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
    get { MainThread.use("-[UIView bounds]") { bounds } }
    set { MainThread.use("-[UIView setBounds:]") { bounds = newValue } }
  }

  package nonisolated var layerPosition: CGPoint {
    get { MainThread.use("-[UIView center]") { center } }
    set { MainThread.use("-[UIView setCenter:]") { center = newValue } }
  }

  package nonisolated var layerAnchor: CGPoint {
    get { MainThread.use("-[UIView anchorPoint]") { anchorPoint } }
    set { MainThread.use("-[UIView setAnchorPoint:]") { anchorPoint = newValue } }
  }

  package nonisolated var layerMap: CGAffineTransform {
    get { MainThread.use("-[UIView transform]") { transform } }
    set { MainThread.use("-[UIView setTransform:]") { transform = newValue } }
  }

  package nonisolated var layerBackground: CGColor? {
    get {
      MainThread.use("-[UIView backgroundColor]") { backgroundColor?.resolvedColor(with: traitCollection).cgColor }
    }
    set { MainThread.use("-[UIView setBackgroundColor:]") { backgroundColor = newValue.map { UIColor(cgColor: $0) } } }
  }

  package nonisolated var layerOpacity: Float {
    get { MainThread.use("-[UIView alpha]") { Float(alpha) } }
    set { MainThread.use("-[UIView setAlpha:]") { alpha = CGFloat(newValue) } }
  }

  package nonisolated var layerIsHidden: Bool {
    get { MainThread.use("-[UIView isHidden]") { isHidden } }
    set { MainThread.use("-[UIView setHidden:]") { isHidden = newValue } }
  }

  package nonisolated var layerMasksToBounds: Bool {
    get { MainThread.use("-[UIView clipsToBounds]") { clipsToBounds } }
    set { MainThread.use("-[UIView setClipsToBounds:]") { clipsToBounds = newValue } }
  }

  package nonisolated var layerNode: any LayerNode { self }

  package nonisolated var layerSubviewCount: Int { MainThread.use("-[UIView subviews]") { subviews.count } }

  package nonisolated func layerNeedsLayout() { MainThread.use("-[UIView setNeedsLayout]") { setNeedsLayout() } }

  package nonisolated func layOutLayer() { MainThread.use("-[UIView layoutIfNeeded]") { layoutIfNeeded() } }
}
