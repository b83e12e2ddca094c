package import Foundation
package import TextLayout

/// The text of a label, a text view, a text field, or an attributed string, with its font and cached measurements.
///
/// It is shaped when it is first measured, and again only after the text or the typeface has changed. It is a class, so
/// that calling it copies nothing out of the view that owns it.
package final class TextContent {
  /// The limits and options of a measurement, besides the width and the number of lines.
  package struct Options: Hashable, Sendable {
    /// The height in points. Lines that don't fit are left out, except the first.
    package var height: CGFloat = .infinity
    /// How the last line is truncated if text is missing, or `nil` if it isn't.
    package var truncation: Truncation.Mode?
    /// How lines that are too long wrap, or `nil` for the mode of each paragraph.
    package var wrapMode: ParagraphStyle.WrapMode?
    /// How the last line ends if text is missing and it isn't truncated, or `nil` for the mode of its paragraph.
    package var lastWrapMode: ParagraphStyle.WrapMode?
    /// Whether a paragraph whose mode clips or truncates stays on one line, and is clipped or truncated at its end.
    package var keepsParagraphsToOneLine = false
    /// Whether such a paragraph is measured as it is before it is clipped or truncated.
    var measuresWholeParagraphs = false
    /// The leading of the fonts that is added between lines.
    package var leading: FontLeading
    /// Whether ``TextBlock/hangingWidth`` is measured.
    package var measuresHanging = false
    /// The alignment of text without paragraph styles. It has no effect on measurements.
    package var alignment = NSTextAlignment.natural

    /// Whether the last line may end elsewhere if text is missing.
    var changesLastLine: Bool { truncation != nil || lastWrapMode != nil }

    /// Creates options that leave the wrapping to each paragraph, and truncate nothing.
    package init(height: CGFloat = .infinity, leading: FontLeading = []) {
      self.height = height
      self.leading = leading
    }

    /// Creates options of a text container, whose line break mode is that of its last line. The lines of paragraphs break
    /// as their own modes say.
    package init(ofContainer mode: NSLineBreakMode, leading: FontLeading = []) {
      self.init(leading: leading)
      truncation = mode.truncation
      switch mode {
      case .byCharWrapping: lastWrapMode = .character
      case .byClipping: lastWrapMode = .clip
      case .byWordWrapping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: break
      }
      keepsParagraphsToOneLine = true
    }

    /// Creates options that apply a line break mode to all paragraphs.
    package init(_ mode: NSLineBreakMode, height: CGFloat = .infinity, leading: FontLeading = []) {
      self.init(height: height, leading: leading)
      truncation = mode.truncation
      wrapMode = mode.wrapMode
    }
  }

  /// What is measured or drawn of the text.
  package struct Request: Hashable, Sendable {
    /// The width at which lines break, in points, not negative; infinite for no limit.
    package var width: CGFloat
    /// The maximum number of lines; 0 sets no limit.
    package var limit: Int
    package var options: Options
    /// The factor of all font sizes.
    package var scale: CGFloat

    /// Creates a request for all lines, or for at most `limit` lines of at most `width` points.
    package init(
      width: CGFloat = .infinity, lines limit: Int = 0, _ options: Options = Options(), scale: CGFloat = 1
    ) {
      self.width = width > 0 ? width : 0
      self.limit = max(limit, 0)
      self.options = options
      self.scale = scale
    }
  }

  /// The text and its font.
  struct State {
    var font: UIFont
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
    var string: String?
    var attributed: NSAttributedString?
    var isEmpty = true
    var cache = Cache()
    /// A counter that is incremented when the text or the font changes.
    var serial = 0
  }

  /// The results for the text, until it changes.
  struct Cache {
    var styled: StyledText?
    /// The text with the attachments in the lines of a request, if their sizes depend on these.
    var fitted: FittedText?
    /// The last two measurements: a layout pass measures without a width and then, repeatedly, at the solved one.
    var newest: Measurement?
    var older: Measurement?
    /// The last scale at which the text fits, with the parameters of the search.
    var shrunk: (question: ShrinkQuestion, scale: CGFloat)?
    /// The glyphs that were drawn last, if the text has no attributes.
    var drawn: PlainDrawing?
    /// Whether it was reported that the text can't be laid out.
    var isReported = false
  }

  var state: State
  /// The container in which an app sees the text, or `nil` if there is none.
  package weak var textContainer: NSTextContainer?
  /// The font of attributed text without one, or `nil` for ``font``.
  private let standardFont: UIFont?
  /// The font of attributed text without one.
  var attributedFont: UIFont { standardFont ?? state.font }
  /// Where errors are reported from, as in "[UIKit]".
  private let reporter: StaticString

  /// Creates a content with text that has no attributes. Without text, it is empty.
  ///
  /// Attributed text without a font is in `attributedFont`, or in the content's font if that is `nil`.
  package init(
    _ string: String? = nil, font: UIFont, attributedFont: UIFont? = nil,
    lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  ) {
    state = State(font: font, lineBreakStrategy: lineBreakStrategy)
    standardFont = attributedFont
    reporter = "UIKit"
    replace(string, nil)
  }

  /// Creates a content for measuring an attributed string, which must not change meanwhile.
  init(_ attributed: NSAttributedString) {
    state = State(font: .attributedDefault, lineBreakStrategy: [])
    standardFont = nil
    reporter = "NSStringDrawing"
    replace(attributed.string, attributed)
  }

  /// The font of text without one. Text in one font isn't shaped again for another size of its typeface.
  package var font: UIFont {
    get { state.font }
    set {
      let isSame = newValue.isSame(as: state.font)
      state.font = newValue
      if isSame { return }
      state.serial &+= 1
      state.cache.newest = nil
      state.cache.older = nil
      state.cache.shrunk = nil
      state.cache.drawn = nil
      state.cache.fitted = nil
      if state.attributed == nil, state.cache.styled?.isShaped(for: newValue) == true {
        state.cache.styled?.font = newValue
      } else {
        state.cache.styled = nil
      }
    }
  }

  /// How lines break in text, or parts of it, without a paragraph style.
  package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { state.lineBreakStrategy }
    set {
      guard newValue != state.lineBreakStrategy else { return }
      state.lineBreakStrategy = newValue
      state.cache = Cache()
      state.serial &+= 1
    }
  }

  /// The text without its attributes.
  package var string: String? { state.string }
  /// The text with its attributes, if it was set with them.
  package var attributed: NSAttributedString? { state.attributed }
  /// Whether there is no text to display.
  package var isEmpty: Bool { state.isEmpty }
  /// Whether the text ends in a line break, after which another line begins.
  package var endsInNewline: Bool {
    // Most texts end in an ASCII letter or period, which is quick to check.
    guard let string, let last = string.utf8.last, last < 0x20 || last >= 0x80 else { return false }
    return string.unicodeScalars.last.map { Character($0).isNewline } ?? false
  }

  /// Sets text without attributes. Returns whether it differs from the previous text.
  @discardableResult
  package func set(_ text: String?) -> Bool {
    if state.attributed == nil, state.string == text { return false }
    replace(text, nil)
    return true
  }

  /// Sets a copy of text with attributes. Returns whether it differs from the previous text.
  @discardableResult
  package func set(_ text: NSAttributedString) -> Bool {
    let copy = NSAttributedString(attributedString: text)
    if copy == state.attributed { return false }
    replace(copy.string, copy)
    return true
  }

  private func replace(_ string: String?, _ attributed: NSAttributedString?) {
    state = State(
      font: state.font, lineBreakStrategy: state.lineBreakStrategy, string: string, attributed: attributed,
      isEmpty: string?.isEmpty ?? true, serial: state.serial &+ 1)
  }

  /// Reports an error on standard error, once for each text.
  func report(_ error: any Error) {
    if state.cache.isReported { return }
    state.cache.isReported = true
    Self.report(error, from: reporter)
  }

  /// Reports that text is missing on standard error.
  static func report(_ error: any Error, from reporter: StaticString = "NSStringDrawing") {
    try? FileHandle.standardError.write(
      contentsOf: Data("[\(reporter)] Text is left out of the layout: \(error)\n".utf8))
  }
}

extension NSLineBreakMode {
  /// How the last line is truncated if text is missing, or `nil` if it isn't.
  var truncation: Truncation.Mode? {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }

  /// How lines that are too long wrap.
  var wrapMode: ParagraphStyle.WrapMode { self == .byCharWrapping ? .character : .wordThenCharacter }
}
