/// A position where a line may end.
///
/// The type is only public so that its members are inlined in other modules of the package; all of them are internal to
/// it.
public struct BreakOpportunity: BitwiseCopyable, Sendable {
  /// The sum of the advances up to the end of the content.
  @usableFromInline package let contentAdvance: Int64
  /// The advance of what hangs between the end of the content and the position.
  @usableFromInline package let hanging: Int64
  // In 32 bits, since a text may have a million opportunities.
  @usableFromInline let storedPosition: Int32
  @usableFromInline let storedContentEnd: Int32
  /// The flags of the position and the end of the content.
  @usableFromInline package let flags: OpportunityFlags

  @inlinable
  package init(contentAdvance: Int64, hanging: Int64, position: Int, contentEnd: Int, flags: OpportunityFlags) {
    self.contentAdvance = contentAdvance
    self.hanging = hanging
    storedPosition = Int32(truncatingIfNeeded: position)
    storedContentEnd = Int32(truncatingIfNeeded: contentEnd)
    self.flags = flags
  }

  /// The offset at which the next line would begin.
  @inlinable package var position: Int { Int(storedPosition) }
  /// The offset at which the line's own characters end, before the spaces and line ends that hang.
  ///
  /// It is before the start of the line if only hanging characters follow the preceding opportunity.
  @inlinable package var contentEnd: Int { Int(storedContentEnd) }
  /// The sum of the advances before the position.
  @inlinable package var advance: Int64 { contentAdvance &+ hanging }

  // Bits instead of calls of `contains(_:)`, which are not inlined in other modules.
  /// Whether a line must end here.
  @inlinable package var isHard: Bool { flags.rawValue & OpportunityFlags.hardBreak.rawValue != 0 }
  /// Whether breaking at the position changes glyphs.
  @inlinable package var isUnsafe: Bool { flags.rawValue & OpportunityFlags.unsafe.rawValue != 0 }
  /// Whether breaking at the end of the content changes glyphs.
  @inlinable package var isContentUnsafe: Bool { flags.rawValue & OpportunityFlags.unsafeContent.rawValue != 0 }
}

/// The flags of the position and the end of the content of a break opportunity.
///
/// The type is only public so that its members are inlined in other modules of the package; all of them are internal to
/// it.
public struct OpportunityFlags: OptionSet, BitwiseCopyable, Sendable {
  /// The flags as bits.
  public let rawValue: UInt8

  /// Creates flags from bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the flags of a position and the end of its content from their properties.
  @inline(__always)
  init(at position: PositionProperties, content: PositionProperties) {
    // A hard break is 2 and an unsafe offset 64 among the properties, and 1, 2, and 4 here.
    rawValue = position.rawValue >> 1 & 1 | position.rawValue >> 5 & 2 | content.rawValue >> 4 & 4
  }

  /// A line must end before the position.
  @inlinable package static var hardBreak: OpportunityFlags { OpportunityFlags(rawValue: 1) }
  /// The position is ``PositionProperties/unsafeToBreak``.
  @inlinable package static var unsafe: OpportunityFlags { OpportunityFlags(rawValue: 2) }
  /// The content's end is ``PositionProperties/unsafeToBreak``.
  @inlinable package static var unsafeContent: OpportunityFlags { OpportunityFlags(rawValue: 4) }
}
