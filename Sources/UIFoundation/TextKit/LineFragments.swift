import CoreGraphics
import Foundation
import TextLayout

/// The lines of a text in a container, in its coordinates.
struct LineFragments {
  /// A line of text.
  struct Line {
    /// The range of characters, including the line break.
    var range: NSRange
    /// The line's rectangle: as wide as the container, with the spacing of the line and of the paragraph.
    var rect: CGRect
    /// The part of the rectangle that text uses, with the padding at both ends and the spacing of the line.
    var usedRect: CGRect
    /// The distance from the rectangle's top to the baseline.
    var baseline: CGFloat
    /// How far the line is from where the text engine has it.
    var shift = CGPoint.zero
    /// The middle of the line's height in the text engine.
    var middle: CGFloat = 0
  }

  private(set) var lines: [Line] = []
  /// The empty line after a line break at the end.
  private(set) var extra: Line?
  private(set) var text: TextLines?
  private let key: Key
  /// The space at both ends of every line, in points.
  var padding: CGFloat { key.padding.bounded }

  /// The properties that the lines depend on.
  private struct Key: Hashable {
    var container: ObjectIdentifier?
    var size: CGSize
    var padding: CGFloat
    var limit: Int
    var mode: NSLineBreakMode
    var usesFontLeading: Bool

    init(_ container: NSTextContainer?, _ usesFontLeading: Bool) {
      self.container = container.map(ObjectIdentifier.init)
      size = container?.size ?? .zero
      padding = container?.lineFragmentPadding ?? 0
      limit = container?.maximumNumberOfLines ?? 0
      mode = container?.lineBreakMode ?? .byWordWrapping
      self.usesFontLeading = usesFontLeading
    }
  }

  /// Returns whether the lines are valid for a container with its current properties.
  func isOf(_ container: NSTextContainer?, _ usesFontLeading: Bool) -> Bool { key == Key(container, usesFontLeading) }

  /// Lays out text in a container, with spacing and breaks as the manager's delegate says. Without a container, there
  /// are no lines.
  init(_ storage: NSAttributedString?, in container: NSTextContainer?, of manager: NSLayoutManager) {
    key = Key(container, manager.usesFontLeading)
    guard let storage, let container else { return }
    if storage.length > 0 {
      let content = TextContent(storage)
      content.textContainer = container
      let width = container.lineSize.width
      var request = TextContent.Request(
        width: container.size.width > 0 && width < 1e7 ? width : .infinity, lines: container.maximumNumberOfLines,
        TextContent.Options(
          ofContainer: container.lineBreakMode, leading: manager.usesFontLeading ? .lineGaps : []))
      do {
        var text = try manager.lines(of: content, request)
        try addLines(text, in: container, of: manager)
        // The container's height has become the limit, so the last line that fits ends as the container's mode says. It
        // stays even if its ellipsis makes it higher. The lines before it are the same.
        if lines.count < text.count, container.lineBreakMode != .byWordWrapping {
          request.limit = lines.count
          text = try manager.lines(of: content, request)
          lines.removeLast()
          try addLines(text, from: lines.count, in: container, of: manager, fitting: false)
        }
        self.text = text
      } catch {
        content.report(error)
      }
    }
    let endsOpen = storage.length == 0 || storage.string.last?.isNewline == true
    if endsOpen, end == storage.length, container.maximumNumberOfLines != max(lines.count, 1) || lines.isEmpty {
      let last = storage.length == 0 ? nil : unsafe storage.attributes(at: storage.length - 1, effectiveRange: nil)
      addExtra(font: last?[.font] as? UIFont ?? .attributedDefault, in: container, at: storage.length)
    }
  }

