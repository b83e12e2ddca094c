/// A text that an app may show, and its origin.
struct LocalizedString: Hashable, Sendable {
  /// The path of the file, as given; empty if the text isn't from a file.
  var file = ""
  /// The line in the file, starting at 1; 0 if there is none.
  var line = 0
  /// The language as named by the file or its folder, such as `de` or `pt-BR`; `nil` if unknown.
  var locale: String?
  /// The key of the text in the app.
  var key = ""
  /// The form, such as `one`, `iphone.other`, or `files=one,folders=other`; empty if there is only one.
  var form = ""
  /// The text, with placeholders for arguments.
  var text: String
}
