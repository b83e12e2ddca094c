/// A name of an element or attribute, with a key that tells most names apart without comparing their bytes.
struct DocumentName: Sendable {
  /// The number of UTF-8 bytes, and the first byte.
  struct Key: Equatable, Sendable {
    private let value: UInt32

    init(count: Int, first: UInt8) { value = UInt32(truncatingIfNeeded: count) << 8 | UInt32(first) }

    init(_ text: String) { self.init(count: text.utf8.count, first: text.utf8.first ?? 0) }
  }

  let text: String
  let key: Key

  init(_ text: String) {
    self.text = text
    key = Key(text)
  }
}

/// The names of elements and attributes in a document, each with a number: first those of the ``Vocabulary``, whose
/// numbers are the same in all documents, then the others.
struct NameTable: Sendable {
  private(set) var names: [DocumentName] = []
  /// The bytes of the vocabulary's names, one after the other, and where each starts.
  private var bytes: [UInt8] = []
  private var starts: [Int] = []
  /// A hash table of the vocabulary's names, by number; -1 where there is none.
  private var slots: [Int32] = Array(repeating: -1, count: Self.slotCount)
  /// The numbers of the other names. They may be chosen to collide, so they are hashed with a seed.
  private var others: [String: Int] = [:]

  private static let slotCount = 4096

  /// Creates a table of the names of the vocabulary, which are fewer than its slots.
  init(vocabulary: some Sequence<String>) {
    for text in vocabulary {
      let start = bytes.count
      bytes += Array(text.utf8)
      var slot = Self.slot(of: start..<bytes.count, in: bytes)
      while slots[slot] >= 0 { slot = (slot + 1) % Self.slotCount }
      slots[slot] = Int32(names.count)
      starts.append(start)
      names.append(DocumentName(text))
    }
  }

  /// Returns the number of a name, and adds the name if it is new.
  ///
  /// - Parameters:
  ///   - range: The name's range in the document, which isn't empty.
  ///   - document: The document's bytes.
  mutating func number(at range: Range<Int>, in document: [UInt8]) -> Int {
    if let known = known(at: range, in: document) { return known }
    let text = String(decoding: document[range], as: UTF8.self)
    if let other = others[text] { return other }
    others[text] = names.count
    names.append(DocumentName(text))
    return names.count - 1
  }

  private func known(at range: Range<Int>, in document: [UInt8]) -> Int? {
    let key = DocumentName.Key(count: range.count, first: document[range.lowerBound])
    var slot = Self.slot(of: range, in: document)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if names[number].key == key, isName(number, at: range, in: document) { return number }
      slot = (slot + 1) % Self.slotCount
    }
    return nil
  }

  /// Returns whether a name of the vocabulary, which is as long as a range, is there.
  private func isName(_ number: Int, at range: Range<Int>, in document: [UInt8]) -> Bool {
    let name = bytes.span.extracting(starts[number]..<(starts[number] + range.count))
    let text = document.span.extracting(range)
    for index in text.indices where name[index] != text[index] { return false }
    return true
  }

  /// Where the search for a name starts: a hash of its length and three of its bytes.
  private static func slot(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    let middle = first + range.count / 2
    let sum = Int(bytes[first]) &+ 31 &* Int(bytes[middle]) &+ 961 &* Int(bytes[last]) &+ 1693 &* range.count
    return sum % slotCount
  }
}
