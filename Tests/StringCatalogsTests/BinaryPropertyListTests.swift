import Foundation
import TestSupport
import Testing

@testable import StringCatalogs

/// Binary property lists that Foundation writes, and some that it doesn't.
@Suite struct BinaryPropertyListTests {
  private func value(_ data: [UInt8]) throws(CatalogError) -> String {
    printed(try BinaryPropertyList.value(of: data, name: "a.strings"))
  }

  private func printed(_ value: CatalogValue) -> String {
    switch value.content {
    case .text(let text): "'\(text)'"
    case .number(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    case .list(let values): "[\(values.map(printed).joined(separator: " "))]"
    case .members(let members): "{\(members.map { "\($0.name)=\(printed($0.value))" }.joined(separator: " "))}"
    }
  }

  private func data(_ list: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  private func reason(_ data: [UInt8]) -> String? {
    do throws(CatalogError) {
      _ = try value(data)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("every type of value has the value that was written, with keys in order")
  func values() throws {
    let long = String(repeating: "x", count: 70_000)
    let many = Array(repeating: "y", count: 300)
    let list: [String: Any] = [
      "text": "A ferry", "wide": "Fähre ⛴ שלום", "long": long, "empty": "", "whole": 300, "negative": -2, "half": 0.5,
      "largest": Int64.max, "list": ["a", ["b": "c"]] as [Any], "many": many, "none": [String: String](),
    ]
    #expect(
      try value(data(list))
        == "{empty='' half=0.5 largest=9.223372036854776e+18 list=['a' {b='c'}] long='\(long)'"
        + " many=[\(many.map { "'\($0)'" }.joined(separator: " "))] negative=-2.0 none={} text='A ferry'"
        + " whole=300.0 wide='Fähre ⛴ שלום'}")
  }

  /// A list of objects, each of which is its bytes, with offsets and references of one byte. The first is the root.
  private func file(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table.append(UInt8(bytes.count))
      bytes += object
    }
    let offset = UInt8(bytes.count)
    return bytes + table + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
      + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, offset]
  }

  @Test("sets, dates, data, and keys that aren't text are errors, and so are two values of a key")
  func unsupported() {
    let foreign = "unsupported value: not text, a number, a list, or a dictionary"
    // 0x51: text of one byte; 0xA1: a list of one; 0xC1: a set of one; 0xD1 and 0xD2: dictionaries of one and two.
    let (a, b): ([UInt8], [UInt8]) = ([0x51, 0x61], [0x51, 0x62])
    #expect(reason(file([[0xC1, 1], [0xA1, 2], a])) == foreign)
    #expect(reason(file([[0x33] + [UInt8](repeating: 0, count: 8)])) == foreign)
    #expect(reason(file([[0x41, 0]])) == foreign)
    #expect(reason(file([[0xD1, 1, 2], [0x10, 1], a])) == foreign)
    #expect(reason(file([[0xD2, 1, 1, 2, 2], a, b])) == "duplicate key 'a'")
    #expect(reason(file([[0xD2, 1, 2, 2, 2], a, b])) == nil)
    // A list in itself.
    #expect(reason(file([[0xA1, 0]])) == "nested deeper than 64 levels")
  }

  @Test("a file whose lists share their elements at every level has too many values")
  func shared() {
    let levels: [[UInt8]] = (1...40).map { next in [0xA2, next, next] }
    let data = file(levels + [[0x51, 0x61]])
    let limit = (1 << 20) + 8 * data.count
    let expected = "too many values, or the texts grow to more than \(limit) bytes by repetition, forms, or padding"
    #expect(reason(data) == expected)
  }

  /// A header of 8 bytes, then the list, the texts, and the table with offsets and references of three bytes.
  private func list(of texts: [UInt8], at starts: [Int]) -> [UInt8] {
    func bytes(_ value: Int, _ count: Int = 3) -> [UInt8] {
      (0..<count).reversed().map { byte in UInt8(truncatingIfNeeded: value >> (byte * 8)) }
    }
    let list = [0xAF, 0x12] + bytes(starts.count, 4) + (1...starts.count).flatMap { bytes($0) }
    let table = 8 + list.count + texts.count
    let offsets = bytes(8) + starts.flatMap { bytes(8 + list.count + $0) }
    return Array("bplist00".utf8) + list + texts + offsets + [0, 0, 0, 0, 0, 0, 3, 3] + bytes(starts.count + 1, 8)
      + bytes(0, 8) + bytes(table, 8)
  }

  /// Each reference alone is valid (CFBinaryPList.c), but copies of all would take 20 GB.
  @Test("texts count for each reference to them, be they one or overlapping")
  func longTexts() throws {
    let head: [UInt8] = [0x5F, 0x12, 0, 0x10, 0, 0]
    let long = head + [UInt8](repeating: 0x61, count: 1 << 20)
    // The budget is nine times the text, and a file that has it once in each of eight members is within it.
    guard
      case .list(let texts) = try BinaryPropertyList.value(
        of: list(of: long, at: Array(repeating: 0, count: 8)), name: "a"
      )
      .content, case .text(let last)? = texts.last?.content
    else { throw CocoaError(.fileReadCorruptFile) }
    #expect(texts.count == 8 && last.utf8.count == 1 << 20)
    #expect(reason(list(of: long, at: Array(repeating: 0, count: 20_000)))?.hasPrefix("too many values") == true)
    let copies = (0..<200_000).flatMap { _ in head }
    let overlapping = list(of: copies, at: (0..<20_000).map { $0 * head.count })
    #expect(reason(overlapping)?.hasPrefix("too many values") == true)
  }

  @Test("files that are cut off or changed anywhere have a value or an error with a reason", arguments: 0..<20)
  func damaged(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let whole = try data(["a": "b", "Fähre": ["x", 1, 2.5] as [Any], "long": String(repeating: "z", count: 40)])
    #expect(reason(whole) == nil)
    for end in whole.indices {
      #expect(reason(Array(whole[..<end]))?.isEmpty == false)
    }
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let offset = Int.random(in: bytes.indices, using: &random)
        bytes[offset] = UInt8.random(in: 0...255, using: &random)
      }
      if let reason = reason(bytes) { #expect(!reason.isEmpty) }
    }
  }
}
