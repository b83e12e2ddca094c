package import CoreGraphics

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

  /// Returns a number with at most three decimals.
  package static func number(_ value: CGFloat) -> String {
    var text = SVGText()
    text.append(value)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Returns a document. The style sheet and the body are markup, which isn't escaped, and end with line feeds.
  package static func document(title: String, style: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escaping(title))</title>
    <style>
    \(style)</style>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }
}
