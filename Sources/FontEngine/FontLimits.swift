/// The limits of the font engine, each with its reason.
public enum FontLimits {
  /// The size of the largest font file that is read, in bytes. Larger ones are refused before they are read.
  ///
  /// It leaves room for the largest fonts of Debian 13, whose letters have ten thousands of points each, and bounds the memory
  /// used.
  public static let maximumFileSize = 128 << 20
  /// The size of the largest unpacked WOFF data, in bytes. Larger data is refused by its header.
  ///
  /// 264 KB were seen to unpack to 259 MB.
  public static let maximumUnpackedSize = 64 << 20
  /// The length of the longest run of combining marks that is shaped in one piece, in UTF-16 code units.
  ///
  /// HarfBuzz 6.0.0 takes quadratic time for such a run (CVE-2023-25193): 64,000 marks take 8 s. Split every 256 marks,
  /// they take 4 to 8 ms and have the same width.
  public static let maximumMarkRun = 256
  /// The length of the longest text that is passed to HarfBuzz at once, in UTF-16 code units.
  ///
  /// A hostile font is noticed, and a canceled task stops, after at most this much text.
  public static let maximumChunk = 4000
  /// The number of glyphs per UTF-16 code unit above which a font counts as hostile.
  ///
  /// A font is hostile if it shapes a chunk of n code units to more than `n * glyphFactor + glyphAllowance` glyphs.
  public static let glyphFactor = 32
  /// The number of glyphs that any chunk may have in addition to ``glyphFactor``.
  public static let glyphAllowance = 256
  /// The maximum length of a font name, in UTF-8 bytes. Longer names are truncated: hostile fonts carry 64 KB.
  public static let maximumNameLength = 1024
  /// The maximum advance of a glyph, in ems. Larger advances are clamped: no real glyph is wider.
  public static let maximumAdvance = 20.0
  /// The maximum number of variation axes that are read.
  ///
  /// The largest fonts have 64, and hostile ones 65,535.
  public static let maximumAxes = 256
  /// The maximum number of named instances that are read.
  ///
  /// The largest fonts have a few hundred, and hostile ones 65,535.
  public static let maximumInstances = 1024
  /// The maximum number of features of scripts and languages that are listed for `GSUB`, and for `GPOS`. The rest are
  /// ignored.
  ///
  /// The largest number found in 63 fonts is 165. The lists of a damaged table can share their features.
  public static let maximumFeatureRecords = 1 << 16
  /// The maximum number of baselines of a script that are listed. OpenType defines 8.
  public static let maximumBaselines = 16
  /// The maximum number of color palettes that are listed. The number is our choice; damaged fonts declare up to
  /// 65,535.
  public static let maximumPalettes = 256
  /// The maximum number of bitmap sizes that are listed. The number is our choice; damaged fonts declare up to 4
  /// billion.
  public static let maximumStrikes = 256
  /// The largest size for which hinting and bitmaps are looked up, in pixels per em. No table is made for larger sizes.
  public static let maximumPixelsPerEm = 65_535
  /// The number of sizes at which a size-dependent face is cached. The most recently added ones stay.
  ///
  /// Each costs a HarfBuzz font, about 1 KB.
  public static let maximumSizesPerFace = 32
  /// The maximum length of a language tag, in UTF-8 bytes. A longer tag counts as no language.
  ///
  /// HarfBuzz never frees a tag that it has seen.
  public static let maximumLanguageTag = 64
  /// The maximum number of glyphs in a Type 1 font. A font with more is refused.
  ///
  /// Each glyph is interpreted when the font is opened; real fonts have 1,500.
  public static let maximumType1Glyphs = 10_000
  /// The maximum processor time to measure the glyphs of a Type 1 font, in seconds. A font that takes longer is
  /// refused.
  ///
  /// Real fonts take some milliseconds. One hostile glyph takes up to 0.2 s, since FreeType stops after 20 million
  /// instructions.
  public static let maximumType1Seconds = 1.0
  /// The maximum number of points of all glyphs of a Type 1 font together. A font with more is refused.
  ///
  /// Outlines are kept once one of them is drawn; TeX Gyre's have up to 89,000 points.
  public static let maximumType1Points = 1 << 20
  /// The size of the largest AFM file that is read beside a Type 1 font, in bytes. Real files have at most 0.5 MB.
  public static let maximumAFMSize = 4 << 20

