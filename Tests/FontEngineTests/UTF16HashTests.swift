import FontEngine
import Testing

struct UTF16HashTests {
  @Test("an ASCII string has the hash of its code units, and equals them and no others")
  func ascii() {
    let letters = Array("The quick brown fox jumps over the lazy dog, again and again.".utf8)
    for count in 0...letters.count {
      let text = String(decoding: letters.prefix(count), as: UTF8.self)
      let units = Array(text.utf16)
      #expect(UTF16Hash.of(ascii: text) == UTF16Hash.of(units))
      #expect(UTF16Hash.isSame(units, ascii: text))
      #expect(!UTF16Hash.isSame(units + [32], ascii: text))
      for index in units.indices {
        var others = units
        others[index] ^= index % 2 == 0 ? 1 : 0x100
        #expect(!UTF16Hash.isSame(others, ascii: text))
        #expect(UTF16Hash.of(others) != UTF16Hash.of(units))
      }
    }
  }

  @Test("a string with any other character, at any position, has no hash", arguments: ["é", "漢", "😀", "\u{80}"])
  func others(character: String) {
    for count in 0...20 {
      for behind in [0, 1, 7] {
        let text = String(repeating: "a", count: count) + character + String(repeating: "b", count: behind)
        #expect(UTF16Hash.of(ascii: text) == nil)
      }
    }
  }

  @Test("a string with a leading or trailing zero is a different text")
  func zeros() {
    let hashes = (0...16).map { UTF16Hash.of([UInt16](repeating: 0, count: $0)) }
    #expect(Set(hashes).count == hashes.count)
  }
}
