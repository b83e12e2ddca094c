/// One text that an app may show, and where it comes from.
struct LocalizedString: Hashable, Sendable {
  /// The file as it was named; empty for a text that comes from none.
  var file = ""
  /// The line in it, from 1; 0 where there is none.
  var line = 0
  /// The language as the file or its folder calls it, such as `de` or `pt-BR`; nil where nothing says.
  var locale: String?
  /// What the app calls the text.
  var key = ""
  /// Which of several forms: `one`, `iphone.other`, or `files=one,folders=other`; empty where there is one only.
  var form = ""
  /// The text, with places for arguments.
  var text: String
}
