import Foundation

/// Finds one kind of data.
struct DataFinder: Sendable {
  let type: NSTextCheckingResult.CheckingType
  private let expression: NSRegularExpression?
  private let make: @Sendable (String, NSRange) -> DetectedData?

  private init(
    _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
    make: @escaping @Sendable (String, NSRange) -> DetectedData?
  ) {
    (self.type, self.make) = (type, make)
    expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  /// In the order in which they take parts of a text.
  ///
  /// Every repetition that can begin within another one has a limit, so that the time is linear: those of RFC 5321 for
  /// addresses of mail, and of RFC 1035 for domains.
  static let all: [DataFinder] = [
    DataFinder(.detectedLink, #"\b(?:https?|ftp)://(?=[\[\w])[^\s<>"]+"#) { link($0, $1, prefix: "") },
    DataFinder(
      .detectedLink,
      #"(?<![\w%+-]|\w\.)\b(?:mailto:)?[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,126}[a-z]{2,24}\b"#
    ) { link($0, $1, prefix: $0.lowercased().hasPrefix("mailto:") ? "" : "mailto:") },
    DataFinder(
      .detectedLink,
      #"(?<![@\w.-])(?:www\.(?=\w)[^\s<>"/]+|(?:[a-z0-9-]{1,63}\.){1,126}(?:\#(domains)))(?:/[^\s<>"]*)?(?![\w@-]|\.\w)"#
    ) { link($0, $1, prefix: "http://") },
    DataFinder(
      .detectedPhoneNumber,
      #"(?<![\w.,/-])(?!\#(date)|\#(address)|\#(amount))\+?\(?[0-9](?:[ ./()\u00a0-]{0,2}[0-9]){6,30}(?![\w/-]|:[0-9])"#
    ) { text, range in
      (7...15).contains(text.count { $0.isNumber }) && !isList(text)
        ? DetectedData(.detectedPhoneNumber, range, number: text) : nil
    },
  ]

  private static let domains = "com|org|net|edu|gov|io|app|dev|info|co|me|de|fr|uk|eu|ch|at|nl|it|es|jp|cn|ru|br|in|us"
  /// A year first or last is a date.
  private static let date =
    #"(?:[0-9]{4}[-./][0-9]{1,2}[-./][0-9]{1,2}|[0-9]{1,2}[./][0-9]{1,2}[./][0-9]{4})(?![./-]?\w)"#
  /// Four numbers with points are an address of the internet.
  private static let address = #"(?:[0-9]{1,3}\.){3}[0-9]{1,3}(?![./-]?\w)"#
  /// Groups of three digits with points are a large number.
  private static let amount = #"[0-9]{1,3}(?:\.[0-9]{3}){2,6}(?![./-]?\w)"#

  /// Years with spaces are a list, and so are numbers of one or two digits, but for five pairs after a zero, as in France.
  private static func isList(_ text: String) -> Bool {
    if text.wholeMatch(of: /(?:19|20)[0-9]{2}(?: (?:19|20)[0-9]{2})+/) != nil { return true }
    return text.wholeMatch(of: /[0-9]{1,2}(?: [0-9]{1,2})+/) != nil
      && text.wholeMatch(of: /0[0-9](?: [0-9]{2}){4}/) == nil
  }

  /// Returns what is found in a range of a text, in order.
  func results(in string: String, _ range: NSRange) -> [DetectedData] {
    let text = string as NSString
    return (expression?.matches(in: string, range: range) ?? []).compactMap {
      make(text.substring(with: $0.range), $0.range)
    }
  }

  /// A link without the punctuation of the sentence after it.
  private static func link(_ text: String, _ range: NSRange, prefix: String) -> DetectedData? {
    var address = text[...]
    let isOpen = text.contains("(")
    while let last = address.last, ".,;:!?'*\u{201d}\u{2019}]}".contains(last) || last == ")" && !isOpen {
      address.removeLast()
    }
    guard let url = URL(string: prefix + address) else { return nil }
    return DetectedData(.detectedLink, NSRange(location: range.location, length: address.utf16.count), url: url)
  }
}