  /// Adds the lines from an index on that fit the container, and at least the first; or all of them.
  ///
  /// The space below a line is part of both of its rectangles, including the last line's. The spacing of a paragraph is
  /// part of the rectangle that is as wide as the container (Apple's documentation of
  /// `NSTypesetter.getLineFragmentRect(_:usedRect:remaining:...)`).
  ///
  /// - Throws: The errors of reading the lines' frames.
  private mutating func addLines(
    _ text: TextLines, from first: Int = 0, in container: NSTextContainer, of manager: NSLayoutManager,
    fitting: Bool = true
  ) throws {
    let height = fitting && container.size.height > 0 ? container.size.height : .infinity
    let isLimited = container.size.width > 0 && container.size.width < 1e7
    let clips = container.lineBreakMode == .byClipping
    let frames = try text.frames()
    var top = lines.last?.rect.maxY ?? 0
    for (index, frame) in frames.enumerated().dropFirst(first) {
      let style = try text.paragraphStyle(of: index)
      let range = NSRange(location: text[index].range.lowerBound, length: text[index].range.count)
      let natural = CGFloat(frame.width) + 2 * padding
      let wide = isLimited ? container.size.width : CGFloat(frame.x) + natural
      var proposal = CGRect(x: 0, y: top, width: wide, height: CGFloat(frame.height))
      var before = 0.0
      if index > 0, text[index].startsParagraph {
        before = style.spacingBefore
        before = manager.spacingBefore(range.location, in: proposal) ?? before
      }
      if index > 0, top + CGFloat(before + frame.height) > height { break }
      proposal.size.height += CGFloat(before)
      var (gap, after, nextBefore) = (style.lineSpacing, 0.0, 0.0)
      if index + 1 < frames.count {
        if text[index + 1].startsParagraph {
          (after, nextBefore) = (style.spacingAfter, try text.paragraphStyle(of: index + 1).spacingBefore)
        }
        gap = frames[index + 1].top - (frame.top + frame.height) - after - nextBefore
      }
      let last = max(NSMaxRange(range) - 1, 0)
      if let spacing = manager.spacing(after: last, in: proposal) { gap += spacing - max(style.lineSpacing, 0) }
      if index + 1 < frames.count, text[index + 1].startsParagraph {
        after = manager.spacingAfterParagraph(last, in: proposal) ?? after
      }
      let used = CGRect(
        x: CGFloat(frame.x), y: top + CGFloat(before),
        width: clips || style.wrapMode == .clip ? min(natural, wide) : natural, height: CGFloat(frame.height + gap))
      var line = Line(
        range: range, rect: CGRect(x: 0, y: top, width: wide, height: CGFloat(before) + used.height + CGFloat(after)),
        usedRect: used, baseline: CGFloat(frame.baseline - frame.top + before),
        middle: CGFloat(frame.top + frame.height / 2))
      manager.adjust(&line, in: container)
      line.shift = CGPoint(
        x: line.usedRect.minX - CGFloat(frame.x), y: line.rect.minY + line.baseline - CGFloat(frame.baseline))
      // Sums in another order differ by a rounding error.
      if abs(line.shift.x) + abs(line.shift.y) < 1e-6 { line.shift = .zero }
      lines.append(line)
      top = line.rect.maxY
    }
  }

  private mutating func addExtra(font: UIFont, in container: NSTextContainer, at end: Int) {
    let top = lines.last?.rect.maxY ?? 0
    if !lines.isEmpty, container.size.height > 0, top + font.lineHeight > container.size.height { return }
    let used = CGRect(x: 0, y: top, width: 2 * padding, height: font.lineHeight)
    let wide = container.size.width > 0 && container.size.width < 1e7 ? container.size.width : used.width
    extra = Line(
      range: NSRange(location: end, length: 0),
      rect: CGRect(x: 0, y: top, width: wide, height: font.lineHeight), usedRect: used, baseline: font.ascender)
  }

  /// The index of the first character that doesn't fit.
  var end: Int { lines.last.map { NSMaxRange($0.range) } ?? 0 }

  var usedRect: CGRect {
    let rects = (lines + (extra.map { [$0] } ?? [])).map(\.usedRect)
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }
}
