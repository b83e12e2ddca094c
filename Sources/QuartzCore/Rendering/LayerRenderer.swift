package import CoreGraphics
import Foundation

/// A layer or a view in the tree that is drawn.
package protocol LayerNode: AnyObject {
  /// How the node looks.
  var appearance: LayerAppearance { get }
  /// The nodes inside, from back to front.
  var children: [any LayerNode] { get }
  /// Draws the content, in the node's own coordinates.
  func drawContent(in context: CGContext)
}

/// Draws a tree of layers and views, without recursion: trees can be deeper than the stack.
package struct LayerRenderer {
  private enum Step {
    case enter(any LayerNode)
    case leave(LayerAppearance, groups: Int)
  }

  private let context: CGContext
  private var steps: [Step] = []

  private init(_ context: CGContext) { self.context = context }

  /// Draws a node and those inside it, in the coordinates of the node.
  package static func draw(_ root: any LayerNode, in context: CGContext) {
    var renderer = LayerRenderer(context)
    renderer.enter(root, isRoot: true)
    while let step = renderer.steps.popLast() {
      switch step {
      case .enter(let node): renderer.enter(node, isRoot: false)
      case .leave(let appearance, let groups): renderer.leave(appearance, groups)
      }
    }
  }

  private mutating func enter(_ node: any LayerNode, isRoot: Bool) {
    let look = node.appearance
    guard !look.isHidden, look.opacity > 0, look.bounds.isFinite else { return }
    context.saveGState()
    if !isRoot { context.concatenate(look.toSuperlayer) }
    let children = node.children
    let groups = beginGroups(look)
    let outline = look.outline
    if let color = look.backgroundColor, color.alpha > 0 {
      context.fillColor = color
      context.fill(transforming: outline)
    }
    steps.append(.leave(look, groups: groups))
    if look.masksToBounds { context.clip(to: outline) }
    if let layer = look.layer, layer.contents != nil {
      layer.drawContents(in: look.bounds, of: context)
    } else {
      context.separately { node.drawContent(in: context) }
    }
    if let layer = look.layer, layer.sublayerTransform != CATransform3DIdentity {
      let anchor = look.anchored.anchorPoint(in: look.bounds)
      context.translateBy(x: anchor.x, y: anchor.y)
      context.concatenate(CATransform3DGetAffineTransform(layer.sublayerTransform))
      context.translateBy(x: -anchor.x, y: -anchor.y)
    }
    for child in children.reversed() { steps.append(.enter(child)) }
  }

  private func leave(_ look: LayerAppearance, _ groups: Int) {
    // Undoes the sublayers' transform for the border.
    if let layer = look.layer, layer.borderWidth > 0 {
      if layer.sublayerTransform != CATransform3DIdentity {
        let anchor = look.anchored.anchorPoint(in: look.bounds)
        context.translateBy(x: anchor.x, y: anchor.y)
        context.concatenate(CATransform3DGetAffineTransform(layer.sublayerTransform).inverted())
        context.translateBy(x: -anchor.x, y: -anchor.y)
      }
      layer.drawBorder(of: look.bounds, in: context)
    }
    for _ in 0..<groups { context.endGroup() }
    context.restoreGState()
  }

  /// Opens the groups that the opacity, the mask, and the shadow require, and returns their number.
  private func beginGroups(_ look: LayerAppearance) -> Int {
    var groups = 0
    func begin(_ group: DisplayList.Group) {
      context.beginGroup(group)
      groups += 1
    }
    let shadow = look.masksToBounds ? nil : look.layer?.visibleShadow
    if let shadow, let path = look.layer?.shadowPath {
      if look.opacity < 1 { begin(DisplayList.Group(alpha: look.opacity, elements: [])) }
      drawShadow(shadow, of: path)
    } else if look.opacity < 1 || shadow != nil {
      begin(DisplayList.Group(alpha: look.opacity, shadow: shadow, elements: []))
    }
    if let mask = look.mask { begin(DisplayList.Group(mask: elements(of: mask), elements: [])) }
    return groups
  }

  private func drawShadow(_ shadow: DisplayList.Shadow, of path: CGPath) {
    var shadow = shadow
    shadow.isAlone = true
    context.saveGState()
    context.setShadow(shadow)
    context.fillColor = .black
    context.fill(transforming: .path(path.copy() ?? path))
    context.restoreGState()
  }

  /// Returns the drawing of a mask, in coordinates of the display list.
  private func elements(of mask: any LayerNode) -> [DisplayList.Element] {
    let recording = CGContext(bounds: context.bounds)
    recording.concatenate(context.ctm)
    recording.concatenate(mask.appearance.toSuperlayer)
    LayerRenderer.draw(mask, in: recording)
    return recording.displayList.elements
  }
}
