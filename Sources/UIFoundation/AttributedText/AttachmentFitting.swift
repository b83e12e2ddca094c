import CoreGraphics
import Foundation
import TextLayout

/// The attachments of a text whose sizes may depend on their lines, with the sizes that they have asked for.
struct AttachmentFitting {
  /// An attachment with what it is asked with.
  private struct Follower {
    let attachment: NSTextAttachment
    let attributes: [NSAttributedString.Key: Any]
    let font: UIFont
    /// The index among the text's attachments.
    let index: Int
    /// The line and the position in it with which the attachment was asked last.
    var place: Place?
  }

  /// A line, and the position of an attachment in it, from the line's left edge and top.
  private struct Place {
    var line: CGRect
    var position: CGPoint

    /// Returns whether two places differ by rounding errors at most.
    func isClose(to other: Place) -> Bool {
      let (line, otherLine) = (line, other.line)
      let distances = [
        line.minX - otherLine.minX, line.minY - otherLine.minY, line.width - otherLine.width,
        line.height - otherLine.height, position.x - other.position.x, position.y - other.position.y,
      ]
      return distances.allSatisfy { abs($0) < 1e-6 }
    }
  }

  private let space: AttachmentSpace
  private var followers: [Follower] = []
  /// All attachments of the text.
  private(set) var attachments: [InlineAttachment]

  /// Returns whether the size of an attachment may depend on its line, which only that of a subclass can.
  static func isFollower(_ attachment: NSTextAttachment) -> Bool { type(of: attachment) != NSTextAttachment.self }

  /// Creates the fitting of a text with the attachments that its runs have, in lines of `space`.
  ///
  /// Fonts, also the one of text without a font, are scaled by a factor.
  init(
    _ text: NSAttributedString, _ attachments: [InlineAttachment], defaultFont: UIFont, scale: CGFloat,
    in space: AttachmentSpace
  ) {
    self.space = space
    self.attachments = attachments
    for (index, inline) in attachments.enumerated() where inline.offset < text.length {
      let attributes = unsafe text.attributes(at: inline.offset, effectiveRange: nil)
      guard let attachment = attributes[.attachment] as? NSTextAttachment, Self.isFollower(attachment) else { continue }
      let font = attributes[.font] as? UIFont ?? defaultFont
      followers.append(
        Follower(
          attachment: attachment, attributes: attributes, font: scale == 1 ? font : font.scaled(by: scale),
          index: index))
    }
  }

  /// Asks the attachments that aren't where they were asked last for their bounds. Returns whether a size has changed.
  ///
  /// The lines are those with the present sizes. In left-to-right lines, the position includes how far the attachments
  /// before on the line have grown since.
  ///
  /// - Throws: The errors of ``TextLines/contents(of:)``.
  mutating func ask(_ lines: TextLines) throws -> Bool {
    if lines.isEmpty { return false }
    let container = space.container
    let tops = lines.placements().map(\.top)
    var (current, contents): (Int, LineContents?) = (-1, nil)
    // The runs of the line's attachments, by their indices among the text's.
    var runs: [Int: VisualRun] = [:]
    var growth = CGFloat(0)
    var isOther = false
    for number in followers.indices {
      let follower = followers[number]
      let old = attachments[follower.index]
      let line = lines.lineIndex(of: TextPosition(old.offset))
      guard line < lines.count else { continue }
      if line != current {
        (current, contents, growth) = (line, try lines.contents(of: line), 0)
        runs = [:]
        for run in contents?.runs ?? [] { if case .attachment(let index) = run.kind { runs[index] = run } }
      }
      guard let contents, let run = runs[follower.index] else { continue }
      let rect = space.line(
        try lines.paragraphStyle(of: line), startsParagraph: lines[line].startsParagraph,
        isRightToLeft: contents.isRightToLeft, top: tops[line], height: follower.font.lineHeight)
      var x = CGFloat(run.x) + growth
      if contents.isRightToLeft { x += rect.width - CGFloat(contents.width) }
      // The attachments before have filled the line, so this one will be on another.
      if growth > 0, x > rect.width { (x, growth) = (0, -CGFloat(run.x)) }
      x += follower.attachment.lineLayoutPadding
      let place = Place(line: rect, position: CGPoint(x: x, y: follower.font.ascender))
      if let last = follower.place, last.isClose(to: place) { continue }
      followers[number].place = place
      let bounds = follower.attachment.attachmentBounds(
        for: follower.attributes, location: TextOffset(old.offset), textContainer: container,
        proposedLineFragment: rect, position: place.position)
      let new = InlineAttachment(follower.attachment, bounds: bounds, at: old.offset)
      if new == old { continue }
      isOther = true
      attachments[follower.index] = new
      if !contents.isRightToLeft { growth += CGFloat(new.width - old.width) }
    }
    return isOther
  }
}
