import CoreGraphics
import Foundation

extension SVGWriter {
  /// The number of pixels per point of what SVG can only contain as pixels.
  private static var resolution: CGFloat { 3 }

  // MARK: - Pictures

  /// Writes a picture in its rectangle.
  mutating func draw(_ image: DisplayList.Image) throws(RenderingError) {
    let visible = image.image.visiblePart
    let part = CGRect(
      x: visible.minX + image.source.minX * visible.width, y: visible.minY + image.source.minY * visible.height,
      width: image.source.width * visible.width, height: image.source.height * visible.height)
    guard part.isFinite, part.width > 0, part.height > 0, image.rect.isFinite, image.rect.width > 0,
      image.rect.height > 0, image.transform.isInvertible
    else { return }
    guard let tint = image.tint else { return try draw(image, part) }
    // The color shows where the picture is opaque.
    let area = image.rect.applying(image.transform).insetBy(dx: -1, dy: -1)
    let name = try defineMask(in: area) { writer throws(RenderingError) in try writer.draw(image, part) }
    body.appendShape(.rect(area), .winding)
    body.appendFill(tint)
    body.appendReference(" mask=\"url(#d", name)
    body.append("/>\n")
  }

  /// Writes a part of a picture's content, in its own colors.
  private mutating func draw(_ image: DisplayList.Image, _ part: CGRect) throws(RenderingError) {
    // Where the whole content would be.
    let scale = CGSize(width: image.rect.width / part.width, height: image.rect.height / part.height)
    let whole = CGRect(
      x: image.rect.minX - part.minX * scale.width, y: image.rect.minY - part.minY * scale.height,
      width: scale.width, height: scale.height)
    body.append("<g")
    if !image.transform.isIdentity { body.append(image.transform) }
    var isClipped = part != CGRect(x: 0, y: 0, width: 1, height: 1)
    if case .drawing = image.image.content { isClipped = true }
    if isClipped {
      let name = nextDefinition()
      definitions.append("<clipPath id=\"d")
      definitions.appendDigits(name)
      definitions.append("\">")
      definitions.appendShape(.rect(image.rect), .winding)
      definitions.append("/></clipPath>\n")
      body.appendReference(" clip-path=\"url(#d", name)
    }
    body.append(">\n")
    switch image.image.content {
    case .file(let data):
      body.append("<image preserveAspectRatio=\"none\"")
      body.appendArea(whole)
      if image.interpolation == .none { body.append(" image-rendering=\"optimizeSpeed\"") }
      body.appendReference(to: data)
      body.append("/>\n")
    case .drawing(let list): try draw(list, in: whole)
    }
    body.append("</g>\n")
  }

  private mutating func draw(_ list: DisplayList, in rect: CGRect) throws(RenderingError) {
    let bounds = list.bounds
    guard bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return }
    let placed = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    body.append("<g")
    body.append(placed)
    body.append(">\n")
    let outside = canvas
    canvas = bounds
    try drawNested(list.elements)
    canvas = outside
    body.append("</g>\n")
  }

  // MARK: - Gradients

  /// Fills everything that isn't clipped with a gradient.
  mutating func draw(_ gradient: DisplayList.Gradient) throws(RenderingError) {
    guard !gradient.stops.isEmpty, gradient.transform.isInvertible else { return }
    if case .conic(let center, let angle) = gradient.geometry {
      return try draw(ConicGradient(stops: gradient.stops, center: center, angle: angle), gradient.transform)
    }
    let name = nextDefinition()
    let isLinear = if case .axial = gradient.geometry { true } else { false }
    definitions.append(isLinear ? "<linearGradient id=\"d" : "<radialGradient id=\"d")
    definitions.appendDigits(name)
    definitions.append("\" gradientUnits=\"userSpaceOnUse\"")
    switch gradient.geometry {
    case .axial(let start, let end):
      definitions.append(" x1=\"", start.x)
      definitions.append(" y1=\"", start.y)
      definitions.append(" x2=\"", end.x)
      definitions.append(" y2=\"", end.y)
    case .radial(let start, let startRadius, let end, let endRadius):
      definitions.append(" fx=\"", start.x)
      definitions.append(" fy=\"", start.y)
      definitions.append(" fr=\"", startRadius)
      definitions.append(" cx=\"", end.x)
      definitions.append(" cy=\"", end.y)
      definitions.append(" r=\"", endRadius)
    case .conic: break
    }
    if !gradient.transform.isIdentity {
      definitions.append(gradient.transform, attribute: " gradientTransform=\"matrix(")
    }
    definitions.append(">")
    for stop in gradient.paddedStops {
      definitions.append("<stop")
      definitions.append(" offset=\"", stop.location)
      definitions.append(stop.color, " stop-color=\"", opacity: " stop-opacity=\"")
      definitions.append("/>")
    }
    definitions.append(isLinear ? "</linearGradient>\n" : "</radialGradient>\n")
    body.appendShape(.rect(canvas), .winding)
    body.appendReference(" fill=\"url(#d", name)
    body.append("/>\n")
  }

  /// Writes a conic gradient as pixels.
  private mutating func draw(_ gradient: ConicGradient, _ transform: CGAffineTransform) throws(RenderingError) {
    let size = try RenderingLimits.pixelSize(of: canvas, scale: Self.resolution)
    let fromPixels = CGAffineTransform(scaleX: 1 / Self.resolution, y: 1 / Self.resolution)
      .concatenating(CGAffineTransform(translationX: canvas.minX, y: canvas.minY))
    let bitmap = gradient.bitmap(
      width: size.width, height: size.height, toGradient: fromPixels.concatenating(transform.inverted()))
    body.append("<image preserveAspectRatio=\"none\"")
    body.appendArea(
      CGRect(
        x: canvas.minX, y: canvas.minY, width: CGFloat(size.width) / Self.resolution,
        height: CGFloat(size.height) / Self.resolution))
    body.appendReference(to: bitmap.pngData())
    body.append("/>\n")
  }
}
