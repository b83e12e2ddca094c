/// The flags of the position and the end of the content of a break opportunity.
///
/// The type is only public so that its members are inlined in other modules of the package; all of them are internal to
/// it.
public struct OpportunityFlags: OptionSet, BitwiseCopyable, Sendable {
  /// The flags as bits.
  public let rawValue: UInt8

  /// Creates flags from bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line must end before the position.
  @inlinable package static var hardBreak: OpportunityFlags { OpportunityFlags(rawValue: 1) }
  /// The position is ``TextPlace/unsafeToBreak``.
  @inlinable package static var unsafe: OpportunityFlags { OpportunityFlags(rawValue: 2) }
  /// The content's end is ``TextPlace/unsafeToBreak``.
  @inlinable package static var unsafeContent: OpportunityFlags { OpportunityFlags(rawValue: 4) }
}
