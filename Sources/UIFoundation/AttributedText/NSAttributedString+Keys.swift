public import Foundation

extension NSAttributedString.Key {
  /// A ``UIFont``: what the text is set in; without it the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// A ``UIColor``: the colour of the text. It does not count in layout.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A ``UIColor``: the colour behind the text. It does not count in layout.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An ``NSParagraphStyle``: how the paragraph's lines are placed. That of its first character counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
