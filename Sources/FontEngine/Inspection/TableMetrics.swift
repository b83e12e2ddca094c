/// The measures in the tables of a face as they are stored, in font units: without variations or overrides.
///
/// ``FaceMetrics`` contains the values in use.
public struct TableMetrics: Hashable, Sendable {
  /// The measures of `head`.
  public struct Header: Hashable, Sendable {
    /// The box around all glyphs.
    public let boundingBox: GlyphBounds
    /// The smallest readable size, in pixels per em.
    public let smallestPixelsPerEm: Int
    /// The flags, such as bit 3 for whole numbers of pixels per em, and bit 4 for advances that depend on the size.
    public let flags: Int
  }

  /// The measures of `hhea`, for horizontal lines, or of `vhea`, for vertical ones.
  public struct LineHeader: Hashable, Sendable {
    /// The distance from the baseline to the top, or from the center line to the right.
    public let ascender: Int
    /// The distance from the baseline to the bottom, or from the center line to the left; usually negative.
    public let descender: Int
    /// The extra space between two lines.
    public let lineGap: Int
    /// The largest advance of a glyph.
    public let maximumAdvance: Int
    /// The smallest distance from a glyph's start to its ink.
    public let minimumStartBearing: Int
    /// The smallest distance from a glyph's ink to its end.
    public let minimumEndBearing: Int
    /// The largest distance from a glyph's start to the end of its ink.
    public let maximumExtent: Int
    /// The rise of the caret; 1 for an upright caret.
    public let caretRise: Int
    /// The run of the caret; 0 for an upright caret.
    public let caretRun: Int
    /// How far a slanted caret is moved.
    public let caretOffset: Int
  }

  /// The size and offset of subscripts or superscripts.
  public struct ScriptBox: Hashable, Sendable {
    /// The width of an em.
    public let width: Int
    /// The height of an em.
    public let height: Int
    /// The horizontal offset.
    public let offsetX: Int
    /// The vertical offset: downward for subscripts, upward for superscripts.
    public let offsetY: Int
  }

  /// The measures of `OS/2`.
  public struct OS2: Hashable, Sendable {
    /// The version of the table.
    public let version: Int
    /// The average advance.
    public let averageAdvance: Int
    /// usWeightClass, such as 400.
    public let weightClass: Int
    /// usWidthClass, from 1 to 9.
    public let widthClass: Int
    /// The size and offset of subscripts.
    public let subscripts: ScriptBox
    /// The size and offset of superscripts.
    public let superscripts: ScriptBox
    /// The top of the strikethrough.
    public let strikethroughPosition: Int
    /// The thickness of the strikethrough.
    public let strikethroughThickness: Int
    /// The bits of fsSelection.
    public let selection: Int
    /// The first character that the face maps; 0xFFFF if it is beyond that.
    public let firstCharacter: Int
    /// The last character that the face maps; 0xFFFF if it is beyond that.
    public let lastCharacter: Int
    /// sTypoAscender, sTypoDescender, and sTypoLineGap.
    public let typo: [Int]
    /// usWinAscent and usWinDescent, both positive.
    public let win: [Int]
    /// The height of x; `nil` before version 2 of the table.
    public let xHeight: Int?
    /// The height of H; `nil` before version 2 of the table.
    public let capHeight: Int?
    /// The most characters that a rule looks at; `nil` before version 2 of the table.
    public let maximumContext: Int?
    /// The sizes that the face is designed for, in points; `nil` before version 5 of the table.
    public let opticalSizes: ClosedRange<Double>?
  }

  /// The measures of `post`.
  public struct PostScript: Hashable, Sendable {
    /// The italic angle in degrees counterclockwise from upright.
    public let italicAngle: Double
    /// The top of the underline.
    public let underlinePosition: Int
    /// The thickness of the underline.
    public let underlineThickness: Int
    /// Whether all advances are equal.
    public let isFixedPitch: Bool
  }

  /// The sizes of the `size` feature of `GPOS`.
  public struct DesignSize: Hashable, Sendable {
    /// The size that the face was designed for, in points.
    public let points: Double
    /// The sizes that the face is meant for, in points; the lower bound is the largest size of the next smaller face.
    /// `nil` if the face has no others beside it.
    public let range: ClosedRange<Double>?
  }

  /// The measures of `head`, or `nil` if it is too short.
  public let head: Header?
  /// The measures of `hhea`, or `nil` if it is too short.
  public let hhea: LineHeader?
  /// The measures of `vhea`, or `nil` if the face doesn't have it.
  public let vhea: LineHeader?
  /// The measures of `OS/2`, or `nil` if the face doesn't have it.
  public let os2: OS2?
  /// The measures of `post`, or `nil` if the face doesn't have it.
  public let post: PostScript?
  /// The sizes of `GPOS`, or `nil` if the face doesn't state them.
  public let designSize: DesignSize?
}
