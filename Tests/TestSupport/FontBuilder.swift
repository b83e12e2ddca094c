/// Assembles an OpenType file from the tables of another and its own tables.
package struct FontBuilder {
  private var tables: [(tag: String, bytes: [UInt8])] = []

  /// Copies the tables of a file.
  package init(_ file: [UInt8]) {
    func number(_ offset: Int, _ count: Int) -> Int { file[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) } }
    for record in stride(from: 12, to: 12 + 16 * number(4, 2), by: 16) {
      let start = number(record + 8, 4)
      tables.append(
        (
          String(decoding: file[record..<record + 4], as: UTF8.self),
          Array(file[start..<start + number(record + 12, 4)])
        ))
    }
  }

  /// The bytes of a table; empty if the file has no such table.
  package subscript(tag: String) -> [UInt8] {
    get { tables.first { $0.tag == tag }?.bytes ?? [] }
    set {
      tables.removeAll { $0.tag == tag }
      if !newValue.isEmpty { tables.append((tag, newValue)) }
    }
  }

  /// Adds a table even if there is one with the same name.
  package mutating func append(_ tag: String, _ bytes: [UInt8]) { tables.append((tag, bytes)) }

  /// Replaces the glyphs with entries of `glyf`, some of which may share the same bytes in the file.
  package mutating func setGlyphs(_ glyphs: [[UInt8]], sharing: Bool = false) {
    var glyf: [UInt8] = []
    var loca: [UInt8] = []
    for glyph in glyphs {
      loca += u32(sharing ? 0 : glyf.count)
      if !sharing || glyf.isEmpty { glyf += glyph + [UInt8](repeating: 0, count: -glyph.count & 3) }
    }
    self["glyf"] = glyf
    self["loca"] = loca + u32(glyf.count)
    self["head"].replaceSubrange(50..<52, with: [0, 1])
    self["maxp"].replaceSubrange(4..<6, with: u16(glyphs.count))
    // One advance for all glyphs, and as many side bearings as glyphs.
    self["hhea"].replaceSubrange(34..<36, with: u16(1))
    self["hmtx"] = u16(600) + [UInt8](repeating: 0, count: 2 * glyphs.count)
  }

  /// The file.
  package var file: [UInt8] {
    let sorted = tables.sorted { $0.tag < $1.tag }
    var directory = u32(0x0001_0000) + u16(sorted.count) + u16(0) + u16(0) + u16(0)
    var content: [UInt8] = []
    for (tag, bytes) in sorted {
      directory += Array(tag.utf8) + u32(0) + u32(12 + 16 * sorted.count + content.count) + u32(bytes.count)
      content += bytes + [UInt8](repeating: 0, count: -bytes.count & 3)
    }
    return directory + content
  }

  /// The file as WOFF without compression.
  package var woff: [UInt8] {
    let sorted = tables.sorted { $0.tag < $1.tag }
    var directory: [UInt8] = []
    var content: [UInt8] = []
    for (tag, bytes) in sorted {
      directory += Array(tag.utf8) + u32(44 + 20 * sorted.count + content.count)
      directory += u32(bytes.count) + u32(bytes.count) + u32(0)
      content += bytes + [UInt8](repeating: 0, count: -bytes.count & 3)
    }
    let length = 44 + directory.count + content.count
    var header = Array("wOFF".utf8) + u32(0x0001_0000) + u32(length) + u16(sorted.count) + u16(0)
    header += u32(12 + 16 * sorted.count + content.count) + u32(0) + [UInt8](repeating: 0, count: 20)
    return header + directory + content
  }
}

/// A big-endian number of two bytes.
package func u16(_ number: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
}

/// A big-endian number of four bytes.
package func u32(_ number: Int) -> [UInt8] { u16(number >> 16) + u16(number) }

/// Returns bytes a number of times, which are copied in growing pieces.
package func repeated(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
  var all: [UInt8] = []
  var piece = bytes
  var rest = count
  while rest > 0 {
    if rest & 1 == 1 { all += piece }
    piece += piece
    rest >>= 1
  }
  return all
}
