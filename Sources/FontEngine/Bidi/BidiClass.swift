/// The Bidi_Class of a character (UAX #9, table 4), with ICU's numbers (`UCharDirection`).
enum BidiClass: UInt8 {
  case l, r, en, es, et, an, cs, b, s, ws, on, lre, lro, al, rle, rlo, pdf, nsm, bn, fsi, lri, rli, pdi

  /// Whether rule X9 removes the character.
  var isRemoved: Bool { BidiClassSet.removed.contains(self) }

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

/// A set of classes, such as those of a paragraph.
struct BidiClassSet: OptionSet {
  let rawValue: UInt32

  /// Creates a set of one class.
  init(_ bidiClass: BidiClass) { rawValue = 1 &<< UInt32(bidiClass.rawValue) }
  init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates the set of the classes that occur.
  init(of classes: ArraySlice<BidiClass>) {
    rawValue = classes.reduce(0) { $0 | 1 &<< UInt32($1.rawValue) }
  }

  /// The controls of embeddings, overrides, and isolates.
  static let controls = BidiClassSet(
    [.lre, .lro, .rle, .rlo, .pdf, .fsi, .lri, .rli, .pdi].map(BidiClassSet.init(_:)))
  /// What may be at other levels than 0 in a left-to-right paragraph.
  static let turningRight = controls.union([BidiClassSet(.r), BidiClassSet(.al), BidiClassSet(.an)])
  /// What may be at other levels than 1 in a right-to-left paragraph.
  static let turningLeft = controls.union([BidiClassSet(.l), BidiClassSet(.en), BidiClassSet(.an)])
  /// What rule X9 removes.
  static let removed = BidiClassSet([.lre, .rle, .lro, .rlo, .pdf, .bn].map(BidiClassSet.init(_:)))
  /// What separates numbers, and what ends them.
  static let numeric: BidiClassSet = [BidiClassSet(.es), BidiClassSet(.et), BidiClassSet(.cs)]

  func contains(_ bidiClass: BidiClass) -> Bool { contains(BidiClassSet(bidiClass)) }
}
