/// Every limit of the font engine, with its reason.
public enum FontLimits {
  /// Larger font files are refused before they are read: room for the largest CJK collections, and a bound on memory.
  public static let maximumFileSize = 64 << 20
  /// Larger unpacked WOFF data is refused by its header: 264 KB were seen to unpack to 259 MB.
  public static let maximumUnpackedSize = 64 << 20
  /// Longest run of combining marks that is shaped in one piece: HarfBuzz 6.0.0 is quadratic there (CVE-2023-25193),
  /// and 64,000 marks hold it for 8 s; cut every 256 they take 4 to 8 ms and have the same width.
  public static let maximumMarkRun = 256
  /// Longest text, in UTF-16 code units, that is given to HarfBuzz at once, so that a hostile font is noticed and a
  /// cancelled task stops soon.
  public static let maximumChunk = 4000
  /// A chunk of n code units that comes out with more than `n * glyphFactor + glyphAllowance` glyphs marks a hostile font.
  public static let glyphFactor = 32
  /// See ``glyphFactor``.
  public static let glyphAllowance = 256
  /// Font names are cut to this many UTF-8 bytes: hostile fonts carry 64 KB.
  public static let maximumNameLength = 1024
  /// A glyph that claims to be wider, in ems, is clamped: no real glyph is.
  public static let maximumAdvance = 20.0
  /// More variation axes are not looked at: the largest fonts made have 64, and hostile ones 65,535.
  public static let maximumAxes = 256
  /// More named instances are not looked at: the largest fonts made have a few hundred, and hostile ones 65,535.
  public static let maximumInstances = 1024
  /// The largest size at which a face's hinting and bitmaps are asked for, in pixels: no table is made for more.
  public static let maximumPixelsPerEm = 65_535
  /// A face that depends on its size is kept at this many sizes, the latest: each costs a font of HarfBuzz, about 1 KB.
  public static let maximumSizesPerFace = 32
  /// Longer language tags count as none: HarfBuzz keeps every tag that it ever saw.
  public static let maximumLanguageTag = 64
  /// A Type 1 font with more glyphs is refused: each is interpreted when the font is opened, and real ones have 1,500.
  public static let maximumType1Glyphs = 10_000
  /// A Type 1 font whose glyphs take longer to measure, in seconds of processor time, is refused: real ones take some
  /// milliseconds, and one hostile glyph up to 0.2 s, since FreeType stops after 20 million instructions.
  public static let maximumType1Seconds = 1.0
  /// An AFM file beside a Type 1 font is not read when it is larger: real ones have at most 0.5 MB.
  public static let maximumAFMSize = 4 << 20

  /// A collection that names more faces is refused: the largest made have a few dozen, and 4 bytes name a face.
  public static let maximumFaces = 256
  /// A face whose `cmap` has more subtables is refused: FreeType looks through each, and real ones have up to 6.
  public static let maximumCharacterMaps = 64
  /// A face whose subtables of `cmap` name more characters, taken together, is refused: the most that was found in 2,491 font files
  /// is 211,055, and groups that overlap can name 5 million times all characters in 60 MB.
  public static let maximumMappedCharacters = 8 << 20
  /// A variable face with a glyph made of components more levels deep is refused, and so is a cycle: 4 levels were found.
  public static let maximumComponentDepth = 8
  /// A variable face with a glyph of more components, those of components included, is refused: 29 were found, and 45 levels of
  /// two each are 35 million million.
  public static let maximumComponents = 2000
  /// A variable face with a glyph whose variations move more points is refused: as many times as tuples name them, those of
  /// components included. 912 were found.
  public static let maximumVariedPoints = 1 << 18
  /// The same for all glyphs of a face together: 648,179 were found.
  public static let maximumVariedPointsOfFace = 1 << 28
  /// A face whose store of variations adds up more numbers for one is refused: axes times regions. 10 were found, and the largest
  /// variable fonts have about a thousand.
  public static let maximumVariationTerms = 1 << 16
  /// A face whose rules of `GSUB` or `GPOS` compare more glyphs at one glyph of a text is refused: those of all lookups, of each
  /// the longest set of rules that one glyph begins, and what these rules start. 18,645 were found, and each takes 5 to 50 ns.
  public static let maximumComparisons = 1 << 18
  /// A face whose rules compare more glyphs at one is watched: shaped in shorter chunks and under a deadline.
  public static let watchedComparisons = 1 << 16
  /// As ``maximumChunk``, for a face that is watched.
  public static let watchedChunk = 256
  /// How long a watched face may take, in seconds of processor time, besides a tenth of a millisecond for each code unit that it
  /// shapes. Then it shapes no more.
  public static let maximumShapingSeconds = 2.0
  /// How many numbers of a face's tables are read to find out what the face would cost; one that needs more is refused.
  public static let maximumScreeningReads = 1 << 20
}
