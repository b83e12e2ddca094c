import Foundation
import Testing

@testable import UIFoundation

/// Links and phone numbers. Domains and numbers are those that RFC 2606 and the North American plan reserve for examples.
struct DataDetectorTests {
  private func found(
    _ text: String, _ types: NSTextCheckingResult.CheckingType = [.detectedLink, .detectedPhoneNumber]
  ) throws
    -> [String]
  {
    let detector = try NSDataDetector(types: types.rawValue)
    return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map { result in
      let text = (text as NSString).substring(with: result.range)
      return text + " " + (result.url?.absoluteString ?? result.phoneNumber ?? "?")
    }
  }

  @Test("links, without the punctuation after them")
  func links() throws {
    #expect(
      try found("See https://example.com/a?b=1, www.example.org. (Or example.net/path!)") == [
        "https://example.com/a?b=1 https://example.com/a?b=1", "www.example.org http://www.example.org",
        "example.net/path http://example.net/path",
      ])
    #expect(
      try found("é 👍 https://example.com/a_(b)") == ["https://example.com/a_(b) https://example.com/a_(b)"])
    #expect(try found("mail ann.lee@example.com now") == ["ann.lee@example.com mailto:ann.lee@example.com"])
    #expect(try found("file.swift, e.g. v1.2, 3.com.x") == [])
  }

  @Test("phone numbers, but not dates and short numbers")
  func phoneNumbers() throws {
    #expect(
      try found("Call +1 (555) 010-0199 or 555-0100.") == [
        "+1 (555) 010-0199 +1 (555) 010-0199", "555-0100 555-0100",
      ])
    #expect(try found("On 2024-01-15 at 12:30, 42 of 12345, 1234567890123456") == [])
    #expect(try found("555-0100 https://example.com/5550100", .detectedPhoneNumber) == ["555-0100 555-0100"])
    #expect(try found("https://example.com/5550100") == ["https://example.com/5550100 https://example.com/5550100"])
  }

  @Test("results have their type and range, and can be stopped")
  func results() throws {
    let text = "a https://example.com b https://example.org"
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.detectedLink.rawValue)
    let range = NSRange(location: 0, length: text.utf16.count)
    #expect(detector.numberOfMatches(in: text, range: range) == 2)
    #expect(detector.rangeOfFirstMatch(in: text, range: range) == NSRange(location: 2, length: 19))
    #expect(detector.firstMatch(in: text, range: range)?.resultType == .detectedLink)
    var count = 0
    detector.enumerateMatches(in: text, range: range) { result, _, stop in
      count += result?.numberOfRanges ?? 0
      stop = true
    }
    #expect(count == 1)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    #expect(
      try NSDataDetector(types: NSTextCheckingResult.CheckingType.undetected.rawValue).matches(in: text, range: range)
        == [])
  }
}
