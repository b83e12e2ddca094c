extension NSLayoutConstraint {
  /// The alignment and direction of the views in a visual format, and how its spaces are measured.
  ///
  /// The raw values are Apple's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit for each aligned attribute, two for the direction, and one for the spacing.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: NSLayoutConstraint.Attribute) { self.init(rawValue: 1 << attribute.rawValue) }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// The horizontal centers are aligned.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// The vertical centers are aligned.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// The older name of ``alignAllLastBaseline``.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The views are ordered from leading to trailing. This is the default.
    public static let directionLeadingToTrailing = FormatOptions(rawValue: 0 << 16)
    /// The views are ordered from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views are ordered from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all directions.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)

    /// Spaces are measured between edges. This is the default.
    public static let spacingEdgeToEdge = FormatOptions(rawValue: 0 << 19)
    /// Vertical spaces between views are measured from the last baseline of one to the first baseline of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit for the spacing.
    public static let spacingMask = FormatOptions(rawValue: 0x1 << 19)

    /// The attributes to align, by raw value.
    var alignments: [NSLayoutConstraint.Attribute] {
      (1..<16).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(NSLayoutConstraint.Attribute.init)
    }
  }
}
