import UIKit

extension ViewReport {
  /// Reads what layout knows about a view that is laid out, and its subviews.
  @MainActor
  init(of view: UIView) { self.init(view, ViewNames(in: view), isHidden: false, depth: 0) }

  /// The greatest depth of subviews that is reported, so that a report can be compared and encoded in bounded stack.
  private static let maximumDepth = 500

  @MainActor
  private init(_ view: UIView, _ names: ViewNames, isHidden: Bool, depth: Int) {
    let root = names.root
    func inRoot(_ rect: CGRect) -> CGRect { view === root ? rect : view.convert(rect, to: root) }
    name = names.name(of: view)
    className = ViewNames.className(of: view)
    text = view.shownText
    frame = inRoot(view.bounds)
    let insets = view.alignmentRectInsets
    alignmentRect = inRoot(view.bounds.inset(by: insets))
    let size = view.intrinsicContentSize
    intrinsicSize =
      size.width == UIView.noIntrinsicMetric && size.height == UIView.noIntrinsicMetric ? nil : size
    baselines = view.reportedBaselines.map {
      Baselines(first: $0.first, last: $0.last, inner: view.reportedInnerBaselines)
    }
    margins = Insets(view.layoutMargins)
    safeArea = Insets(view.safeAreaInsets)
    self.isHidden = isHidden || view.isHidden
    isAmbiguous = view.hasAmbiguousLayout
    constraints = Constraints(
      horizontal: view.constraintsAffectingLayout(for: .horizontal).map(\.description),
      vertical: view.constraintsAffectingLayout(for: .vertical).map(\.description))
    let hidden = self.isHidden
    subviews =
      depth < Self.maximumDepth
      ? view.subviews.map { ViewReport($0, names, isHidden: hidden, depth: depth + 1) } : []
  }
}

extension ViewReport.Insets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UIView {
  /// The text that the view displays itself.
  var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
    case let view as UITextView: view.text
    default: nil
    }
  }
}
