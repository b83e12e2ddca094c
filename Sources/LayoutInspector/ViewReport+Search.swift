public import Foundation

extension ViewReport {
  /// The view and all views in it, each before its subviews.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public var all: [ViewReport] {
    var found: [ViewReport] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      found.append(view)
      waiting += view.subviews.reversed()
    }
    return found
  }

  /// Returns the first view that displays exactly a text, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public func view(showing text: String) -> ViewReport? { all.first { $0.text == text } }

  /// The first baseline in the coordinates of the outermost view, or `nil` for a view without text.
  public var firstBaseline: CGFloat? { baselines.map { frame.minY + $0.first } }

  /// The last baseline in the coordinates of the outermost view, or `nil` for a view without text.
  public var lastBaseline: CGFloat? { baselines.map { frame.minY + $0.last } }
}
