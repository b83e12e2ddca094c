import Foundation

/// The baselines of a stack view, which one of its views provides.
extension UIStackView {
  /// Returns the view that provides a baseline, or the stack view itself if no arranged view is visible.
  func baselineView(isFirst: Bool) -> UIView {
    let visible = arrangement.views.filter { !$0.isHidden }
    let chosen: UIView?
    if axis == .vertical {
      chosen = isFirst ? visible.first : visible.last
    } else {
      chosen = visible.reduce(nil as UIView?) { tallest, view in
        guard let tallest else { return view }
        return view.arrangedHeight > tallest.arrangedHeight ? view : tallest
      }
    }
    guard let chosen else { return self }
    return isFirst ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
  }

  /// Whether a constraint mentions a baseline of the stack view, or of an enclosing one that may use it.
  var hasBaselineMentions: Bool {
    if hasOwnBaselineMentions { return true }
    return arranger?.hasBaselineMentions ?? false
  }

  /// Updates the constraints on the stack view's baselines, whose source views may have changed.
  func refreshBaselines() {
    refreshOwnBaselines()
    arranger?.refreshBaselines()
  }
}

extension UIView {
  /// The height by which the tallest view of a row is found: the content's, or the view's own if it has none.
  fileprivate var arrangedHeight: CGFloat {
    let content = intrinsicContentSize.height
    return content >= 0 ? content : bounds.height
  }
}
