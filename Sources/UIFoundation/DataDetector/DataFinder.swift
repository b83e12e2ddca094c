import Foundation

/// Finds one kind of data.
struct DataFinder: Sendable {
  let type: NSTextCheckingResult.CheckingType
  private let pattern: String
  private let make: @Sendable (String, NSRange) -> DetectedData?

  /// In the order in which they take parts of a text.
  static let all: [DataFinder] = [
    DataFinder(type: .detectedLink, pattern: #"(?i)\b(?:https?|ftp)://[^\s<>"]+"#) { link($0, $1, prefix: "") },
    DataFinder(type: .detectedLink, pattern: #"(?i)\b(?:mailto:)?[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#) {
      link($0, $1, prefix: $0.lowercased().hasPrefix("mailto:") ? "" : "mailto:")
    },
    DataFinder(
      type: .detectedLink,
      pattern: #"(?i)(?<![@\w.-])(?:www\.[^\s<>"/]+|(?:[a-z0-9-]+\.)+(?:\#(domains)))(?:/[^\s<>"]*)?(?![\w@-]|\.\w)"#
    ) { link($0, $1, prefix: "http://") },
    DataFinder(type: .detectedPhoneNumber, pattern: #"(?<![\w.,/-])\+?\(?[0-9](?:[ ./()\u00a0-]{0,2}[0-9])+(?![\w/-])"#)
    {
      text, range in
      let count = text.count { $0.isNumber }
      // A year first is a date.
      let isDate =
        text.wholeMatch(of: /[0-9]{4}[-.\/][0-9]{1,2}[-.\/][0-9]{1,2}|[0-9]{1,2}[.\/][0-9]{1,2}[.\/][0-9]{4}/) != nil
      return (7...15).contains(count) && !isDate ? DetectedData(.detectedPhoneNumber, range, number: text) : nil
    },
  ]

  private static let domains = "com|org|net|edu|gov|io|app|dev|info|co|me|de|fr|uk|eu|ch|at|nl|it|es|jp|cn|ru|br|in|us"

  func results(in string: String, _ range: NSRange) -> [DetectedData] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: string, range: range).compactMap {
      make((string as NSString).substring(with: $0.range), $0.range)
    }
  }

  /// A link without the punctuation of the sentence after it.
  private static func link(_ text: String, _ range: NSRange, prefix: String) -> DetectedData? {
    var address = text[...]
    while let last = address.last {
      let isOpen = address.contains("(")
      guard ".,;:!?'*\u{201d}\u{2019}]}".contains(last) || last == ")" && !isOpen else { break }
      address.removeLast()
    }
    guard let url = URL(string: prefix + address) else { return nil }
    return DetectedData(.detectedLink, NSRange(location: range.location, length: address.utf16.count), url: url)
  }
}
