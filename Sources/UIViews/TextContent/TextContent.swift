import Foundation
import UIFoundation

/// The text of a label, a text view, or a text field, with its cached measurements.
///
/// It is shaped when it is first measured, and again only after the text or the typeface has changed. It is a class, so
/// that calling it copies nothing out of the view that owns it.
@MainActor
final class TextContent {
  // Not checked for exclusive access, for the same reason as the state of ``UIView``: measuring text reads these
  // properties.

  /// The text as it was set.
  enum Source: Hashable {
    /// Text without attributes, or `nil`.
    case plain(String?)
    /// Text with attributes, copied so that it doesn't change.
    case attributed(NSAttributedString)
  }

  /// A cached measurement, with the room and the factor that it was made for.
  private struct Answer {
    var room: StyledText.Room
    var factor: CGFloat
    var block: TextBlock
    /// Whether all lines are present, and as long as possible.
    var isPlain: Bool

    /// Returns whether another room has the same lines.
    ///
    /// It does if it differs only in its size, and all lines fit in it. Plain text breaks at the same places in a
    /// narrower room, as long as the widest line fits.
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

  /// The parameters of a search for the factor by which text is shrunk.
  struct ShrinkQuestion: Hashable {
    var room: StyledText.Room
    var font: UIFont
    var least: CGFloat
  }

  /// How lines break in text, or parts of it, without a paragraph style.
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    didSet { if lineBreakStrategy != oldValue { discardMeasurements() } }
  }

  /// Creates a content without text.
  init(lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []) { self.lineBreakStrategy = lineBreakStrategy }

  /// A counter that is incremented when the text or the font changes.
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
      discardMeasurements()
    }
  }
  /// The text with its attributes, if it was set with them.
  private var attributed: NSAttributedString?
  /// The text with attributes, if it has any characters.
  var carrier: NSAttributedString? { if let attributed, attributed.length > 0 { attributed } else { nil } }
  /// The text without its attributes.
  private(set) var string: String?
  /// Whether there is no text to display.
  private(set) var isEmpty = true
  /// Whether the text was set with attributes.
  private(set) var hasAttributes = false
  /// Whether the text ends in a line break, after which another line begins.
  var endsInNewline: Bool {
    // Most texts end in an ASCII letter or period, which is quick to check.
    guard let string, let last = string.utf8.last, last < 0x20 || last >= 0x80 else { return false }
    return string.unicodeScalars.last.map { Character($0).isNewline } ?? false
  }

  /// The cached results for the text, until it changes.
  private struct Findings {
    /// The font for text without one, for which the results are valid.
    var font: UIFont?
    var styled: StyledText?
    /// The last two measurements: a layout pass measures without a width and then, repeatedly, at the solved one.
    var newest: Answer?
    var older: Answer?
    /// Whether it was reported that the text can't be laid out.
    var isReported = false
  }

  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var known = Findings()
  /// The cached factor of text that shrinks to fit, until the text changes.
  var shrinkAnswer: (question: ShrinkQuestion, factor: CGFloat)?

  /// Returns the measurements of the lines in a room.
  ///
  /// `font` is used where the text has none, and every font is scaled by `factor`. Text that can't be laid out at all
  /// (longer than `TextLimits.maximumLength`, or in a malformed font) has no lines, and the reason is written to
  /// standard error, once for each text.
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
    // An attachment may have replaced the text when it was asked for its bounds, or measured it in another font.
    if asked != serial { return block }
    known.older = known.newest
    known.newest = Answer(room: room, factor: factor, block: block, isPlain: isPlain)
    return block
  }

  /// Invalidates the results for another font. Text without attributes isn't shaped again for another size of its
  /// typeface.
  private func turn(to font: UIFont) {
    serial &+= 1
    known.font = font
    known.newest = nil
    known.older = nil
    if hasAttributes || known.styled?.resize(to: font) != true { known.styled = nil }
  }

  /// Returns the shaped text, from the cache if possible.
  ///
  /// - Throws: The errors of shaping the text.
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

  private func discardMeasurements() {
    known = Findings()
    serial &+= 1
    shrinkAnswer = nil
  }
}
