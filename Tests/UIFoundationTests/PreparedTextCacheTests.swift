import FontEngine
import Foundation
import TextLayout
import Testing

@testable import UIFoundation

struct PreparedTextCacheTests {
  private let inter = UIFont.systemFont(ofSize: 17).face
  private let palatino = (UIFont(name: "Palatino", size: 17) ?? .systemFont(ofSize: 17)).face

  @Test("equal text in an equal face is shaped once; another face or direction is another text")
  func identity() throws {
    let cache = PreparedTextCache(catalog: ProcessFonts.catalog)
    let first = try cache.text("Hello", face: inter)
    #expect(try cache.text("Hello", face: inter) === first)
    #expect(try cache.text("Hello", face: palatino) !== first)
    #expect(try cache.text("Hello", face: inter, baseDirection: .rightToLeft) !== first)
    #expect(try cache.text("Hello!", face: inter) !== first)
  }

  @Test("what is held stays within twice the capacity, and what is used stays held")
  func bounds() throws {
    let cache = PreparedTextCache(catalog: ProcessFonts.catalog, capacity: 1_000)
    let kept = try cache.text("kept", face: inter)
    for number in 0..<500 {
      _ = try cache.text("passing by \(number)", face: inter)
      #expect(try cache.text("kept", face: inter) === kept)
      #expect(cache.heldLength <= 2_000)
    }
  }

  @Test("a text longer than the cache is shaped and not held")
  func longText() throws {
    let cache = PreparedTextCache(catalog: ProcessFonts.catalog, capacity: 100)
    #expect(try cache.text(String(repeating: "a", count: 200), face: inter).length == 200)
    #expect(cache.heldLength == 0)
  }

  @Test("many tasks get the same answers as one")
  func concurrent() async throws {
    let cache = PreparedTextCache(catalog: ProcessFonts.catalog, capacity: 2_000)
    let inter = inter
    let texts = (0..<200).map { "text number \($0)" }
    let alone = try texts.map { text in
      try PreparedText(Paragraph(text, style: TextStyle(face: inter)), catalog: ProcessFonts.catalog)
        .lines(width: .infinity, pointSize: 17).width
    }
    try await withThrowingTaskGroup(of: [Double].self) { group in
      for _ in 0..<4 {
        group.addTask {
          try texts.map { try cache.text($0, face: inter).lines(width: .infinity, pointSize: 17).width }
        }
      }
      for try await widths in group { #expect(widths == alone) }
    }
  }
}
