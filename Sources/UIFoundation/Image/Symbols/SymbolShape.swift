import CoreGraphics
import Foundation

/// The areas and lines that represent a system symbol, in a square with sides of 1 and y down.
///
/// The drawings are our own, so that a picture shows which symbol there is, and not what it looks like on a device.
/// `NAME.fill`, `NAME.slash`, and a symbol in a circle or square, such as `NAME.circle.fill`, follow from the drawing of
/// `NAME`. A symbol without a drawing is a rounded square.
struct SymbolShape {
  /// The thickness of the lines, as a fraction of the side.
  static let thickness: CGFloat = 1.0 / 12

  private(set) var strokes: [CGPath] = []
  private(set) var fills: [CGPath] = []
  /// What is cut out of the fills and strokes.
  private(set) var holes: [CGPath] = []

  /// Creates the shape of a symbol by its name.
  init(_ name: String) {
    if let lines = Self.lines(of: name) {
      self.init(strokes: lines.map(\.path))
    } else if let frame = Self.frame(of: name) {
      self.init(frame, around: Self.symbol(in: name))
    } else if let base = Self.stem(of: name, ".fill"), let lines = Self.lines(of: base) {
      self.init(filling: lines)
    } else if let base = Self.stem(of: name, ".slash") ?? Self.stem(of: name, ".slash.fill") {
      self.init(name.hasSuffix(".fill") ? base + ".fill" : base)
      strokes.append(Self.slash)
    } else {
      self.init(strokes: [CGPath(roundedRect: Self.square, cornerWidth: 0.2, cornerHeight: 0.2)])
    }
  }

  private init(strokes: [CGPath]) { self.strokes = strokes }

  private static let square = CGRect(x: 0.125, y: 0.125, width: 0.75, height: 0.75)
  private static let slash = SymbolPath("M4 4 L20 20").lines[0].path

  /// Creates the filled form of lines: closed ones are areas, and open ones within them are cut out.
  private init(filling lines: [SymbolPath.Line]) {
    guard lines.contains(where: \.isClosed) else {
      strokes = lines.map(\.path)
      return
    }
    let area = CGMutablePath()
    let closed = lines.filter { $0.isClosed && !$0.isKept }.map(\.path)
    for path in closed { area.addPath(path) }
    fills = [area]
    // What lies within an area is cut out of it, and a stroke would make that smaller.
    let outer = closed.filter { path in
      !closed.contains { $0 != path && $0.boundingBox.contains(path.boundingBox) }
    }
    strokes = outer + lines.filter(\.isKept).map(\.path)
    for line in lines where !line.isClosed && !line.isKept { holes += line.path.capsules(Self.thickness) }
  }

  /// A circle or square around a symbol.
  private struct Frame {
    let path: CGPath
    let isFilled: Bool
  }

  private init(_ frame: Frame, around symbol: String) {
    let lines = Self.lines(of: symbol) ?? []
    let map = CGAffineTransform(a: 0.55, b: 0, c: 0, d: 0.55, tx: 0.225, ty: 0.225)
    let paths = lines.map { (path: $0.path.applying(map), isClosed: $0.isClosed) }
    strokes = [frame.path]
    guard frame.isFilled else {
      strokes += paths.map(\.path)
      return
    }
    fills = [frame.path]
    holes = paths.flatMap { $0.isClosed ? [$0.path] : $0.path.capsules(Self.thickness) }
  }

  /// Returns the lines of a symbol that has a drawing.
  private static func lines(of name: String) -> [SymbolPath.Line]? {
    paths[aliases[name] ?? name].map { SymbolPath($0).lines }
  }

  /// Returns what precedes an ending, or `nil` if the name doesn't end with it.
  private static func stem(of name: String, _ ending: String) -> String? {
    name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil
  }

  private static let frames = ["circle", "square"]

  /// Returns the frame of a name such as `heart.circle.fill` if the symbol in it has a drawing.
  private static func frame(of name: String) -> Frame? {
    guard lines(of: symbol(in: name)) != nil else { return nil }
    let isFilled = name.hasSuffix(".fill")
    guard let frame = frames.first(where: { name.hasSuffix(isFilled ? ".\($0).fill" : ".\($0)") }),
      let path = lines(of: frame)?.first?.path
    else { return nil }
    return Frame(path: path, isFilled: isFilled)
  }

  /// Returns the name of the symbol in a frame.
  private static func symbol(in name: String) -> String {
    let unfilled = stem(of: name, ".fill") ?? name
    return frames.lazy.compactMap { stem(of: unfilled, "." + $0) }.first ?? name
  }
}

extension CGPath {
  /// Returns the areas that the lines of the path cover at a width, one for each straight part, with round ends.
  fileprivate func capsules(_ width: CGFloat) -> [CGPath] {
    flattened(linesPerCurve: 6).map { line in
      let capsule = CGMutablePath()
      let angle = atan2(line.end.y - line.start.y, line.end.x - line.start.x)
      capsule.addArc(
        center: line.start, radius: width / 2, startAngle: angle + .pi / 2, endAngle: angle + 3 * .pi / 2,
        clockwise: false)
      capsule.addArc(
        center: line.end, radius: width / 2, startAngle: angle - .pi / 2, endAngle: angle + .pi / 2, clockwise: false)
      capsule.closeSubpath()
      return capsule
    }
  }
}
