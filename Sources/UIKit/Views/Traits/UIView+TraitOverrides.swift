public import UIFoundation

extension UIView {
  /// The traits that the view overrides, for itself and its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { TraitValues(layoutState.traits?.overrides) }
    set {
      let overrides = (newValue as? TraitValues)?.collection
      if overrides != layoutState.traits?.overrides { changeTraits { $0.overrides = overrides } }
    }
  }

  func setSmallestCategory(_ category: UIContentSizeCategory?) {
    if category != layoutState.traits?.smallestCategory { changeTraits { $0.smallestCategory = category } }
  }

  func setLargestCategory(_ category: UIContentSizeCategory?) {
    if category != layoutState.traits?.largestCategory { changeTraits { $0.largestCategory = category } }
  }

  /// A debug description of ``minimumContentSizeCategory`` and ``maximumContentSizeCategory``.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = [minimumContentSizeCategory, maximumContentSizeCategory].map { $0?.rawValue ?? "none" }
    return "minimum: \(limits[0]), maximum: \(limits[1])"
  }
}
