import CoreGraphics
import Foundation

/// The lines of a symbol, written in a short language with numbers on a grid of 24 units.
///
/// `M x y`, `L x y`, `C x y x y x y`, and `Z` begin a line, extend it, and close it, as in SVG. `O x y rx ry` is an
/// ellipse, `R x y width height radius` a rectangle with rounded corners, and `A x y radius from to` an arc with angles in
/// degrees, clockwise from the right. `K x y` begins a line as `M` does, which a filled symbol has too.
struct SymbolPath {
  /// A line of a symbol.
  struct Line {
    let path: CGPath
    let isClosed: Bool
    /// Whether a filled symbol has the line too. Open lines within a filled symbol are cut out of it.
    let isKept: Bool
  }

  private(set) var lines: [Line] = []
  private var words: ArraySlice<Substring>

  init(_ text: String) {
    words = text.split { $0 == " " || $0 == "\n" }[...]
    while let command = words.popFirst() { add(command) }
  }

  /// Adds the line that begins with a command and its first number.
  private mutating func add(_ command: Substring) {
    words = [command.dropFirst()] + words
    let path = CGMutablePath()
    var isClosed = true
    switch command.first {
    case "O":
      let (x, y, width, height) = (number(), number(), number(), number())
      path.addEllipse(in: CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
    case "R":
      let rect = CGRect(x: number(), y: number(), width: number(), height: number())
      let radius = number()
      path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    case "A":
      isClosed = false
      path.addArc(
        center: CGPoint(x: number(), y: number()), radius: number(), startAngle: number() * .pi / 180,
        endAngle: number() * .pi / 180, clockwise: false)
    default:
      path.move(to: CGPoint(x: number(), y: number()))
      isClosed = addPoints(to: path)
    }
    let scaled = path.applying(CGAffineTransform(scaleX: 1 / 24, y: 1 / 24))
    lines.append(Line(path: scaled, isClosed: isClosed, isKept: command.first == "K"))
  }

  /// Adds the points up to the next line, and returns whether the line is closed.
  private mutating func addPoints(to path: CGMutablePath) -> Bool {
    while let word = words.first {
      switch word.first {
      case "L":
        words[words.startIndex] = word.dropFirst()
        path.addLine(to: CGPoint(x: number(), y: number()))
      case "C":
        words[words.startIndex] = word.dropFirst()
        let (first, second) = (CGPoint(x: number(), y: number()), CGPoint(x: number(), y: number()))
        path.addCurve(to: CGPoint(x: number(), y: number()), control1: first, control2: second)
      case "Z":
        words.removeFirst()
        path.closeSubpath()
        return true
      default: return false
      }
    }
    return false
  }

  private mutating func number() -> CGFloat { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
}
