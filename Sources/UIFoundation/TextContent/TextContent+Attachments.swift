import Foundation
import TextLayout

/// Attachments whose sizes depend on the lines that they are in.
extension TextContent {
  /// What determines the places of attachments in lines.
  struct FittedLines: Hashable {
    let space: AttachmentSpace
    /// The request for all lines, without what doesn't move attachments.
    let request: Request

    init(_ request: Request, in container: NSTextContainer?) {
      space = AttachmentSpace(
        width: request.width, height: request.options.height, lines: request.limit, in: container)
      var request = request
      request.limit = 0
      request.options.height = .infinity
      request.options.truncation = nil
      request.options.lastWrapMode = nil
      request.options.measuresHanging = false
      request.options.alignment = .natural
      self.request = request
    }
  }

  /// The text with the attachments in the lines of a request. Few texts have it, so it is an object.
  final class FittedText {
    let lines: FittedLines
    let styled: StyledText

    init(_ lines: FittedLines, _ styled: StyledText) {
      self.lines = lines
      self.styled = styled
    }
  }

  /// The number of times that attachments are asked for their bounds because others, or they themselves, have moved.
  /// Galley's own choice: once all have their sizes, they are asked again only if a size depends on the position.
  private static let maximumPasses = 8

  /// Returns the shaped text with attachments whose sizes are those in the lines of a request.
  ///
  /// - Throws: The errors of shaping the text and of ``PreparedText/lines(_:)``.
  func styledText(for request: Request) throws -> StyledText {
    let styled = try styledText()
    guard styled.attachmentsFollowLine, let attributed = state.attributed else { return styled }
    let key = FittedLines(request, in: textContainer)
    if let fitted = state.cache.fitted, fitted.lines == key { return fitted.styled }
    let serial = state.serial
    var fitting = AttachmentFitting(
      attributed, styled.prepared.paragraph.attachments, defaultFont: attributedFont, scale: request.scale,
      in: key.space)
    var fresh = styled
    for _ in 0..<Self.maximumPasses {
      let lines = try lines(of: request.scale == 1 ? fresh : fresh.scaled(by: request.scale), key.request)
      guard try fitting.ask(lines) else { break }
      fresh = try fresh.attaching(fitting.attachments)
    }
    if serial == state.serial { state.cache.fitted = FittedText(key, fresh) }
    return fresh
  }
}
