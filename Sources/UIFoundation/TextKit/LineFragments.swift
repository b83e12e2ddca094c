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
  }

  private(set) var lines: [Line] = []
  /// The empty line after a line break at the end.
  private(set) var extra: Line?
  /// The characters that truncation hides.
  private(set) var hiddenRange: NSRange?
  private var text: TextLines?
  private let key: Key

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

  /// Lays out text in a container. Without a container, there are no lines.
  init(_ storage: NSAttributedString?, in container: NSTextContainer?, _ usesFontLeading: Bool) {
    key = Key(container, usesFontLeading)
    guard let storage, let container else { return }
    let font = UIFont.systemFont(ofSize: UIFont.defaultPointSize)
    if storage.length > 0 {
      let content = TextContent(storage, font: font)
      let width = container.lineSize.width
      do {
        let text = try content.lines(
          TextContent.Request(
            width: container.size.width > 0 && width < 1e7 ? width : .infinity, lines: container.maximumNumberOfLines,
            TextContent.Options(container.lineBreakMode, leading: usesFontLeading ? .lineGaps : [])))
        try addLines(text, in: container)
        self.text = text
      } catch {
        content.report(error)
      }
    }
    let endsOpen = storage.length == 0 || storage.string.last?.isNewline == true
    if endsOpen, end == storage.length, container.maximumNumberOfLines != max(lines.count, 1) || lines.isEmpty {
      let last = storage.length == 0 ? nil : unsafe storage.attributes(at: storage.length - 1, effectiveRange: nil)
      addExtra(font: last?[.font] as? UIFont ?? font, in: container, at: storage.length)
    }
  }

  /// Adds the lines that fit the container, and at least the first.
  ///
  /// The space below a line is part of both of its rectangles, including the last line's. The spacing of a paragraph is
  /// part of the rectangle that is as wide as the container (Apple's documentation of
  /// `NSTypesetter.getLineFragmentRect(_:usedRect:remaining:...)`).
  ///
  /// - Throws: The errors of reading the lines' frames.
  private mutating func addLines(_ text: TextLines, in container: NSTextContainer) throws {
    let padding = container.lineFragmentPadding.bounded
    let height = container.size.height > 0 ? container.size.height : .infinity
    let frames = try text.frames()
    var before = 0.0
    for (index, frame) in frames.enumerated() {
      if index > 0, CGFloat(frame.top + frame.height) > height { break }
      let style = try text.paragraphStyle(of: index)
      var (gap, after, nextBefore) = (style.lineSpacing, 0.0, 0.0)
      if index + 1 < frames.count {
        if text[index + 1].startsParagraph {
          (after, nextBefore) = (style.spacingAfter, try text.paragraphStyle(of: index + 1).spacingBefore)
        }
        gap = frames[index + 1].top - (frame.top + frame.height) - after - nextBefore
      }
      let used = CGRect(
        x: CGFloat(frame.x), y: CGFloat(frame.top), width: CGFloat(frame.width) + 2 * padding,
        height: CGFloat(frame.height + gap))
      let wide = container.size.width > 0 && container.size.width < 1e7 ? container.size.width : used.maxX
      let range = text[index].range
      lines.append(
        Line(
          range: NSRange(location: range.lowerBound, length: range.count),
          rect: CGRect(x: 0, y: used.minY - before, width: wide, height: before + used.height + after),
          usedRect: used, baseline: CGFloat(frame.baseline - frame.top + before)))
      before = nextBefore
    }
    if let hidden = text.truncation?.hiddenRange {
      hiddenRange = NSRange(location: hidden.lowerBound, length: hidden.count)
    }
  }

  private mutating func addExtra(font: UIFont, in container: NSTextContainer, at end: Int) {
    let (top, padding) = (lines.last?.rect.maxY ?? 0, container.lineFragmentPadding.bounded)
    if !lines.isEmpty, container.size.height > 0, top + font.lineHeight > container.size.height { return }
    let used = CGRect(x: 0, y: top, width: 2 * padding, height: font.lineHeight)
    let wide = container.size.width > 0 && container.size.width < 1e7 ? container.size.width : used.width
    extra = Line(
      range: NSRange(location: end, length: 0),
      rect: CGRect(x: 0, y: top, width: wide, height: font.lineHeight), usedRect: used, baseline: font.ascender)
  }
}

