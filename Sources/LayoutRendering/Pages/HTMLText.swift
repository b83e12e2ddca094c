/// Text in HTML.
package enum HTMLText {
  /// Returns a text with the characters that mean something in HTML replaced, for content and quoted attributes.
  ///
  /// Characters that XML forbids become U+FFFD.
  package static func escaping(_ text: String) -> String {
    var escaped = SVGText()
    escaped.append(escaped: text)
    return String(decoding: escaped.bytes, as: UTF8.self)
  }
}
