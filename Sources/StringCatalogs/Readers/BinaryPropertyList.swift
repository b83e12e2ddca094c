/// Reads binary property lists, the format of `.strings` and `.stringsdict` files in built apps.
///
/// Foundation's reader isn't used: in Swift 6.3 on Linux, it crashes on sets of lists, and leaks the error of an
/// invalid file. The format (CFBinaryPList.c in Apple's swift-corelibs-foundation): a header of 8 bytes, objects, a
/// table with the offset of each object, and a trailer of 32 bytes. An object is a byte with its type and a length, and
/// its content; lists and dictionaries refer to objects by their number. All integers are big-endian.
struct BinaryPropertyList {
  /// The reason that a file is rejected.
  private enum Fault: Error {
    case invalid, tooDeep, tooMany, foreign
    case duplicate(String)
  }

  /// What is known of a list while it is read.
  private struct Reading {
    /// What bounds the work for objects that are referred to from many places, or that overlap. A file can refer to the
    /// same dictionary from many places, which can repeat at each level, and to the same long text.
    var budget: CatalogBudget
    /// The texts that were read, by their offsets. A long one can have many references.
    var texts: [Int: String] = [:]

    mutating func spend(_ bytes: Int) throws(Fault) {
      do {
        try budget.spend(bytes)
      } catch {
        throw .tooMany
      }
    }
  }

  private static let magic = Array("bplist0".utf8)
  private static let headerLength = 8
  private static let trailerLength = 32

  private let data: [UInt8]
  /// The number of bytes of an offset in the table, and of a reference to an object.
  private let offsetLength: Int
  private let referenceLength: Int
  private let count: Int
  private let root: Int
  /// The offset of the table of offsets, where the objects end.
  private let table: Int

  /// Returns whether the data starts like a binary property list.
  static func reads(_ data: [UInt8]) -> Bool { data.starts(with: magic) }

  /// Returns the value of a property list, with a budget of its own.
  ///
  /// - Throws: `CatalogError` as ``value(of:name:_:)``.
  static func value(of data: [UInt8], name: String) throws(CatalogError) -> CatalogValue {
    var budget = CatalogBudget(size: data.count)
    return try value(of: data, name: name, &budget)
  }

  /// Returns the value of a property list. All offsets are 0, since the format has no lines; keys are sorted.
  ///
  /// - Throws: `CatalogError` if the data can't be read, is nested too deeply, or has values of other types.
  static func value(
    of data: [UInt8], name: String, _ budget: inout CatalogBudget
  ) throws(CatalogError) -> CatalogValue {
    func failure(_ reason: String) -> CatalogError { CatalogError(file: name, line: 1, column: 1, reason: reason) }
    do {
      let list = try BinaryPropertyList(data)
      var reading = Reading(budget: budget)
      defer { budget = reading.budget }
      return try list.value(of: list.root, depth: 0, &reading)
    } catch {
      switch error {
      case .invalid: throw failure("not a valid binary property list")
      case .tooDeep: throw failure("nested deeper than \(CatalogValue.deepest) levels")
      case .tooMany: throw failure("too many values, or \(budget.reason)")
      case .foreign: throw failure("unsupported value: not text, a number, a list, or a dictionary")
      case .duplicate(let key): throw failure("duplicate key '\(key)'")
      }
    }
  }

  private init(_ data: [UInt8]) throws(Fault) {
    self.data = data
    let trailer = data.count - Self.trailerLength
    guard Self.reads(data), trailer > Self.headerLength else { throw .invalid }
    offsetLength = Int(data[trailer + 6])
    referenceLength = Int(data[trailer + 7])
    guard let count = Self.integer(in: data, at: trailer + 8, 8),
      let root = Self.integer(in: data, at: trailer + 16, 8),
      let table = Self.integer(in: data, at: trailer + 24, 8)
    else { throw .invalid }
    (self.count, self.root, self.table) = (count, root, table)
    guard 1...8 ~= offsetLength, 1...8 ~= referenceLength, root < count, table > Self.headerLength, table <= trailer,
      count <= (trailer - table) / offsetLength
    else { throw .invalid }
  }

