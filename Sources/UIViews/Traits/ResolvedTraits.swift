import UIFoundation

/// The cached traits of a view.
struct ResolvedTraits {
  let traits: UITraitCollection
  let generation: Int32
}
