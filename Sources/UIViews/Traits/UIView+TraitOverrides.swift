public import UIFoundation

extension UIView {
  /// The traits that the view has in place of its superview's, and passes on to its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(layoutState.traits?.overrides) }
    set {
      let overrides = (newValue as? TraitOverrides)?.collection
      if overrides != layoutState.traits?.overrides { changeTraits { $0.overrides = overrides } }
    }
  }

  /// Light or dark, in place of what the superview says; unspecified leaves it to the superview.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The smallest size of text in the view and inside it; nil, also the start, sets none.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { layoutState.traits?.smallestCategory }
    set { if newValue != minimumContentSizeCategory { changeTraits { $0.smallestCategory = newValue } } }
  }

  /// The largest size of text in the view and inside it; nil, also the start, sets none.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { layoutState.traits?.largestCategory }
    set { if newValue != maximumContentSizeCategory { changeTraits { $0.largestCategory = newValue } } }
  }

  /// ``maximumContentSizeCategory`` and its counterpart, in words, for debugging.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = [minimumContentSizeCategory, maximumContentSizeCategory].map { $0?.rawValue ?? "none" }
    return "minimum: \(limits[0]), maximum: \(limits[1])"
  }
}
