import Foundation
import UIFoundation

/// The views that follow the process-wide traits even if their tree isn't in a window. They aren't retained.
@MainActor
package enum TraitFollowers {
  private static var followers: [WeakReference<UIView>] = []
  private static var compactionSize = 64

  /// Adds a view: its whole tree is told about changes for as long as the view exists.
  static func add(_ view: UIView) {
    if followers.count >= compactionSize {
      followers.removeAll { $0.target == nil }
      compactionSize = max(64, followers.count * 2)
    }
    followers.append(WeakReference(view))
  }

  /// The existing windows, oldest first.
  static var windows: [UIWindow] {
    var seen: Set<ObjectIdentifier> = []
    return followers.compactMap { $0.target as? UIWindow }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Changes the process-wide traits, and tells every tree that contains a follower.
  package static func change(_ mutations: (inout any UIMutableTraits) -> Void) {
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
      // Most views were told along with an earlier follower's tree, and needn't look up their root.
      guard let view = follower.target, view.layoutState.toldGeneration != generation else { continue }
      let root = view.rootView
      if told.insert(ObjectIdentifier(root)).inserted { root.processTraitsDidChange(from: old) }
    }
    if !new.hasCategory(of: old) {
      DynamicTypeManager.shared.categoryDidChange()
    }
  }
}

extension UIView {
  /// Tells the view's whole tree about changes of the process-wide traits for as long as the view exists.
  final func followProcessTraits() { TraitFollowers.add(self) }
}
