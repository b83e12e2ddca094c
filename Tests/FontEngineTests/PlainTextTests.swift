import TestSupport
import Testing

@testable import FontEngine

/// What is assumed about characters is true of all of them.
@Suite struct PlainTextTests {
  @Test("a string's UTF-16 equals that of its view, for every character")
  func units() {
    let all = String(String.UnicodeScalarView((0..<UInt32(0x110000)).compactMap(Unicode.Scalar.init)))
    #expect([UInt16](utf16Of: all) == Array(all.utf16))
    #expect([UInt16](utf16Of: "") == [])
  }
}
