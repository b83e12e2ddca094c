extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, which way they run and from where spaces are measured. The raw values are
  /// Apple's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// A bit for each aligned attribute, two for the direction, one for the spacing.
    public let rawValue: UInt

    /// The options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: NSLayoutConstraint.Attribute) { self.init(rawValue: 1 << attribute.rawValue) }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// The upper edges are aligned.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// The lower edges are aligned.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// The edges where text starts are aligned.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// The edges where text ends are aligned.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// The centres along x are aligned.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// The centres along y are aligned.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// The last baselines are aligned, by its former name.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// All bits of alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The views run from leading to trailing; this is what holds without an option.
    public static let directionLeadingToTrailing = FormatOptions(rawValue: 0 << 16)
    /// The views run from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views run from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of directions.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)

    /// Spaces lie between edges; this is what holds without an option.
    public static let spacingEdgeToEdge = FormatOptions(rawValue: 0 << 19)
    /// Vertical spaces between views go from the last baseline of one to the first baseline of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of spacing.
    public static let spacingMask = FormatOptions(rawValue: 0x1 << 19)

    /// The attributes that are aligned, by raw value.
    var alignments: [NSLayoutConstraint.Attribute] {
      (1..<16).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(NSLayoutConstraint.Attribute.init)
    }
  }
}
