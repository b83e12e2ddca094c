/// The distance between two baselines of the system font, by point size.
///
/// The sizes between 11 and 60 points are those of the 11 text styles at the 12 categories, and each leading is that of
/// the style with that size (``TypeStyle/leading(at:)``). Nearly every size has a single leading, whatever the style.
/// At 22, 24, 32, and 53 points, it is the leading of most styles, and at 47, where two differ, the one that Apple
/// publishes.
public enum SystemLeading {
  /// Returns the leading for a point size.
  ///
  /// Sizes between two table entries are interpolated; sizes outside the table have the ratio of its nearest entry.
  /// Apple documents no leading for those sizes.
  ///
  /// - Parameter pointSize: A size in points. If it is not finite or not positive, the result is 0.
  /// - Complexity: O(1); the table has 43 entries.
  public static func leading(ofSize pointSize: Double) -> Double {
    guard pointSize.isFinite, pointSize > 0 else { return 0 }
    guard let upper = table.firstIndex(where: { $0.size >= pointSize }) else { return scaled(table[table.count - 1]) }
    if upper == 0 { return scaled(table[0]) }
    let (low, high) = (table[upper - 1], table[upper])
    return low.leading + (high.leading - low.leading) * (pointSize - low.size) / (high.size - low.size)

    func scaled(_ entry: (size: Double, leading: Double)) -> Double { pointSize * entry.leading / entry.size }
  }

  private static let table: [(size: Double, leading: Double)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25), (21, 26),
    (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 36), (31, 38), (32, 39),
    (33, 40), (34, 41), (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56),
    (48, 57), (49, 58), (50, 59), (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ]
}
