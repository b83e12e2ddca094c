package import Foundation

/// Shrinking text until it fits.
extension TextContent {
  /// The parameters of a search for the scale at which text fits.
  struct ShrinkQuestion: Hashable {
    let request: Request
    let least: CGFloat
  }

  /// The number of font sizes in a point that are tried (uikit.md, "UILabel, UITextView, UIButton").
  private static let sizesPerPoint: CGFloat = 4

  /// Returns the scale at which the whole text fits the width, the number of lines, and the height of a request.
  ///
  /// It is that of ``largestScale(atLeast:of:fits:)``, cached until the text or the font changes.
  package func shrunkScale(
    _ request: Request, atLeast least: CGFloat, of size: @autoclosure () -> CGFloat
  ) -> CGFloat {
    let question = ShrinkQuestion(request: request, least: least)
    if let known = state.cache.shrunk, known.question == question { return known.scale }
    // Measured without truncation, and on one line without a width.
    var free = request
    free.options.truncation = nil
    free.options.height = .infinity
    if request.limit != 1 { free.limit = 0 } else { free.width = .infinity }
    let scale = largestScale(atLeast: least, of: size()) { scale in
      free.scale = scale
      let block = measure(free)
      if request.limit == 1 { return block.width <= request.width }
      return block.count <= request.limit && block.height <= request.options.height
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
