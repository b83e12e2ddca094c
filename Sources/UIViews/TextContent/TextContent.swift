import Foundation
import UIFoundation

/// The text of a label, a text view or a text field: shaped when it is first measured, and again only for another text or
/// another face.
struct TextContent {
  enum Source: Hashable {
    case plain(String?)
    /// Text with attributes, copied so that nobody changes it.
    case attributed(NSAttributedString)
  }

  /// Lines that were asked for, in which room and font.
  private struct Answer {
    var room: StyledText.Room
    var font: UIFont
    var factor: CGFloat
    var block: TextBlock

    /// Whether another room has the same lines: it differs in its height alone, and that leaves room for all of them.
    @inline(__always) func holds(in other: StyledText.Room, _ font: UIFont) -> Bool {
      guard room.width == other.width, room.lineLimit == other.lineLimit, room.wrapMode == other.wrapMode else {
        return false
      }
      let fits = room.height == other.height || (room.height > other.height && other.height >= block.height)
      return fits && room.truncation == other.truncation && room.usesFontLeading == other.usesFontLeading
        && (self.font === font || self.font == font)
    }
  }

  /// What the fonts of a text that is to fit were asked to be multiplied by.
  struct ShrinkQuestion: Hashable {
    var room: StyledText.Room
    var font: UIFont
    var least: CGFloat
  }

  /// The last answer to a text that is to fit, until the text is another.
  var shrinkAnswer: (question: ShrinkQuestion, factor: CGFloat)?

  /// The text as it was set.
  var source = Source.plain(nil) {
    didSet {
      switch source {
      case .plain(let text): string = text
      case .attributed(let text): string = text.string
      }
      isEmpty = string?.isEmpty ?? true
      endsInNewline = string?.unicodeScalars.last.map { Character($0).isNewline } ?? false
      forget()
    }
  }
  // Kept, since a computed property would have all of the content copied whenever a label asks.

  /// The text without its attributes.
  private(set) var string: String?
  /// Whether there is nothing to show.
  private(set) var isEmpty = true
  /// Whether a line begins behind the text.
  private(set) var endsInNewline = false

  private var styled: StyledText?
  private var styledFont: UIFont?
  /// The last answers, newest first. Two: a layout pass asks without a width and then, repeatedly, at the solved one.
  private var answers: [Answer] = []

  /// The lines in a room; `font` counts where the text has none of its own, and every font at a part of its size.
  ///
  /// Text that cannot be laid out at all (longer than `TextLimits.maximumLength`, or in a hostile font) has no lines, and
  /// the reason is written to the standard error stream.
  mutating func block(in room: StyledText.Room, font: UIFont, factor: CGFloat = 1) -> TextBlock {
    if isEmpty { return TextBlock() }
    for index in answers.indices where answers[index].factor == factor && answers[index].holds(in: room, font) {
      return answers[index].block
    }
    var block = TextBlock()
    do {
      let text = try styledText(font)
      block = try (factor == 1 ? text : text.scaled(by: factor)).block(in: room)
    } catch {
      FileHandle.standardError.write(Data("[UIKit] Text is left out of the layout: \(error)\n".utf8))
    }
    if answers.count > 1 { answers.removeLast() }
    answers.insert(Answer(room: room, font: font, factor: factor, block: block), at: 0)
    return block
  }

  /// The shaped text; text without attributes is not shaped again for another size of its face.
  private mutating func styledText(_ font: UIFont) throws -> StyledText {
    if var known = styled {
      if styledFont == font { return known }
      if case .plain = source, known.resize(to: font) {
        remember(known, font)
        return known
      }
    }
    let fresh: StyledText
    switch source {
    case .plain(let string): fresh = try StyledText(string ?? "", font: font)
    case .attributed(let string): fresh = try StyledText(string, defaultFont: font)
    }
    remember(fresh, font)
    return fresh
  }

  private mutating func remember(_ text: StyledText, _ font: UIFont) {
    styled = text
    styledFont = font
  }

  private mutating func forget() {
    styled = nil
    styledFont = nil
    answers = []
    shrinkAnswer = nil
  }
}
