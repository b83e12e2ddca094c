public import Foundation

extension DisplayList {
  /// Glyphs of one face, size, and color, at exact positions.
  public struct GlyphRun: Hashable, Sendable {
    /// A glyph and the position of its origin.
    public struct Glyph: Hashable, Sendable {
      /// The index of the glyph in the face; 0 is the missing glyph.
      public var id: UInt32
      /// The position of the glyph's origin on the baseline, in points, with y down.
      public var position: CGPoint
      /// The start of the glyph's cluster, as a UTF-16 offset in ``GlyphRun/text``.
      public var cluster: Int

      /// Creates a glyph at a position.
      public init(id: UInt32, position: CGPoint, cluster: Int = 0) {
        self.id = id
        self.position = position
        self.cluster = cluster
      }
    }

    /// The face, with its variations.
    public var font: Font
    /// The size, in points.
    public var pointSize: CGFloat
    /// The color of the glyphs. Color fonts use it only for glyphs and layers without a color of their own.
    public var color: Color
    /// The glyphs, from left to right.
    public var glyphs: [Glyph]
    /// The characters that the glyphs display, in logical order, for selecting and searching. It may be empty.
    public var text: String
    /// Whether the text is written from right to left.
    public var isRightToLeft: Bool
    /// The transform from the coordinates of the positions and the size to those of the list.
    public var transform: CGAffineTransform
    /// The outline of the glyphs, or `nil` to fill them. The pen is in the coordinates of the positions.
    public var stroke: GlyphStroke?

    /// Creates a run.
    public init(
      font: Font, pointSize: CGFloat, color: Color, glyphs: [Glyph], text: String = "",
      isRightToLeft: Bool = false, transform: CGAffineTransform = .identity, stroke: GlyphStroke? = nil
    ) {
      self.font = font
      self.pointSize = pointSize
      self.color = color
      self.glyphs = glyphs
      self.text = text
      self.isRightToLeft = isRightToLeft
      self.transform = transform
      self.stroke = stroke
    }
  }

  /// A line along the outlines of glyphs.
  public struct GlyphStroke: Hashable, Sendable {
    /// The width of the line, in points.
    public var width: CGFloat
    /// The color of the line.
    public var color: Color
    /// Whether the glyphs are filled too, under the line.
    public var isFilled: Bool

    /// Creates a line with a width and a color.
    public init(width: CGFloat, color: Color, isFilled: Bool) {
      self.width = width
      self.color = color
      self.isFilled = isFilled
    }
  }
}