  /// Returns a big-endian integer of 1 to 8 bytes, or `nil` if it doesn't fit into an `Int`. The bytes must exist.
  private static func integer(in data: [UInt8], at offset: Int, _ length: Int) -> Int? {
    Int(exactly: data[offset..<offset + length].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// Returns the value of an object.
  private func value(of object: Int, depth: Int, _ reading: inout Reading) throws(Fault) -> CatalogValue {
    guard depth < CatalogValue.deepest else { throw .tooDeep }
    return CatalogValue(content: try content(of: object, depth: depth, &reading), offset: 0)
  }

  private func content(of object: Int, depth: Int, _ reading: inout Reading) throws(Fault) -> CatalogValue.Content {
    guard object < count, let start = Self.integer(in: data, at: table + object * offsetLength, offsetLength),
      start >= Self.headerLength, start < table
    else { throw .invalid }
    let (kind, low) = (data[start] >> 4, Int(data[start] & 0xF))
    switch (kind, low) {
    case (0x5...0x6, _): return .text(try text(at: start, low, isWide: kind == 0x6, &reading))
    case (0x0, 0x0): return .null
    case (0x0, 0x8): return .bool(false)
    case (0x0, 0x9): return .bool(true)
    case (0x1, 0...3): return .number(Double(try signed(at: start + 1, 1 << low)))
    case (0x2, 2): return .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try bits(at: start + 1, 4)))))
    case (0x2, 3): return .number(Double(bitPattern: try bits(at: start + 1, 8)))
    case (0xA, _):
      var values: [CatalogValue] = []
      for element in try references(at: start, low, perElement: 1, &reading) {
        values.append(try value(of: element, depth: depth + 1, &reading))
      }
      return .list(values)
    case (0xD, _): return .members(try members(at: start, low, depth: depth, &reading))
    default: throw .foreign
    }
  }

  /// Returns a text, which is ASCII, or UTF-16 if it is wide.
  private func text(at start: Int, _ low: Int, isWide: Bool, _ reading: inout Reading) throws(Fault) -> String {
    let bytes = try content(at: start, low, unit: isWide ? 2 : 1)
    // Whoever uses the value goes through the text for each reference.
    try reading.spend(bytes.count)
    if let known = reading.texts[start] { return known }
    let text = isWide ? try wideText(bytes) : String(decoding: bytes, as: UTF8.self)
    guard isWide || bytes.allSatisfy({ $0 < 0x80 }) else { throw .invalid }
    reading.texts[start] = text
    return text
  }

  private func wideText(_ bytes: ArraySlice<UInt8>) throws(Fault) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2)
      .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    guard let text = String(validating: units, as: UTF16.self) else { throw .invalid }
    return text
  }

  /// Returns the members of a dictionary, whose keys come before its values.
  private func members(
    at start: Int, _ low: Int, depth: Int, _ reading: inout Reading
  ) throws(Fault) -> [CatalogValue.Member] {
    let references = try references(at: start, low, perElement: 2, &reading)
    let half = references.count / 2
    var members: [CatalogValue.Member] = []
    for (key, element) in zip(references.prefix(half), references.suffix(half)) {
      guard case .text(let name) = try value(of: key, depth: depth + 1, &reading).content else { throw .foreign }
      members.append(CatalogValue.Member(name: name, value: try value(of: element, depth: depth + 1, &reading)))
    }
    members.sort { $0.name < $1.name }
    if let (first, _) = zip(members, members.dropFirst()).first(where: { $0.name == $1.name }) {
      throw .duplicate(first.name)
    }
    return members
  }

  /// Returns the objects that a list or a dictionary refers to, which are counted before they are read.
  private func references(
    at start: Int, _ low: Int, perElement: Int, _ reading: inout Reading
  ) throws(Fault) -> [Int] {
    let bytes = try content(at: start, low, unit: referenceLength * perElement)
    try reading.spend(CatalogBudget.valueCost * (bytes.count / referenceLength))
    var references: [Int] = []
    for offset in stride(from: bytes.startIndex, to: bytes.endIndex, by: referenceLength) {
      guard let reference = Self.integer(in: data, at: offset, referenceLength) else { throw .invalid }
      references.append(reference)
    }
    return references
  }

  /// Returns the bytes of an object whose length, in units of some bytes, is in its first byte, or in an integer behind
  /// it.
  private func content(at start: Int, _ low: Int, unit: Int) throws(Fault) -> ArraySlice<UInt8> {
    var (offset, length) = (start + 1, low)
    if low == 0xF {
      guard offset < table, data[offset] >> 4 == 0x1, data[offset] & 0xF <= 3 else { throw .invalid }
      let width = 1 << Int(data[offset] & 0xF)
      guard offset + 1 + width <= table, let long = Self.integer(in: data, at: offset + 1, width) else {
        throw .invalid
      }
      (offset, length) = (offset + 1 + width, long)
    }
    guard length <= (table - offset) / unit else { throw .invalid }
    return data[offset..<offset + length * unit]
  }

  /// Returns an integer. Those of 8 bytes are signed, shorter ones aren't.
  private func signed(at offset: Int, _ length: Int) throws(Fault) -> Int64 {
    Int64(bitPattern: try bits(at: offset, length))
  }

  private func bits(at offset: Int, _ length: Int) throws(Fault) -> UInt64 {
    guard offset + length <= table else { throw .invalid }
    return data[offset..<offset + length].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }
}
