import UIFoundation

/// The properties that layout reads of traits, stored separately because reading traits retains them.
struct TraitLook {
  let snapping: PixelSnapping
  let direction: UIUserInterfaceLayoutDirection

  init(_ traits: UITraitCollection) {
    snapping = PixelSnapping(scale: traits.displayScale)
    direction = traits.directionOfViews
  }
}
