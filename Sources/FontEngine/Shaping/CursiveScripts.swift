extension OpenTypeTag {
  /// Whether letters of this script join their neighbours, so that text beyond a run's edge changes its glyphs.
  ///
  /// The list is the scripts with joining types other than U and T in Unicode 15, ArabicShaping.txt.
  public var isCursiveScript: Bool {
    switch self {
    case "Arab", "Syrc", "Mand", "Mong", "Nkoo", "Phag", "Mani", "Phlp", "Adlm", "Rohg", "Sogd", "Sogo", "Chrs", "Ougr":
      true
    default: false
    }
  }
}
