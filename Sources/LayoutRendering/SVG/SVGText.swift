import CoreGraphics
import Foundation

/// The bytes of a part of an SVG file.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  /// Appends markup that is written as it is.
  @inline(__always)
  mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func append(_ other: SVGText) { bytes += other.bytes }

  /// Appends digits or other characters that XML permits.
  mutating func append(ascii text: String) { bytes += text.utf8 }

  /// Appends a number with at most three decimals, and without trailing zeros.
  ///
  /// Numbers beyond 10^12 are limited to it, and NaN becomes 0.
  mutating func append(_ number: CGFloat) {
    let limited = number.magnitude <= 1e12 ? number : number > 0 ? 1e12 : number < 0 ? -1e12 : 0
    let thousandths = Int((limited * 1000).rounded())
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    appendDigits(Int(whole))
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
    if rest % 100 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest / 10 % 10)) }
    if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  /// Appends a number that isn't negative.
  mutating func appendDigits(_ number: Int) {
    if number >= 10 { appendDigits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends a number with nine significant digits, for factors.
  mutating func append(factor: CGFloat) {
    if (factor * 1000).rounded() == factor * 1000 { return append(factor) }
    append(ascii: factor.isFinite ? factor.formatted(.svgFactor) : "0")
  }

  /// Appends an attribute, such as ` x="1.5"`. `start` ends with the opening quotation mark.
  @inline(__always)
  mutating func append(_ start: StaticString, _ value: CGFloat) {
    append(start)
    append(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends two numbers that are separated by a space.
  mutating func append(_ x: CGFloat, _ y: CGFloat) {
    append(x)
    // A sign separates numbers as well.
    if y >= 0.000_5 || y > -0.000_5 { bytes.append(UInt8(ascii: " ")) }
    append(y)
  }

  mutating func append(_ point: CGPoint) { append(point.x, point.y) }

  /// Appends ` transform="matrix(…)"`.
  mutating func append(_ transform: CGAffineTransform, attribute: StaticString = " transform=\"matrix(") {
    append(attribute)
    for (index, number) in [transform.a, transform.b, transform.c, transform.d].enumerated() {
      if index > 0 { append(" ") }
      append(factor: number)
    }
    append(" ")
    append(transform.tx)
    append(" ")
    append(transform.ty)
    append(")\"")
  }

  /// Appends text, with entities for XML's special characters. Characters that XML forbids become U+FFFD.
  mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\t", "\n", "\r": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
  }

  /// Appends the attributes of a color, such as ` fill="#FF0000" fill-opacity="0.5"`.
  mutating func append(_ color: DisplayList.Color, _ name: StaticString, opacity: StaticString) {
    append(name)
    append("#")
    for channel in [color.red, color.green, color.blue] {
      let byte = UInt8((channel * 255).rounded())
      for digit in [byte >> 4, byte & 15] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      }
    }
    append("\"")
    if color.alpha < 1 { append(opacity, color.alpha) }
  }

  mutating func appendFill(_ color: DisplayList.Color) { append(color, " fill=\"", opacity: " fill-opacity=\"") }
  mutating func appendStroke(_ color: DisplayList.Color) {
    append(color, " stroke=\"", opacity: " stroke-opacity=\"")
  }

  /// Appends a path's data.
  mutating func append(_ path: CGPath) {
    for element in path.elements {
      switch element {
      case .move(let end):
        append("M")
        append(end)
      case .line(let end):
        append("L")
        append(end)
      case .quad(let end, let control):
        append("Q")
        append(control)
        append(" ")
        append(end)
      case .curve(let end, let control1, let control2):
        append("C")
        append(control1)
        append(" ")
        append(control2)
        append(" ")
        append(end)
      case .close: append("Z")
      }
    }
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
  /// At most nine significant digits, with a point and without grouping.
  fileprivate static var svgFactor: Self {
    FloatingPointFormatStyle<CGFloat>(locale: Locale(identifier: "en_US_POSIX")).precision(.significantDigits(1...9))
      .grouping(.never)
  }
}
