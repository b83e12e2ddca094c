import Foundation

/// The properties of a stack view that determine how it arranges its views.
struct StackSettings: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isBaselineRelativeArrangement = false
  var isLayoutMarginsRelativeArrangement = false
}
