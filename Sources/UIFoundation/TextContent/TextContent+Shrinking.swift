package import Foundation

/// Shrinking text until it fits.
extension TextContent {
  /// The parameters of a search for the scale at which text fits.
  struct ShrinkQuestion: Hashable {
    let width: CGFloat
    let limit: Int
    let options: Options
    let least: CGFloat
  }

  /// The number of font sizes in a point that are tried (uikit.md, "UILabel, UITextView, UIButton").
  private static let sizesPerPoint: CGFloat = 4

  /// Returns the scale at which the whole text fits a width, a number of lines, and the height of the options.
  ///
  /// It is that of ``largestScale(atLeast:of:fits:)``, cached until the text or the font changes.
  package func shrunkScale(
    width: CGFloat, lines limit: Int, _ options: Options, atLeast least: CGFloat, of size: @autoclosure () -> CGFloat
  ) -> CGFloat {
    let question = ShrinkQuestion(width: width, limit: limit, options: options, least: least)
    if let known = state.cache.shrunk, known.question == question { return known.scale }
    var free = options
    free.truncation = nil
    free.height = .infinity
    let scale = largestScale(atLeast: least, of: size()) { scale in
      if limit == 1 { return measure(lines: 1, free, scale: scale).width <= width }
      let block = measure(width: width, free, scale: scale)
      return block.count <= limit && block.height <= options.height
    }
    state.cache.shrunk = (question, scale)
    return scale
  }

  /// Returns the largest scale at which the text fits, or the least allowed one.
  ///
  /// Scales are 1 and those below it in steps of a quarter of a point of a font size. The number of trials is
  /// logarithmic in the number of steps. Their measurements don't replace the cached ones.
  func largestScale(
    atLeast least: CGFloat, of size: @autoclosure () -> CGFloat, fits: (CGFloat) -> Bool
  ) -> CGFloat {
    let (serial, newest, older) = (state.serial, state.cache.newest, state.cache.older)
    defer {
      if serial == state.serial {
        state.cache.newest = newest
        state.cache.older = older
      }
    }
    if fits(1) { return 1 }
    let steps = size() * Self.sizesPerPoint
    var (low, high) = (Int((steps * least).rounded(.up)), Int(steps.rounded(.up)) - 1)
    guard low <= high, fits(CGFloat(low) / steps) else { return least }
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(CGFloat(middle) / steps) { low = middle } else { high = middle - 1 }
    }
    return CGFloat(low) / steps
  }

  /// The size of the text's largest font.
  var largestPointSize: CGFloat { (try? styledText())?.largestPointSize ?? state.font.pointSize }
}
