import Foundation
import TextLayout
import UIFoundation

/// A label's text: shaped when it is first measured, and again only for another text or another face.
struct LabelText {
  /// What a text takes: lines, and the width of the widest in points.
  struct Extent: Hashable {
    var count = 0
    var width: CGFloat = 0
  }

  private struct Question: Hashable {
    var width: CGFloat
    var pointSize: CGFloat
    var limit: Int
  }

  /// The text as it was set.
  var string: String? {
    didSet { forget() }
  }

  private var prepared: PreparedText?
  /// The last answers, newest first. Two: a layout pass asks without a width and then, repeatedly, at the solved one.
  private var answers: [(question: Question, extent: Extent)] = []

  /// Whether there is nothing to show.
  var isEmpty: Bool { string?.isEmpty ?? true }

  /// The lines at a width in points, which may be infinite; after `limit` of them, if that is above 0, the rest is left
  /// out.
  ///
  /// Text that cannot be laid out at all (longer than ``TextLimits/maximumLength``, or in a hostile font) has no lines,
  /// and the reason is written to the standard error stream.
  mutating func extent(width: CGFloat, limit: Int, font: UIFont) -> Extent {
    guard let string, !string.isEmpty else { return Extent() }
    if let prepared, prepared.paragraph.styles[0].face != font.face { forget() }
    let question = Question(width: width > 0 ? width : 0, pointSize: font.pointSize, limit: limit)
    if let known = answers.first(where: { $0.question == question }) { return known.extent }
    var extent = Extent()
    do {
      extent = try measure(string, question, font)
    } catch {
      FileHandle.standardError.write(Data("[UILabel] Text is left out of the layout: \(error)\n".utf8))
    }
    answers = [(question, extent)] + answers.prefix(1)
    return extent
  }

  private mutating func measure(
    _ string: String, _ question: Question, _ font: UIFont
  ) throws(TextLayoutError) -> Extent {
    let text: PreparedText
    if let prepared {
      text = prepared
    } else {
      text = try PreparedTextCache.process.text(string, face: font.face)
      prepared = text
    }
    let lines = try text.lines(
      width: Double(question.width), pointSize: Double(question.pointSize), limit: question.limit)
    return Extent(count: lines.count, width: CGFloat(lines.width))
  }

  private mutating func forget() {
    prepared = nil
    answers = []
  }
}