  /// The maximum number of faces in a collection. A collection that names more is refused.
  ///
  /// The largest collections have a few dozen, and naming a face takes only 4 bytes.
  public static let maximumFaces = 256
  /// The maximum number of subtables in `cmap`. A face with more is refused.
  ///
  /// FreeType reads each subtable; real faces have up to 6.
  public static let maximumCharacterMaps = 64
  /// The maximum number of characters that the `cmap` subtables map in total. A face that maps more is refused.
  ///
  /// The largest number found in 2,491 font files is 211,055. Overlapping groups can map all characters 5 million times
  /// in 60 MB.
  public static let maximumMappedCharacters = 8 << 20
  /// The maximum nesting depth of components in a variable face. A face with a deeper glyph, or with a cycle, is
  /// refused.
  ///
  /// The deepest glyph found has 4 levels.
  public static let maximumComponentDepth = 8
  /// The maximum number of components of a glyph in a variable face, nested ones included. A face that has more is
  /// refused.
  ///
  /// The largest number found is 29. Two components on each of 45 levels make 35 trillion.
  public static let maximumComponents = 2000
  /// The maximum number of elements of a glyph's outline, and of points of its TrueType components together. A glyph
  /// with more has an empty outline.
  ///
  /// The largest number found in 63 fonts is 594. Each element costs 56 bytes, and a few bytes can repeat 65,535 points
  /// in each of 2,000 components.
  public static let maximumOutlineElements = 1 << 16
  /// The maximum width and height of a glyph's mask, in pixels. A larger one is refused: it would take over 16 MB.
  public static let maximumMaskSide = 4096
  /// The maximum number of points of an outline that a mask is made of. A glyph with more is refused.
  ///
  /// Each element has up to 3, and the largest number of elements found in 63 fonts is 594. FreeType counts up to 32,767.
  public static let maximumMaskPoints = 8192
  /// The maximum length of an outline that a mask is made of, in pixels, along its points and control points. A glyph with a
  /// longer one is refused.
  ///
  /// Since version 2.13.3, FreeType takes time in proportion to the square of the length (`gray_convert_glyph` in ftgrays.c
  /// draws the outline again for each of its narrow sections). At the largest size this is 512 em, and the longest outline
  /// found in the bundled fonts and those of six packages has 23.
  public static let maximumMaskLength = 1 << 21
  /// The maximum magnitude of a coordinate of an outline, in font units. Coordinates beyond it are clamped.
  ///
  /// The format stores 16 bits, and components and sums of offsets can exceed that.
  public static let maximumCoordinate = 1_048_576.0
  /// The maximum number of points that the variations of one glyph move. A variable face with a glyph that has more is
  /// refused.
  ///
  /// A point counts once for each tuple that may move it, and the points of components count too. The largest number
  /// found is 2,963,614, in Handjet, whose letters consist of as many as 90 components. HarfBuzz takes about 3 ns for
  /// each.
  public static let maximumVariedPoints = 1 << 22
  /// The largest number of points that the variations of a glyph may move without the bounds of the glyphs being kept.
  static let freelyVariedPoints = 1 << 16
  /// The maximum number of terms that a variation store adds up for one value: axes times regions. A face with more is
  /// refused.
  ///
  /// The largest number found is 10, and the largest variable fonts have about a thousand.
  public static let maximumVariationTerms = 1 << 16
  /// The maximum number of comparisons that one lookup of `GSUB` or `GPOS` makes at one glyph of a text. A face with more
  /// is refused.
  ///
  /// The number covers the longest set of rules that one glyph begins, the lookups that these rules start, and the
  /// regions that a position adds up. The largest number found is 76,666, in Noto
  /// Nastaliq Urdu 3; a comparison takes 5 to 50 ns.
  public static let maximumComparisons = 1 << 18
  /// The number of comparisons at one glyph, of all lookups of `GSUB` or `GPOS`, above which a face is watched: shaped in
  /// shorter chunks and under a deadline.
  public static let watchedComparisons = 1 << 16
  /// The number of comparisons at one glyph, times the number of glyphs that one may become, above which a face is
  /// watched.
  public static let watchedGrownComparisons = 1 << 18
  /// The length of the longest text of a watched face that is passed to HarfBuzz at once, in UTF-16 code units. Shorter
  /// if a lookup makes many comparisons, but at least ``smallestChunk``.
  public static let watchedChunk = 256
  /// The length of the shortest chunk of a watched face, in UTF-16 code units. Rules reach less far.
  public static let smallestChunk = 128
  /// The maximum number of comparisons that one lookup of a watched face makes in all glyphs of a chunk: those of the
  /// largest lookup, times the glyphs. Shaping fails before a lookup that would make more.
  public static let maximumLookupComparisons = 1 << 25
  /// The maximum number of subtables of `morx`, `kerx`, or `kern`, each of which visits all glyphs of a text. A face
  /// with more is refused. The number is our choice.
  public static let maximumAppleSubtables = 4096
  /// The base processor time that a watched face may spend on shaping, in seconds. After that, it shapes no more text.
  ///
  /// Each code unit that the face shapes adds a tenth of a millisecond.
  public static let maximumShapingSeconds = 1.0
  /// The maximum number of values that one pass over `GSUB` or `GPOS` reads.
  ///
  /// A face that needs more to count its comparisons is refused. Later passes end early: the face is then taken to have
  /// device tables, and rules that reach across the space. The largest number found in 2,080 faces is 141,302.
  public static let maximumLayoutReads = 1 << 20
  /// The number of pairs of a glyph and one that may replace it, after which no further subtable of `GSUB` is read for
  /// more. Words of the face are then not cached, and its compositions (`ccmp`) are not left out.
  ///
  /// The number is our choice. The largest one found, in 77 faces, is 16,507.
  public static let maximumReplacements = 1 << 20
}
