import CoreGraphics
import Foundation

extension SVGWriter {
  /// Writes a group.
  mutating func draw(_ group: DisplayList.Group) throws(RenderingError) {
    guard group.blendMode != .clear, group.blendMode != .destinationOut else { return }
    let group = group.withMaskInside
    if group.isComposited, group.alpha <= 0 { return }
    body.append("<g")
    if let clip = group.clip {
      let name = nextDefinition()
      definitions.append("<clipPath id=\"d")
      definitions.appendDigits(name)
      definitions.append("\">")
      definitions.appendShape(clip.shape, clip.rule, ruleName: " clip-rule")
      definitions.append("/></clipPath>\n")
      body.appendReference(" clip-path=\"url(#d", name)
    }
    if let mask = group.mask {
      let name = try defineMask(in: canvas) { writer throws(RenderingError) in try writer.drawNested(mask) }
      body.appendReference(" mask=\"url(#d", name)
    }
    if let shadow = group.shadow {
      body.appendReference(" filter=\"url(#d", define(shadow, of: group.elements))
    }
    if group.alpha < 1 { body.append(" opacity=\"", group.alpha) }
    if let mode = group.blendMode.cssName {
      body.append(" style=\"mix-blend-mode:")
      body.append(mode)
      body.append("\"")
    } else if group.isIsolated {
      body.append(" style=\"isolation:isolate\"")
    }
    body.append(">\n")
    try drawNested(group.elements)
    body.append("</g>\n")
  }

  /// Defines a mask of an area by the alpha channel of what a closure draws, and returns its number.
  mutating func defineMask(
    in area: CGRect, _ draw: (inout SVGWriter) throws(RenderingError) -> Void
  ) throws(RenderingError) -> Int {
    let outside = body
    body = SVGText()
    try draw(&self)
    let content = body
    body = outside
    let name = nextDefinition()
    definitions.append("<mask id=\"d")
    definitions.appendDigits(name)
    definitions.append("\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"")
    definitions.appendArea(area)
    definitions.append(">\n")
    definitions.append(content)
    definitions.append("</mask>\n")
    return name
  }

  /// Defines a filter that draws the shadow of its input behind it.
  private mutating func define(_ shadow: DisplayList.Shadow, of elements: [DisplayList.Element]) -> Int {
    let blur = shadow.blur.magnitude
    let extent = elements.extent(.identity) ?? canvas
    let area = extent.union(
      extent.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -2 * blur, dy: -2 * blur))
    let name = nextDefinition()
    definitions.append("<filter id=\"d")
    definitions.appendDigits(name)
    definitions.append("\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    definitions.appendArea(area.isNull ? canvas : area.insetBy(dx: -1, dy: -1))
    definitions.append("><feGaussianBlur in=\"SourceAlpha\"")
    definitions.append(" stdDeviation=\"", blur / 2)
    definitions.append("/><feOffset")
    definitions.append(" dx=\"", shadow.offset.width)
    definitions.append(" dy=\"", shadow.offset.height)
    definitions.append(" result=\"shadow\"/><feFlood")
    definitions.append(shadow.color, " flood-color=\"", opacity: " flood-opacity=\"")
    definitions.append("/><feComposite in2=\"shadow\" operator=\"in\"/><feMerge><feMergeNode/>")
    definitions.append("<feMergeNode in=\"SourceGraphic\"/></feMerge></filter>\n")
    return name
  }
}

extension SVGText {
  /// Appends the attributes of a rectangle.
  mutating func appendArea(_ rect: CGRect) {
    append(" x=\"", rect.minX)
    append(" y=\"", rect.minY)
    append(" width=\"", rect.width)
    append(" height=\"", rect.height)
  }

  /// Appends an attribute that refers to a definition. `start` ends with `url(#d`.
  mutating func appendReference(_ start: StaticString, _ name: Int) {
    append(start)
    appendDigits(name)
    append(")\"")
  }
}

extension DisplayList.Group {
  /// The group, with its mask in a group inside of it if it has a shadow, which is that of the masked elements.
  var withMaskInside: Self {
    guard let mask, shadow != nil else { return self }
    var outer = self
    outer.mask = nil
    outer.elements = [.group(Self(mask: mask, elements: elements))]
    return outer
  }
}

extension CGBlendMode {
  /// CSS's name of the mode, or `nil` if it is drawn as usual.
  fileprivate var cssName: StaticString? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    // CSS has no names for these.
    case .normal, .copy, .clear, .sourceAtop, .destinationOver, .destinationOut, .xor: nil
    }
  }
}
