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

  /// The bits are those of the Foundation in use, whose names are deprecated on Linux.
  @Test("Foundation's types are found")
  func types() throws {
    let types: any FoundationTypeNames = FoundationTypes()
    #expect(types.link == .detectedLink && types.phoneNumber == .detectedPhoneNumber)
    #expect(try found("a https://example.com 555-0100", types.link) == ["https://example.com https://example.com"])
    #expect(try found("a https://example.com 555-0100", types.phoneNumber) == ["555-0100 555-0100"])
    #expect(try found("2024-01-15", types.date) == [])
    #expect(throws: (any Error).self) { try NSDataDetector(types: types.grammar.rawValue) }
  }

  @Test(
    "dates, addresses of the internet, amounts, and lists aren't phone numbers",
    arguments: [
      "2024-01-15 10:30", "2024-01-15 10 people", "15.01.2024 10:30", "192.168.100.200", "192.168.100.200:8080",
      "1.234.567", "2023 2024 2025", "10 20 30 40",
    ])
  func numbers(_ text: String) throws {
    #expect(try found(text) == [])
  }

  /// The second one is of the numbers that France's ARCEP reserves for films, the third one of those of Ofcom.
  @Test("groups of digits are phone numbers", arguments: ["555.010.0199", "01 99 00 12 34", "020 7946 0958"])
  func groups(_ text: String) throws {
    #expect(try found("Call \(text): now", .detectedPhoneNumber) == [text + " " + text])
    #expect(try found("2024-01-15 \(text)", .detectedPhoneNumber) == [text + " " + text])
  }

  @Test("a link has a letter or a digit after its prefix", arguments: ["www.!!!", "https://...", "http://", "www."])
  func prefixes(_ text: String) throws {
    #expect(try found(text) == [])
  }

  @Test(
    "long texts are read in linear time",
    arguments: ["a.", "a-", "(1", "1 ", "a@", "www.", "https://a.de/) ", "(555) 010-0199 a@b.de ", "mailto:", "a.de "])
  func length(_ part: String) throws {
    #expect(try isLinear { _ = try found(String(repeating: part, count: $0)) })
    let end = String(repeating: ")", count: 1_000)
    #expect(try found("https://example.com/" + end) == ["https://example.com/ https://example.com/"])
    #expect(try isLinear { _ = try found("https://example.com/" + String(repeating: ")", count: $0)) })
  }

  /// `range(withName:)`: "If there is no capture group with the given name, returns {NSNotFound, 0}", Apple's
  /// documentation.
  @Test("results have no names, can be copied, and aren't archived")
  func result() throws {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.detectedLink.rawValue)
    let result = try #require(detector.firstMatch(in: "a.de", range: NSRange(location: 0, length: 4)))
    #expect(result.range(withName: "a").location == NSNotFound)
    #expect((result.copy() as? NSTextCheckingResult)?.url == URL(string: "http://a.de"))
    #expect(!type(of: result).supportsSecureCoding)
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

/// A protocol's requirements aren't deprecated, so that their use is no warning.
private protocol FoundationTypeNames {
  var link: NSTextCheckingResult.CheckingType { get }
  var phoneNumber: NSTextCheckingResult.CheckingType { get }
  var date: NSTextCheckingResult.CheckingType { get }
  var grammar: NSTextCheckingResult.CheckingType { get }
}

private struct FoundationTypes: FoundationTypeNames {
  @available(*, deprecated) var link: NSTextCheckingResult.CheckingType { .link }
  @available(*, deprecated) var phoneNumber: NSTextCheckingResult.CheckingType { .phoneNumber }
  @available(*, deprecated) var date: NSTextCheckingResult.CheckingType { .date }
  @available(*, deprecated) var grammar: NSTextCheckingResult.CheckingType { .grammar }
}
