import Foundation

extension DisplayList: CustomStringConvertible {
  /// The elements, one per line, with those of groups indented: for messages of tests.
  public var description: String {
    (["canvas \(bounds.numbers)"] + elements.flatMap { $0.lines(indent: "  ") }).joined(separator: "\n")
  }
}

extension DisplayList.Element {
  fileprivate func lines(indent: String) -> [String] {
    switch self {
    case .fill(let shape, let rule, let color):
      return [indent + "fill \(shape.summary)\(rule == .evenOdd ? " even-odd" : "") \(color.hex)"]
    case .stroke(let path, let pen, let color):
      return [indent + "stroke \(DisplayList.Shape.path(path).summary) width \(pen.width.short) \(color.hex)"]
    case .glyphs(let run):
      let first = run.glyphs.first.map { " at \($0.position.applying(run.transform).numbers)" } ?? ""
      let name = run.font.postScriptName
      return [indent + "text \"\(run.text)\"\(first) \(name) \(run.pointSize.short) \(run.color.hex)"]
    case .image(let image):
      let tint = image.tint.map { " tinted \($0.hex)" } ?? ""
      let size = "\(image.image.width) x \(image.image.height) pixels"
      return [indent + "image \(size) in \(image.rect.applying(image.transform).numbers)\(tint)"]
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\($0.location.short): \($0.color.hex)" }.joined(separator: ", ")
      return [indent + "gradient \(gradient.geometry) \(stops)"]
    case .link(let rect, let url):
      return [indent + "link \(rect.numbers) \(url.absoluteString)"]
    case .group(let group):
      let elements = group.elements.flatMap { $0.lines(indent: indent + "  ") }
      let mask = group.mask.map { [indent + "  mask"] + $0.flatMap { $0.lines(indent: indent + "    ") } }
      return [indent + group.summary] + (mask ?? []) + elements
    }
  }
}

extension DisplayList.Group {
  fileprivate var summary: String {
    var parts = ["group"]
    if let clip { parts.append("clip \(clip.shape.summary)\(clip.rule == .evenOdd ? " even-odd" : "")") }
    if alpha != 1 { parts.append("alpha \(CGFloat(alpha).short)") }
    if blendMode != .normal { parts.append("blend \(blendMode)") }
    if let shadow {
      parts.append(
        "shadow \(shadow.offset.width.short),\(shadow.offset.height.short) blur \(shadow.blur.short) \(shadow.color.hex)"
      )
    }
    if isIsolated { parts.append("isolated") }
    return parts.joined(separator: " ")
  }
}

extension DisplayList.Shape {
  fileprivate var summary: String {
    switch self {
    case .rect(let rect): "rect \(rect.numbers)"
    case .roundedRect(let rect, let radius): "rect \(rect.numbers) radius \(radius.short)"
    case .path(let path): "path of \(path.elements.count) in \(path.boundingBox.numbers)"
    }
  }
}

extension DisplayList.Color {
  /// The color as #RRGGBB, or #RRGGBBAA if it isn't opaque.
  public var hex: String {
    let opaque = [red, green, blue].map(Self.byte)
    return "#" + (alpha == 1 ? opaque : opaque + [Self.byte(alpha)]).joined()
  }

  private static func byte(_ component: Double) -> String {
    let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

extension CGFloat {
  /// The number with at most three decimals.
  fileprivate var short: String {
    guard magnitude < 1e12 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CGPoint {
  fileprivate var numbers: String { "\(x.short),\(y.short)" }
}

extension CGRect {
  fileprivate var numbers: String { "\(minX.short),\(minY.short) \(width.short)x\(height.short)" }
}
