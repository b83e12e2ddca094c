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

  /// Lines that were asked for, in which room.
  private struct Answer {
    var room: StyledText.Room
    var factor: CGFloat
    var block: TextBlock
    /// Whether the lines are all there, and as long as they can be.
    var isPlain: Bool

    /// Whether another room has the same lines: it differs in its size alone, and that leaves room for all of them. One
    /// that is narrower by no more than the lines leave free breaks plain text where this one did.
    @inline(__always) func holds(in other: StyledText.Room, _ factor: CGFloat) -> Bool {
      guard room.lineLimit == other.lineLimit, room.wrapMode == other.wrapMode, self.factor == factor,
        room.truncation == other.truncation, room.usesFontLeading == other.usesFontLeading
      else { return false }
      let fitsHeight =
        room.height == other.height
        || ((isPlain || room.height > other.height) && other.height >= block.height)
      let fitsWidth =
        room.width == other.width || (isPlain && room.width > other.width && other.width >= block.width)
      return fitsHeight && fitsWidth
    }
  }

  /// What the fonts of a text that is to fit were asked to be multiplied by.
  struct ShrinkQuestion: Hashable {
    var room: StyledText.Room
    var font: UIFont
    var least: CGFloat
  }

  /// How lines break in text, or in parts of it, that has no paragraph style of its own.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    didSet { if lineBreakStrategy != oldValue { forget() } }
  }

  /// No text.
  init(lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []) { self.lineBreakStrategy = lineBreakStrategy }

  /// Counts the texts that were set, and the fonts that were asked for.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var serial = 0

  /// The text as it was set.
  var source: Source {
    get { attributed.map { .attributed($0) } ?? .plain(string) }
    set {
      switch newValue {
      case .plain(let text):
        string = text
        attributed = nil
      case .attributed(let text):
        string = text.string
        attributed = text
      }
      hasAttributes = attributed != nil
      isEmpty = string?.isEmpty ?? true
      forget()
    }
  }
  /// The text with its attributes, if it was set with them.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var attributed: NSAttributedString?
  /// The text with attributes, if it has any characters to carry them.
  var carrier: NSAttributedString? { if let attributed, attributed.length > 0 { attributed } else { nil } }
  /// The text without its attributes.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
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
  var endsInNewline: Bool {
    // Most texts end in a letter or a stop of ASCII, which tells at once.
    guard let string, let last = string.utf8.last, last < 0x20 || last >= 0x80 else { return false }
    return string.unicodeScalars.last.map { Character($0).isNewline } ?? false
  }

  /// What was found out about the text, until it is another.
  private struct Findings {
    /// The font that was asked for where the text has none of its own.
    var font: UIFont?
    var styled: StyledText?
    /// The last two answers: a layout pass asks without a width and then, repeatedly, at the solved one.
    var newest: Answer?
    var older: Answer?
    /// Whether it was said that the text cannot be laid out.
    var isReported = false
  }

  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var known = Findings()
  /// The last answer to a text that is to fit, until the text is another.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  var shrinkAnswer: (question: ShrinkQuestion, factor: CGFloat)?

  /// The lines in a room; `font` counts where the text has none of its own, and every font at a part of its size.
  ///
  /// Text that cannot be laid out at all (longer than `TextLimits.maximumLength`, or in a hostile font) has no lines, and
  /// the reason is written to the standard error stream, once for each text.
  func block(in room: StyledText.Room, font: UIFont, factor: CGFloat = 1) -> TextBlock {
    if isEmpty { return TextBlock() }
    if let old = known.font, old.isSame(as: font) {
      if let answer = known.newest, answer.holds(in: room, factor) { return answer.block }
      if let answer = known.older, answer.holds(in: room, factor) { return answer.block }
    } else {
      turn(to: font)
    }
    var block = TextBlock()
    var isPlain = false
    let asked = serial
    do {
      let text = try factor == 1 ? styledText(font) : styledText(font).scaled(by: factor)
      if let plain = text.plainBlock(in: room) {
        block = plain
        isPlain = true
      } else {
        block = try text.brokenBlock(in: room)
      }
    } catch {
      if !known.isReported {
        FileHandle.standardError.write(Data("[UIKit] Text is left out of the layout: \(error)\n".utf8))
      }
      known.isReported = true
    }
    // An attachment may have had the text replaced when it was asked for its bounds, or asked for it in another font.
    if asked != serial { return block }
    known.older = known.newest
    known.newest = Answer(room: room, factor: factor, block: block, isPlain: isPlain)
    return block
  }

  /// Forgets what holds for another font; text without attributes is not shaped again for another size of its face.
  private func turn(to font: UIFont) {
    serial &+= 1
    known.font = font
    known.newest = nil
    known.older = nil
    if hasAttributes || known.styled?.resize(to: font) != true { known.styled = nil }
  }

  /// The shaped text.
  private func styledText(_ font: UIFont) throws -> StyledText {
    if let styled = known.styled { return styled }
    let asked = serial
    let fresh: StyledText
    if let attributed {
      fresh = try StyledText(attributed, defaultFont: font, strategy: lineBreakStrategy)
    } else {
      fresh = try StyledText(string ?? "", font: font, strategy: lineBreakStrategy)
    }
    if asked == serial { known.styled = fresh }
    return fresh
  }

  private func forget() {
    known = Findings()
    serial &+= 1
    shrinkAnswer = nil
  }
}
