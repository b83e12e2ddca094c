import BundledFonts
import Foundation
import TestSupport

/// The rule of `GalleySans/widths.json`, which gives the width of a text from its characters, in 1/10000 em.
struct WidthTable {
  static let bundled = Result { try WidthTable() }

  static let weights = ["light", "regular", "medium", "semibold", "bold", "heavy"]

  private struct File: Decodable {
    struct Tracking: Decodable { let used: [String: Double] }
    struct OpticalSize: Decodable {
      let blend, weightOffset: [String: Double]
    }
    struct Kerning: Decodable {
      let light, regular, medium, semibold, bold, heavy: [String: [String: Int]]
    }
    let tracking: Tracking
    let opticalSize: OpticalSize
    let weights: [String]
    let characters: [String: [[Int]]]
    let kerning: Kerning
  }

  private let file: File
  private let rows: [Unicode.Scalar: [[Int]]]
  private let scalars: [Unicode.Scalar]
  private let kerning: [String: [String: [String: Int]]]
  /// The tracking of sizes, in ascending order, in thousandths of an em.
  private let tracking: [(size: Double, value: Double)]

  private init() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: BundledFonts.path("GalleySans/widths.json")))
    file = try JSONDecoder().decode(File.self, from: data)
    rows = Dictionary(uniqueKeysWithValues: file.characters.map { ($0.key.unicodeScalars.first ?? " ", $0.value) })
    scalars = rows.keys.sorted { $0.value < $1.value }
    kerning = [
      "light": file.kerning.light, "medium": file.kerning.medium, "semibold": file.kerning.semibold,
      "bold": file.kerning.bold, "heavy": file.kerning.heavy,
    ]
    tracking = file.tracking.used.map { (size: Double($0.key) ?? 0, value: $0.value) }.sorted { $0.size < $1.size }
  }

  /// Advances in the text design and kerning.
  func textWidth(_ text: String, _ weight: String) -> Int {
    let column = file.weights.firstIndex(of: weight) ?? 0
    let scalars = Array(text.unicodeScalars)
    let advances = scalars.map { rows[$0]?[column][0] ?? 0 }
    let pairs = zip(scalars, scalars.dropFirst()).map { first, second in
      let (first, second) = (base(first), base(second))
      return (file.kerning.regular[first]?[second] ?? 0) + (kerning[weight]?[first]?[second] ?? 0)
    }
    return advances.reduce(0, +) + pairs.reduce(0, +)
  }

  /// The addition of the display design, except for the fractional part of a weight's offset, which is tracking.
  func displayChange(_ text: String, _ weight: String) -> Int {
    let offset = Int((file.opticalSize.weightOffset[weight] ?? 0).rounded())
    return text.unicodeScalars.map { (rows[$0]?.last?[0] ?? 0) + offset }.reduce(0, +)
  }

  /// The fraction of the display design: linear between whole sizes.
  func blend(_ size: Double) -> Double {
    let at = min(max(size, 17), 28)
    let (below, above) = (at.rounded(.down), at.rounded(.up))
    let (first, last) = (file.opticalSize.blend["\(Int(below))"] ?? 0, file.opticalSize.blend["\(Int(above))"] ?? 0)
    return first + (last - first) * (at - below)
  }

  /// The entry of the size or the next lower one, and the rest of the weight's offset.
  func tracking(_ size: Double, _ weight: String) -> Double {
    let offset = file.opticalSize.weightOffset[weight] ?? 0
    let entry = tracking.last { $0.size <= size } ?? tracking[0]
    return 10 * entry.value + blend(size) * (offset - offset.rounded())
  }

  /// The letter whose kerning a character has.
  private func base(_ scalar: Unicode.Scalar) -> String {
    if let index = Self.alike.firstIndex(of: scalar) { return String(Self.latin[index]) }
    if scalar == "\u{A0}" { return " " }
    let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
    return parts.count > 1 ? base(parts[0]) : String(scalar)
  }

  private static let alike = Array("АВЕКМНОРСТХаеорсухіІѕЅјЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧο".unicodeScalars)
  private static let latin = Array("ABEKMHOPCTXaeopcyxiIsSjJABEZHIKMNOPTYXo".unicodeScalars)

  /// Returns texts of the table's characters, half of them ASCII only, with a space as every fifth character.
  func texts(count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let pool = index % 2 == 0 ? scalars : scalars.filter(\.isASCII)
      let characters = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        Int.random(in: 0..<5, using: &generator) == 0 ? " " : pool.randomElement(using: &generator) ?? " "
      }
      return String(String.UnicodeScalarView(characters))
    }
  }
}
