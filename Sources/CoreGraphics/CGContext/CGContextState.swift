import Foundation

/// What `saveGState()` saves.
struct CGContextState {
  var ctm = CGAffineTransform.identity
  var fillColor = DisplayList.Color.black
  var strokeColor = DisplayList.Color.black
  /// The pen. Its transform is that of the context at the time of drawing.
  var pen = DisplayList.Pen()
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var shadow: DisplayList.Shadow?
  var interpolation = CGInterpolationQuality.default
  /// The number of clips since the state was saved; each has opened a group.
  var openClips = 0
}

extension DisplayList.Element {
  /// Returns the element with its opacity multiplied by a factor.
  func multipliedAlpha(by factor: Double) -> Self {
    switch self {
    case .fill(let shape, let rule, let color): return .fill(shape, rule, color.multipliedAlpha(by: factor))
    case .stroke(let path, let pen, let color): return .stroke(path, pen, color.multipliedAlpha(by: factor))
    case .glyphs(var run) where run.stroke == nil:
      run.color = run.color.multipliedAlpha(by: factor)
      return .glyphs(run)
    case .group(var group) where group.isComposited:
      group.alpha *= factor
      return .group(group)
    case .link: return self
    case .glyphs, .image, .gradient, .group: return .group(DisplayList.Group(alpha: factor, elements: [self]))
    }
  }
}
