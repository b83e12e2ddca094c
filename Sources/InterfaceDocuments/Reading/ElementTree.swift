/// The elements of a document, in the order of their opening tags, and their attributes.
///
/// Names are numbers, and values are ranges of the document's bytes, so that a tree is a few arrays however large it
/// is. A text is made when it is asked for.
final class ElementTree: Sendable {
  /// The range of a text in the document. If it contains references, the text is in ``replacedTexts``.
  struct Text: Sendable {
    let start: Int32
    let end: Int32

    init(_ range: Range<Int>) {
      start = Int32(range.lowerBound)
      end = Int32(range.upperBound)
    }
  }

  struct Attribute: Sendable {
    let name: Int32
    let key: DocumentName.Key
    let value: Text
  }

  struct Element: Sendable {
    let name: Int32
    let firstAttribute: Int32
    var attributeCount: Int32 = 0
    /// The number of the first element that isn't inside this one.
    var end: Int32 = 0
    /// The offset of the first byte.
    let start: Int32
    let position: SourcePosition
  }

  let bytes: [UInt8]
  let names: NameTable
  let elements: [Element]
  let attributes: [Attribute]
  /// The texts of attributes with references, by their start.
  let replacedTexts: [Int32: String]
  /// The texts of elements, by number.
  let texts: [Int: String]

  init(
    bytes: [UInt8], names: NameTable, elements: [Element], attributes: [Attribute], replacedTexts: [Int32: String],
    texts: [Int: String]
  ) {
    self.bytes = bytes
    self.names = names
    self.elements = elements
    self.attributes = attributes
    self.replacedTexts = replacedTexts
    self.texts = texts
  }

  func string(_ text: Text) -> String {
    if !replacedTexts.isEmpty, let replaced = replacedTexts[text.start] { return replaced }
    return String(decoding: bytes[Int(text.start)..<Int(text.end)], as: UTF8.self)
  }

  func name(_ number: Int32) -> String { names.names[Int(number)].text }
}
