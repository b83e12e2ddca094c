import CoreGraphics
import UIFoundation

/// What a view or guide says about its own position and size, from which a layout system makes ``Contribution``s.
enum ItemFacts {
  /// The frame of an autoresizing mask along both axes, or its relation to the size of the superview in a slot.
  case mask(AutoresizedAxis, AutoresizedAxis, in: ItemSlot?)
  /// The content of a view without a mask, or of the root when a size is being found for it.
  case content(ContentFacts)
  /// The root's frame.
  case frame(CGSize)
  /// A root that nothing sizes.
  case unsized
  /// A guide.
  case guide
  /// The guide for a scroll view's content.
  case contentArea
}

/// What a view says about its content.
struct ContentFacts {
  /// The size without a width, in points; a negative length for none.
  var size: CGSize
  /// Whether the height depends on the width, so that the view is asked again at the solved width.
  var heightDependsOnWidth: Bool
  var priorities: ContentPriorities
  /// What else sizes the root; `nil` for any other view.
  var root: RootSizing?

  /// What sizes a root besides its content and the constraints.
  enum RootSizing {
    /// Nothing.
    case none
    /// A size that it keeps if nothing determines another.
    case resting(CGSize)
    /// A target, at a priority for each axis.
    case target(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }
}
