extension TypeStyle {
  /// Returns the distance between the style's baselines at a category, in whole points, on which scaling is based.
  ///
  /// Source: derived from measurements of `UIFontMetrics.scaledValue(for:)` at 3x on iOS 26; these values reproduce all
  /// 2,504 measured numbers. They differ from ``printedLeading(at:)`` in 8 cells. The extra large titles use
  /// ``largeTitle``'s ratio of leading to size, rounded.
  public func leading(at category: ContentSizeCategory) -> Int {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: borrowedLeading(at: category, from: TypeStyle.largeTitle.leadings)
    default: leadings[category.rawValue]
    }
  }

  /// Returns the leading published in Apple's Human Interface Guidelines, in whole points.
  ///
  /// It is not used for scaling: iOS scales by ``leading(at:)``.
  public func printedLeading(at category: ContentSizeCategory) -> Int {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: borrowedLeading(at: category, from: TypeStyle.largeTitle.printedLeadings)
    default: printedLeadings[category.rawValue]
    }
  }

  private func borrowedLeading(at category: ContentSizeCategory, from leadings: [Int]) -> Int {
    let proportion = Double(leadings[category.rawValue]) / Double(TypeStyle.largeTitle.pointSize(at: category))
    return Int((Double(pointSize(at: category)) * proportion).rounded())
  }

  private var leadings: [Int] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    case .extraLargeTitle, .extraLargeTitle2: []
    }
  }

  /// The published leadings, of which only some differ.
  private var printedLeadings: [Int] {
    switch self {
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    default: leadings
    }
  }
}
