import Foundation

extension UIStackView {
  /// How arranged views share the length of a stack view. The raw values are Apple's.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack view, as their hugging and compression resistance priorities determine.
    case fill
    /// The views fill the stack view and are equally long.
    case fillEqually
    /// The views fill the stack view in proportion to their intrinsic lengths.
    case fillProportionally
    /// The views have their own lengths, and the gaps between them are equal.
    case equalSpacing
    /// The views have their own lengths, and their centers are equally spaced if the spacing allows it.
    case equalCentering
  }

  /// How arranged views are aligned across the axis of a stack view. The raw values are Apple's.
  public enum Alignment: Int, Hashable, Sendable {
    /// The views fill the stack view.
    case fill
    /// The leading edges are aligned, or the tops in a row.
    case leading
    /// The first baselines are aligned, in a row. In a column, which Apple doesn't document, it is the same as
    /// ``fill``.
    case firstBaseline
    /// The centers are aligned.
    case center
    /// The trailing edges are aligned, or the bottoms in a row.
    case trailing
    /// The last baselines are aligned, in a row. In a column, which Apple doesn't document, it is the same as ``fill``.
    case lastBaseline

    /// The tops are aligned, in a row.
    public static var top: Alignment { .leading }
    /// The bottoms are aligned, in a row.
    public static var bottom: Alignment { .trailing }
  }
}

/// The properties of a stack view that determine how it arranges its views.
struct StackSettings: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isBaselineRelativeArrangement = false
  var isLayoutMarginsRelativeArrangement = false
}
