/// The Bidi_Class of a character (UAX #9, table 4), with ICU's numbers (`UCharDirection`).
enum BidiClass: UInt8 {
  case l, r, en, es, et, an, cs, b, s, ws, on, lre, lro, al, rle, rlo, pdf, nsm, bn, fsi, lri, rli, pdi

  /// Whether rule X9 removes the character.
  var isRemoved: Bool {
    switch self {
    case .lre, .rle, .lro, .rlo, .pdf, .bn: true
    default: false
    }
  }

  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether N1 and N2 resolve the character from its surroundings (NI in the standard).
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .fsi, .lri, .rli, .pdi: true
    default: false
    }
  }

  /// The direction that the character gives to adjacent neutrals; numbers count as right to left.
  var strongDirection: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al, .en, .an: .r
    default: nil
    }
  }

  /// Returns the class of the direction of a level.
  static func direction(ofLevel level: UInt8) -> BidiClass { level & 1 == 0 ? .l : .r }
}
