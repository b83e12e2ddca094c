import CCairo
import CoreGraphics
import Foundation

extension Painter {
  /// Draws a group, in a layer if necessary.
  func draw(_ group: DisplayList.Group, _ transform: CGAffineTransform) throws(RenderingError) {
    let group = group.withMaskInside
    canvas.save()
    defer { canvas.restore() }
    if let clip = group.clip {
      add(clip.shape, transform)
      canvas.clip(clip.rule)
    }
    guard group.isComposited else { return try nested.draw(group.elements, transform) }
    if let direct = group.directMode {
      // Both modes affect only what the elements cover, which a layer can't tell.
      var painter = nested
      painter.mode = direct
      painter.alpha = alpha * group.alpha
      return try painter.draw(group.elements, transform)
    }
    guard group.alpha > 0, let area = layerArea(of: group, transform) else {
      links?.add(linksOf: group.elements, transform)
      return
    }
    canvas.newPath()
    canvas.addRect(area)
    canvas.clip()
    try layers.withLayer(area.size) { () throws(RenderingError) in
      canvas.pushGroup()
      do throws(RenderingError) {
        if let shadow = group.shadow { try draw(shadow, of: group.elements, in: area, transform) }
        if group.shadow?.isAlone != true { try inLayer.draw(group.elements, transform) }
      } catch {
        _ = canvas.popGroup()
        throw error
      }
      let layer = canvas.popGroup()
      let opacity = alpha * group.alpha
      if let mask = group.mask {
        let stencil = try stencil(mask, opacity: opacity, area, transform)
        canvas.setOperator(group.blendMode.cairoOperator)
        canvas.setSource(layer)
        canvas.mask(stencil)
      } else {
        canvas.setOperator(group.blendMode.cairoOperator)
        canvas.setSource(layer)
        canvas.paint(alpha: opacity)
      }
    }
  }

  /// Returns a layer whose alpha channel is that of elements, multiplied by an opacity.
  private func stencil(
    _ elements: [DisplayList.Element], opacity: Double, _ area: CGRect, _ transform: CGAffineTransform
  ) throws(RenderingError) -> CairoPattern {
    var painter = inLayer
    painter.links = nil
    canvas.pushGroup()
    do throws(RenderingError) {
      try layers.withLayer(area.size) { () throws(RenderingError) in try painter.draw(elements, transform) }
    } catch {
      _ = canvas.popGroup()
      throw error
    }
    let stencil = canvas.popGroup()
    if opacity == 1 { return stencil }
    canvas.pushGroup()
    canvas.setOperator(CAIRO_OPERATOR_OVER)
    canvas.setSource(stencil)
    canvas.paint(alpha: opacity)
    return canvas.popGroup()
  }

  /// Returns the part of the canvas in which a group draws, in whole units, or `nil` if there is none.
  private func layerArea(of group: DisplayList.Group, _ transform: CGAffineTransform) -> CGRect? {
    let clip = canvas.clipExtents
    guard clip.width > 0, clip.height > 0 else { return nil }
    guard var extent = group.elements.extent(transform) else { return clip.roundedOut }
    if let shadow = group.shadow {
      let offset = shadow.offset.applying(transform)
      let reach = shadow.blur.magnitude * transform.meanScale * 1.5 + 1
      extent = extent.union(extent.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach))
    }
    let area = extent.insetBy(dx: -1, dy: -1).overlap(with: clip)
    return area.isNull || area.width <= 0 || area.height <= 0 ? nil : area.roundedOut
  }

  // MARK: - Shadows

  /// Draws the shadow of elements, as pixels.
  private func draw(
    _ shadow: DisplayList.Shadow, of elements: [DisplayList.Element], in area: CGRect, _ transform: CGAffineTransform
  ) throws(RenderingError) {
    let offset = shadow.offset.applying(transform)
    let deviation = shadow.blur.magnitude * transform.meanScale * resolution / 2
    guard shadow.color.alpha > 0, offset.isFinite, deviation.isFinite else { return }
    // What casts a shadow on the area, which may be outside of it.
    let reach = CGFloat(ShadowBlur.reach(ofDeviation: deviation)) / resolution + 1
    var source = area.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
    if let extent = elements.extent(transform) {
      source = source.overlap(with: extent.insetBy(dx: -reach - 1, dy: -reach - 1))
    }
    source = source.roundedOut
    guard !source.isNull, source.width > 0, source.height > 0 else { return }
    let bounds = source
    try layers.withLayer(
      CGSize(width: bounds.width * resolution, height: bounds.height * resolution)
    ) { () throws(RenderingError) in
      let size = try RenderingLimits.pixelSize(of: bounds, scale: resolution)
      let toPixels = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(CGAffineTransform(scaleX: resolution, y: resolution))
      let pixels = try CairoSurface.pixels(width: size.width, height: size.height, fill: 0) {
        (canvas) throws(RenderingError) in
        var painter = Painter(canvas, resolution: 1, layers: layers, glyphs: .outlines)
        painter.depth = depth + 1
        try painter.draw(elements, transform.concatenating(toPixels))
      }
      var mask = pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
      ShadowBlur.blur(&mask, width: size.width, height: size.height, deviation: deviation)
      let surface = try CairoSurface(mask: mask, width: size.width, height: size.height)
      let placed = toPixels.inverted().concatenating(
        CGAffineTransform(translationX: offset.width, y: offset.height))
      canvas.setOperator(CAIRO_OPERATOR_OVER)
      canvas.setColor(shadow.color)
      canvas.mask(CairoPattern(surface, placed, filter: CAIRO_FILTER_BILINEAR, extend: CAIRO_EXTEND_NONE))
    }
  }
}

extension DisplayList.Group {
  /// The operator of modes that each element is drawn with by itself, or `nil` if the group needs a layer.
  fileprivate var directMode: cairo_operator_t? {
    guard shadow == nil, mask == nil else { return nil }
    return switch blendMode {
    case .copy: CAIRO_OPERATOR_SOURCE
    case .clear: CAIRO_OPERATOR_CLEAR
    default: nil
    }
  }
}

extension CGBlendMode {
  /// The operator of the same formula.
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .copy: CAIRO_OPERATOR_SOURCE
    case .clear, .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension CGRect {
  /// The smallest rectangle with whole coordinates that contains this one.
  var roundedOut: CGRect {
    if isNull { return self }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

extension CGAffineTransform {
  /// The factor of lengths, on average over all directions: the square root of that of areas.
  var meanScale: CGFloat { (a * d - b * c).magnitude.squareRoot() }
}
