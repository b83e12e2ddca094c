import Foundation
import UIFoundation

/// The views that follow the process's traits even while no window holds their tree, none of which is kept alive by that.
@MainActor
package enum TraitFollowers {
  private static var followers: [BackReference<UIView>] = []
  private static var compactionSize = 64

  /// Lets a view follow: it and its whole tree are told of changes as long as it lives.
  package static func add(_ view: UIView) {
    if followers.count >= compactionSize {
      followers.removeAll { $0.target == nil }
      compactionSize = max(64, followers.count * 2)
    }
    followers.append(view.backReference)
  }

  /// The windows that are alive, oldest first.
  static var windows: [UIWindow] {
    var seen: Set<ObjectIdentifier> = []
    return followers.compactMap { $0.target as? UIWindow }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Changes the process's traits and tells every tree that holds a follower.
  static func change(_ mutations: (inout any UIMutableTraits) -> Void) {
    let old = UITraitCollection.processDefault
    let new = old.modifyingTraits(mutations)
    if new == old { return }
    UITraitCollection.processDefault = new
    UIView.processTraits = new
    UIView.traitGeneration += 1
    let generation = UIView.traitGeneration
    var told: Set<ObjectIdentifier> = []
    let all = followers
    for follower in all {
      // Most were told with the tree of one before, and need not look for their root.
      guard let view = follower.target, view.layoutState.toldGeneration != generation else { continue }
      let root = view.rootView
      if told.insert(ObjectIdentifier(root)).inserted { root.processTraitsDidChange(from: old) }
    }
    if !new.hasCategory(of: old) {
      DynamicTypeManager.shared.categoryDidChange()
    }
  }
}
