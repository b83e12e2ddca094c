/// Everything that is compared, in the order of the table.
enum Catalogue {
  static var comparisons: [Comparison] {
    coldLayouts + knownWords + knownAgainstCold + rewraps + sizesAndThreads + solvers + lists + drawings
  }

  /// The curves of the growth section.
  static var growth: [GrowthCurve] { textGrowth + solverGrowth + listGrowth + nibGrowth }
}
