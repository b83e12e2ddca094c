import Foundation
import UIFoundation

/// The text of a label, a text view or a text field: shaped when it is first measured, and again only for another text or
/// another face.
///
/// An object, so that asking it copies nothing out of the view that has it.
@MainActor
final class TextContent {
  // Unchecked as the state of a view is, and for its reason: what is asked for whenever text is measured.

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
    @inline(__always) func holds(in other: StyledText.Room, _ font: UIFont, _ factor: CGFloat) -> Bool {
      guard room.width == other.width, room.lineLimit == other.lineLimit, room.wrapMode == other.wrapMode,
        self.factor == factor
      else { return false }
      let fits = room.height == other.height || (room.height > other.height && other.height >= block.height)
      return fits && room.truncation == other.truncation && room.usesFontLeading == other.usesFontLeading
        && self.font.isSame(as: font)
    }
  }

  /// What the fonts of a text that is to fit were asked to be multiplied by.
  struct ShrinkQuestion: Hashable {
    var room: StyledText.Room
    var font: UIFont
    var least: CGFloat
  }

  /// Counts the texts that were set.
  private var serial = 0
  /// The last answer to a text that is to fit, until the text is another.
  var shrinkAnswer: (question: ShrinkQuestion, factor: CGFloat)?

  /// The text as it was set.
  var source = Source.plain(nil) {
    didSet {
      switch source {
      case .plain(let text):
        string = text
        hasAttributes = false
      case .attributed(let text):
        string = text.string
        hasAttributes = true
      }
      isEmpty = string?.isEmpty ?? true
      forget()
    }
  }
  /// The text without its attributes.
  private(set) var string: String?
  /// Whether there is nothing to show.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private(set) var isEmpty = true
  /// Whether the text was set with attributes.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private(set) var hasAttributes = false
  /// Whether a line begins behind the text.
  var endsInNewline: Bool { string?.unicodeScalars.last.map { Character($0).isNewline } ?? false }

  /// What was found out about the text, until it is another.
  private struct Findings {
    var styled: StyledText?
    var styledFont: UIFont?
    /// The last two answers: a layout pass asks without a width and then, repeatedly, at the solved one.
    var newest: Answer?
    var older: Answer?
  }

  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var known = Findings()

  /// The lines in a room; `font` counts where the text has none of its own, and every font at a part of its size.
  ///
  /// Text that cannot be laid out at all (longer than `TextLimits.maximumLength`, or in a hostile font) has no lines, and
  /// the reason is written to the standard error stream.
  func block(in room: StyledText.Room, font: UIFont, factor: CGFloat = 1) -> TextBlock {
    if isEmpty { return TextBlock() }
    if let answer = known.newest, answer.holds(in: room, font, factor) { return answer.block }
    if let answer = known.older, answer.holds(in: room, font, factor) { return answer.block }
    var block = TextBlock()
    let asked = serial
    do {
      let text = try styledText(font)
      block = try (factor == 1 ? text : text.scaled(by: factor)).block(in: room)
    } catch {
      FileHandle.standardError.write(Data("[UIKit] Text is left out of the layout: \(error)\n".utf8))
    }
    // An attachment may have had the text replaced when it was asked for its bounds.
    if asked != serial { return block }
    known.older = known.newest
    known.newest = Answer(room: room, font: font, factor: factor, block: block)
    return block
  }

  /// The shaped text; text without attributes is not shaped again for another size of its face.
  private func styledText(_ font: UIFont) throws -> StyledText {
    if var styled = known.styled {
      if let old = known.styledFont, old.isSame(as: font) { return styled }
      if !hasAttributes, styled.resize(to: font) {
        remember(styled, font)
        return styled
      }
    }
    let asked = serial
    let fresh: StyledText
    switch source {
    case .plain(let string): fresh = try StyledText(string ?? "", font: font)
    case .attributed(let string): fresh = try StyledText(string, defaultFont: font)
    }
    if asked == serial { remember(fresh, font) }
    return fresh
  }

  private func remember(_ text: StyledText, _ font: UIFont) {
    known.styled = text
    known.styledFont = font
  }

  private func forget() {
    known = Findings()
    serial &+= 1
    shrinkAnswer = nil
  }
}