extension LineFragments {
  /// Draws the lines that contain characters in the current context, with the container's origin at a point.
  ///
  /// Decorations are drawn for these characters only.
  func draw(_ parts: TextPainter.Parts, of range: NSRange, from storage: NSAttributedString?, at origin: CGPoint) {
    guard let context = GraphicsContexts.current, let text, let storage, storage.length >= end, origin.isFinite,
      let drawn = Range(range)
    else { return }
    let met = lines.indices.filter { index in
      Range(lines[index].range).map { $0.overlaps(drawn) } ?? false
    }
    guard let first = met.first, let last = met.last else { return }
    do {
      try TextPainter(text, storage, base: TextAppearance(color: .black), traits: .current).draw(
        at: CGPoint(x: origin.x + key.padding.bounded, y: origin.y), in: context, lines: first..<last + 1, parts,
        decorating: parts.contains(.glyphs) ? 0..<Int.max : drawn)
    } catch {
      TextContent.report(error)
    }
  }

  /// Returns the rectangles of characters, as high as their lines, line by line and from left to right.
  func rects(of range: NSRange) -> [CGRect] {
    guard let text, let range = Range(range) else { return [] }
    do {
      return try text.selectionRectangles(of: range.clamped(to: 0..<end)).filter { lines.indices.contains($0.line) }
        .map { selection in
          CGRect(
            x: CGFloat(selection.rectangle.x) + key.padding, y: CGFloat(selection.rectangle.y),
            width: CGFloat(selection.rectangle.width), height: CGFloat(selection.rectangle.height))
        }
    } catch {
      TextContent.report(error)
      return []
    }
  }

  /// Returns the size of the attachment at a character, or `nil` if there is none.
  func attachmentSize(at index: Int) -> CGSize? {
    guard let text, let line = lines.firstIndex(where: { NSLocationInRange(index, $0.range) }),
      let run = try? text.contents(of: line).runs.first(where: { $0.range.contains(index) }),
      case .attachment(let number) = run.kind
    else { return nil }
    let attachment = text.text.paragraph.attachments[number]
    return CGSize(width: CGFloat(run.width), height: CGFloat(attachment.ascent + attachment.descent))
  }

  /// The index of the first character that doesn't fit.
  var end: Int { lines.last.map { $0.range.location + $0.range.length } ?? 0 }

  var usedRect: CGRect {
    let rects = (lines + (extra.map { [$0] } ?? [])).map(\.usedRect)
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  func line(of index: Int) -> Line? {
    lines.first { $0.range.location <= index && index < $0.range.location + $0.range.length }
      ?? (index >= end ? extra ?? lines.last : nil)
  }

  func range(meeting rect: CGRect) -> NSRange {
    let met = lines.filter { $0.rect.minY < rect.maxY && rect.minY < $0.rect.maxY }
    guard let first = met.first, let last = met.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.range, last.range)
  }

  func boundingRect(of range: NSRange) -> CGRect {
    guard range.length > 0, text != nil else {
      return line(of: range.location).map { line in
        CGRect(x: location(of: range.location).x, y: line.rect.minY, width: 0, height: line.rect.height)
      } ?? .zero
    }
    let rects = rects(of: range)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  func location(of index: Int) -> CGPoint {
    guard let line = line(of: index) else { return .zero }
    guard let text, index < end, let caret = try? text.caret(at: TextPosition(index)) else {
      return CGPoint(x: key.padding, y: line.baseline)
    }
    return CGPoint(x: CGFloat(caret.x) + key.padding, y: line.baseline)
  }

  /// Returns the character nearest to a point, and how far into it the point is, from 0 to 1.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let text, end > 0 else { return (0, 0) }
    let x = Double(point.x - key.padding)
    do {
      let near = try text.position(atX: x, y: Double(point.y)).offset
      // The caret nearest to the point is before or after the character at the point.
      for candidate in [near, near - 1] where (0..<end).contains(candidate) {
        let rect = boundingRect(of: NSRange(location: candidate, length: 1))
        if rect.minX <= point.x, point.x < rect.maxX { return (candidate, (point.x - rect.minX) / rect.width) }
      }
      return near >= end ? (end - 1, 1) : (near, 0)
    } catch {
      TextContent.report(error)
      return (0, 0)
    }
  }
}
