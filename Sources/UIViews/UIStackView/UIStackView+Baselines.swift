import Foundation

/// A stack view's baselines are those of one of its views.
extension UIStackView {
  /// The view that stands for a baseline; the stack view itself while nothing visible is arranged.
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

  /// Whether a constraint mentions a baseline of the stack view, or of one around it that may take its own from here.
  var hasBaselineMentions: Bool {
    if hasOwnBaselineMentions { return true }
    return arranger?.hasBaselineMentions ?? false
  }

  /// Lets constraints on the stack view's baselines look again which view stands for them.
  func refreshBaselines() {
    refreshOwnBaselines()
    arranger?.refreshBaselines()
  }
}

extension UIView {
  /// The height by which the tallest view of a row is found: the content's, where it has one.
  fileprivate var arrangedHeight: CGFloat {
    let content = intrinsicContentSize.height
    return content >= 0 ? content : bounds.height
  }
}
