import Foundation
public import UIFoundation

/// The controllers related to a controller: its parent, children, presented and presenting controllers.
struct ControllerFamily {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  /// The traits that the parent overrides for the controller.
  var traitsFromParent: UITraitCollection?
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The superview from which a presentation removed the controller's view.
  weak var coveredIn: UIView?
  /// Whether a presentation of the controller is beginning or ending.
  var isInTransition = false
}

extension UIViewController {
  func insertChild(_ child: UIViewController) {
    raiseException(unless: child !== self, "A view controller cannot be its own child")
    raiseException(
      unless: child.family.children.isEmpty || !isInside(child),
      "Can't add \(child) as a child of \(self), which is one of its descendants")
    // Adding an existing child notifies it as usual and moves it to the end.
    child.willMove(toParent: self)
    child.family.parent?.family.children.removeAll { $0 === child }
    if child.family.parent === self {
      family.children.append(child)
      return
    }
    child.family.parent = self
    child.family.traitsFromParent = nil
    child.viewIfLoaded?.forgetTraits()
    family.children.append(child)
  }

  /// Returns whether `other` is an ancestor of this controller.
  private func isInside(_ other: UIViewController) -> Bool {
    var step = family.parent
    while let parent = step {
      if parent === other { return true }
      step = parent.family.parent
    }
    return false
  }

  func leaveParent() {
    guard let parent = family.parent else { return }
    parent.family.children.removeAll { $0 === self }
    let hadTraits = family.traitsFromParent != nil
    changeTraits {
      family.parent = nil
      family.traitsFromParent = nil
    } where: {
      hadTraits
    }
    didMove(toParent: nil)
  }

  func giveTraits(_ traits: UITraitCollection?, to child: UIViewController) {
    guard child.family.parent === self else { return }
    child.changeTraits { child.family.traitsFromParent = traits }
  }

  /// The traits that override those inherited from the parent. The controller's view and children inherit the result.
  public var traitOverrides: any UITraitOverrides {
    get { TraitValues(traitState?.overrides) }
    set {
      let overrides = (newValue as? TraitValues)?.collection
      guard overrides != traitState?.overrides else { return }
      changeTraits {
        let state = traitState ?? TraitState()
        traitState = state
        state.overrides = overrides
      }
    }
  }

  /// Returns the controller's traits, given the traits around it.
  func innerTraits(in outer: UITraitCollection) -> UITraitCollection {
    let given = family.traitsFromParent.map { UITraitCollection(traitsFrom: [outer, $0]) } ?? outer
    return traitState?.apply(to: given) ?? given
  }

  var resolvedTraits: UITraitCollection {
    let outer = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
    return innerTraits(in: outer ?? UITraitCollection.processDefault)
  }

  /// Changes the controller's trait overrides and notifies the view hierarchy if `matters` returns `true`.
  private func changeTraits(_ change: () -> Void, where matters: () -> Bool = { true }) {
    guard matters() else { return change() }
    UIView.hasTraitOverrides = true
    guard let view = viewIfLoaded else { return change() }
    let old = view.traitCollection
    change()
    view.forgetTraits()
    view.traitsMayDiffer(from: old)
  }
}
