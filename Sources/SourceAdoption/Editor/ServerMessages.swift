public import Foundation

/// The messages that sourcekit-lsp sends to an editor, without diagnostics about what the plugin rewrites.
///
/// A message is a header with its length, an empty line, and JSON, as the Language Server Protocol defines them.
public struct ServerMessages {
  private var pending = Data()
  /// Whether a header had no length, after which it isn't known where messages begin.
  private var isUnreadable = false

  /// Creates a stream without messages.
  public init() {}

  /// Adds bytes from the server.
  ///
  /// - Returns: The messages that are complete now, for the editor. Those with nothing to leave out are returned byte for byte,
  ///   and so is everything after a header without a length.
  public mutating func add(_ bytes: Data) -> Data {
    pending.append(bytes)
    var result = Data()
    while let message = nextMessage() { result.append(message) }
    if isUnreadable { result.append(end()) }
    return result
  }

  /// Ends the stream.
  ///
  /// - Returns: The bytes of a message that isn't complete.
  public mutating func end() -> Data {
    defer { pending = Data() }
    return pending
  }

  private static let separator = Data("\r\n\r\n".utf8)

  private mutating func nextMessage() -> Data? {
    guard !isUnreadable, let end = pending.range(of: Self.separator) else { return nil }
    let header = String(decoding: pending[..<end.lowerBound], as: UTF8.self)
    let lengths = header.split(separator: "\r\n").compactMap { line -> Int? in
      let field = line.split(separator: ":", maxSplits: 1)
      guard field.count == 2, field[0].lowercased() == "content-length" else { return nil }
      return Int(field[1].trimmingCharacters(in: .whitespaces))
    }
    guard let length = lengths.first, length >= 0 else {
      isUnreadable = true
      return nil
    }
    guard pending.distance(from: end.upperBound, to: pending.endIndex) >= length else { return nil }
    let stop = pending.index(end.upperBound, offsetBy: length)
    let body = Data(pending[end.upperBound..<stop])
    let message = Data(pending[..<stop])
    pending = Data(pending[stop...])
    guard let filtered = Self.filtered(body) else { return message }
    return Data("Content-Length: \(filtered.count)\r\n\r\n".utf8) + filtered
  }

  /// Returns a message without the diagnostics, or `nil` if it has none of them.
  private static func filtered(_ body: Data) -> Data? {
    // Most messages, and the longest, are no diagnostics.
    guard body.range(of: Data(#""message""#.utf8)) != nil else { return nil }
    guard var message = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] else { return nil }
    var isChanged = false
    for (container, list) in [("params", "diagnostics"), ("result", "items")] {
      guard var content = message[container] as? [String: Any], let all = content[list] as? [[String: Any]] else {
        continue
      }
      let kept = all.filter { !(($0["message"] as? String).map(PlatformDiagnostics.contains) ?? false) }
      guard kept.count < all.count else { continue }
      content[list] = kept
      message[container] = content
      isChanged = true
    }
    return isChanged ? try? JSONSerialization.data(withJSONObject: message, options: .withoutEscapingSlashes) : nil
  }
}

/// The compiler's diagnostics about what is right on Apple's platforms, and what the plugin rewrites.
enum PlatformDiagnostics {
  /// Whether a diagnostic is one of them.
  static func contains(_ message: String) -> Bool {
    // sourcekit-lsp begins messages with a capital letter.
    let text = message.lowercased()
    return patterns.contains { pattern in
      let pieces = pattern.split(separator: "…", omittingEmptySubsequences: false)
      var rest = text[...]
      for piece in pieces where !piece.isEmpty {
        guard let range = rest.range(of: piece) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }
  }

  /// Parts of messages of Swift 6.3, in lowercase; anything may be where `…` is.
  private static let patterns = [
    // Classes that Objective-C doesn't know.
    "'@iboutlet' property cannot", "@ibaction methods must have", "@ibsegueaction methods must have",
    "cannot be represented in objective-c", "refers to…that is not exposed to objective-c",
    "argument of '#keypath' refers to non-'@objc'", "as a selector because", "cannot refine non-'@objc' protocol",
    "only classes that inherit from nsobject can be declared '@objc'",
    // Overrides in extensions, and of what extensions declare.
    "cannot be overridden from extension", "is declared in extension of…and cannot be overridden",
    "cannot override more than one superclass declaration",
    // Without support for Objective-C.
    "objective-c interoperability is disabled", "'@objc' can only be used with members of classes",
    "'optional' can only be applied to members of an '@objc' protocol",
    "can only be used with the objective-c runtime",
    "cannot use optional chaining on non-optional value of type '(…) -> ",
    // What Linux lacks.
    "no macro named 'preview'", "is annotated with '@main' and must provide", "to type 'any cvararg' in coercion",
    "'processinfo' initializer is inaccessible", "no such module 'uikit.", "no such module 'foundation.",
  ]
}
