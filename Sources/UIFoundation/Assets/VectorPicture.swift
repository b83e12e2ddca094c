import CoreGraphics
import Foundation

/// The sizes of PDF and SVG files, in points. Nothing else of them is read, and they aren't drawn.
enum VectorPicture {
  /// The part of a file in which its size is searched for, in bytes.
  private static let searched = 4 << 20

  /// Returns the size of a file's first page or of its picture, or `nil` if it isn't found.
  static func size(of data: Data) -> CGSize? {
    // What is searched for is ASCII, and in this encoding every byte is a character.
    guard let text = String(data: data.prefix(searched), encoding: .isoLatin1) else { return nil }
    let found = text.utf8.starts(with: "%PDF-".utf8) ? pageSize(text) : pictureSize(text)
    guard let found, found.width.isFinite, found.height.isFinite, found.width > 0, found.height > 0,
      found.width <= 1e6, found.height <= 1e6
    else { return nil }
    return found
  }

  /// The first media box of a PDF file (ISO 32000-1, 7.7.3.3). Those in compressed streams aren't found.
  private static func pageSize(_ text: String) -> CGSize? {
    guard let box = text.firstRange(of: "/MediaBox"), let start = text[box.upperBound...].firstIndex(of: "["),
      text[box.upperBound..<start].allSatisfy(\.isWhitespace),
      let end = text[start...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[start..<end].dropFirst().split(whereSeparator: \.isWhitespace).map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let bottom = numbers[1], let right = numbers[2],
      let top = numbers[3]
    else { return nil }
    return CGSize(width: abs(right - left), height: abs(top - bottom))
  }

  /// The size of an SVG file's outermost element: its width and height, or those of its view box (SVG 1.1, 7.2).
  private static func pictureSize(_ text: String) -> CGSize? {
    guard let tag = text.firstRange(of: "<svg"), let end = text[tag.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let attributes = text[tag.upperBound..<end]
    func value(_ name: String) -> Substring? {
      var rest = attributes
      while let found = rest.firstRange(of: name) {
        let before = found.lowerBound == attributes.startIndex ? nil : attributes[..<found.lowerBound].last
        rest = rest[found.upperBound...]
        guard before?.isWhitespace == true else { continue }
        let value = rest.drop(while: \.isWhitespace)
        guard value.first == "=" else { continue }
        let quoted = value.dropFirst().drop(while: \.isWhitespace)
        guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
        return quoted.dropFirst().prefix { $0 != quote }
      }
      return nil
    }
    if let width = value("width").flatMap(length), let height = value("height").flatMap(length) {
      return CGSize(width: width, height: height)
    }
    let box = (value("viewBox") ?? "").split { $0.isWhitespace || $0 == "," }.map { Double($0) }
    guard box.count == 4, let width = box[2], let height = box[3] else { return nil }
    return CGSize(width: width, height: height)
  }

  /// A length without a unit or in pixels, which are points on iOS; `nil` for percentages and other units.
  private static func length(_ text: Substring) -> Double? {
    let number = text.hasSuffix("px") ? text.dropLast(2) : text.hasSuffix("pt") ? text.dropLast(2) : text
    return Double(number)
  }
}
