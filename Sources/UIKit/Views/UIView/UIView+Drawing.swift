public import CoreGraphics
import Foundation
public import QuartzCore
import UIFoundation

/// Drawing a view and its descendants, with the appearance of their layers.
extension UIView: @preconcurrency LayerNode {
  /// Returns the drawing of the view and its descendants, after laying them out if they need it.
  ///
  /// Its canvas is the view's bounds. Each call draws everything anew, except that plain text which hasn't changed has
  /// the glyphs of the call before. Colors are those for each view's traits.
  ///
  /// - Complexity: O(*n*) in the number of views and the text that they display.
  public func displayList() -> DisplayList {
    layoutIfNeeded()
    let context = CGContext(bounds: bounds)
    LayerRenderer.draw(self, in: context)
    return context.displayList
  }

  package var appearance: LayerAppearance {
    var look = LayerAppearance()
    look.bounds = geometry.bounds
    look.position = geometry.center
    look.anchored = geometry.anchored
    look.opacity = Double(min(alpha, 1))
    look.isHidden = isHidden
    look.masksToBounds = clipsToBounds
    look.backgroundColor = backgroundColor?.displayColor(traitCollection)
    look.layer = layoutState.layer
    look.mask = extras?.mask ?? layoutState.layer?.mask?.node
    adjust(&look)
    return look
  }

  /// The subviews and the layer's own sublayers, from back to front.
  package var children: [any LayerNode] {
    let views = subviews
    guard let layer = layoutState.layer else {
      return views.contains { $0.layoutState.layer?.zPosition ?? 0 != 0 } ? Self.ordered(views) : views
    }
    let layers = layer.sublayers ?? []
    guard !layers.isEmpty else { return Self.ordered(views) }
    // A sublayer is in front of the subviews that there were when it was added.
    var nodes: [any LayerNode] = []
    var next = layers[...]
    for (index, view) in views.enumerated() {
      while let layer = next.first, layer.siblingViews <= index { nodes.append(next.removeFirst().node) }
      nodes.append(view)
    }
    return nodes + next.map(\.node)
  }

  /// Returns views in the order of their layers' positions from back to front.
  private static func ordered(_ views: [UIView]) -> [UIView] {
    func position(_ view: UIView) -> CGFloat { view.layoutState.layer?.zPosition ?? 0 }
    guard views.contains(where: { position($0) != 0 }) else { return views }
    return views.enumerated().sorted { (position($0.element), $0.offset) < (position($1.element), $1.offset) }
      .map(\.element)
  }

  package func drawContent(in context: CGContext) {
    // A layer of another class draws its own content, and asks the view for its part.
    if type(of: self).layerClass != CALayer.self || layoutState.layer.map({ type(of: $0) != CALayer.self }) ?? false {
      ownLayer.drawOwnContent(in: context)
    } else {
      drawViewContent(in: context)
    }
  }

  /// Draws the view's content, with its context and traits as the current ones.
  func drawViewContent(in context: CGContext) {
    traitCollection.performAsCurrent {
      GraphicsContexts.perform(in: context) { MainActor.assumeIsolated { drawOwnContent(in: context) } }
    }
  }

  /// Draws the view and its descendants in a rectangle. Returns `false` without a current context.
  func drawAll(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = GraphicsContexts.current else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard rect.isFinite, bounds.width > 0, bounds.height > 0 else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    LayerRenderer.draw(self, in: context)
    context.restoreGState()
    return true
  }

  /// Returns a view that displays the drawing of this one.
  func snapshot(afterUpdates: Bool) -> UIView {
    if afterUpdates { layoutIfNeeded() }
    let context = CGContext(bounds: bounds)
    LayerRenderer.draw(self, in: context)
    let view = UIView(frame: bounds)
    view.layer.contents = UIImage(drawing: context.displayList, scale: traitCollection.displayScale).cgImage
    return view
  }

  /// Returns a view that displays a part of the drawing of this one, of which the insets aren't stretched.
  func snapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let context = CGContext(bounds: CGRect(origin: .zero, size: rect.size))
    context.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    LayerRenderer.draw(self, in: context)
    let image = UIImage(drawing: context.displayList, scale: traitCollection.displayScale)
    return UIImageView(image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
  }
}

extension UIView {
  /// Draws the content that is wider or narrower than the view: at its size, with the content mode's position.
  func rect(ofContent size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    return contentMode.gravity.rect(of: size, in: bounds)
  }
}

extension UIView.ContentMode {
  /// The corresponding mode of layers.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
