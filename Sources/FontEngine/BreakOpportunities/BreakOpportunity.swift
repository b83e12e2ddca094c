/// A place where a line may end.
package struct BreakOpportunity: BitwiseCopyable, Sendable {
  /// The sum of the advances up to the end of the content.
  package let contentAdvance: Int64
  /// The advance of what hangs between the end of the content and the position.
  package let hanging: Int64
  // In 32 bits, since a text may have a million opportunities.
  @usableFromInline let storedPosition: Int32
  @usableFromInline let storedContentEnd: Int32
  /// The flags of the position and the end of the content.
  package let flags: OpportunityFlags

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
}

/// The flags of the position and the end of the content of an opportunity.
package struct OpportunityFlags: OptionSet, BitwiseCopyable, Sendable {
  package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line must end before the position.
  @inlinable package static var hardBreak: OpportunityFlags { OpportunityFlags(rawValue: 1) }
  /// The position is ``TextPlace/unsafeToBreak``.
  @inlinable package static var unsafe: OpportunityFlags { OpportunityFlags(rawValue: 2) }
  /// The content's end is ``TextPlace/unsafeToBreak``.
  @inlinable package static var unsafeContent: OpportunityFlags { OpportunityFlags(rawValue: 4) }
}
