import Foundation
import UIFoundation

/// The views that follow the process's traits even while no window holds their tree, each held weakly.
@MainActor
package enum TraitFollowers {
  private struct Follower {
    weak var view: UIView?
  }

  private static var followers: [Follower] = []
  private static var compactionSize = 64

  /// Lets a view follow: it and its whole tree are told of changes as long as it lives.
  package static func add(_ view: UIView) {
    if followers.count >= compactionSize {
      followers.removeAll { $0.view == nil }
      compactionSize = max(64, followers.count * 2)
    }
    followers.append(Follower(view: view))
  }

  /// The windows that are alive, oldest first.
  static var windows: [UIWindow] {
    var seen: Set<ObjectIdentifier> = []
    return followers.compactMap { $0.view as? UIWindow }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Changes the process's traits and tells every tree that holds a follower.
  static func change(_ mutations: (inout any UIMutableTraits) -> Void) {
    let old = UITraitCollection.processDefault
    let new = old.modifyingTraits(mutations)
    if new == old { return }
    UITraitCollection.processDefault = new
    UIView.processTraits = new
    UIView.traitGeneration += 1
    var told: Set<ObjectIdentifier> = []
    // Most followers lie in the tree of the one before.
    var last: UIView?
    let all = followers
    for follower in all {
      guard let root = follower.view?.rootView, root !== last else { continue }
      last = root
      if told.insert(ObjectIdentifier(root)).inserted { root.processTraitsDidChange(from: old) }
    }
    if !new.hasCategory(of: old) {
      DynamicTypeManager.shared.categoryDidChange()
    }
  }
}
