import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  /// Registers the views whose constraints, subviews, or values vary by size class for changes of their size classes.
  func followVariations(of views: [(InterfaceObject, UIView)]) {
    for (description, view) in views {
      let varies = !description.variations.isEmpty || description.constraints.contains { !$0.variations.isEmpty }
      guard varies else { continue }
      let follower = VariationFollower(description, view, self)
      view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
        (view: UIView, _: UITraitCollection) in follower.update(view)
      }
    }
  }
}

/// Applies the variations of a view when its size classes change.
@MainActor
private final class VariationFollower {
  private let description: InterfaceObject
  /// The constraints by id. Nothing else holds those that aren't active.
  private var constraints: [String: NSLayoutConstraint] = [:]
  /// The subviews, in their order, including those that aren't installed.
  private var subviews: [(id: String, view: UIView)] = []

  init(_ description: InterfaceObject, _ view: UIView, _ loader: NibLoader) {
    self.description = description
    for constraint in description.constraints { constraints[constraint.id] = loader.constraint(constraint.id) }
    // The view is held by its superview, and holds its installed subviews.
    subviews = description.group("subviews").compactMap { child in
      guard let id = child.id, let made = loader.objects[id] as? UIView else { return nil }
      return (id, made)
    }
  }

  func update(_ view: UIView) {
    let values = VariedObject(description, view.traitCollection)
    showSubviews(in: view, values)
    for constraint in description.constraints {
      guard let made = constraints[constraint.id] else { continue }
      if values.isExcluded(constraint.id, from: "constraints") {
        made.isActive = false
      } else {
        _ = made.activateIfPossible()
      }
      if !constraint.variations.isEmpty { made.constant = constraint.values(in: view.traitCollection).constant }
    }
    guard let stack = view as? UIStackView else { return }
    stack.axis = values["axis"] == "vertical" ? .vertical : .horizontal
    if values["spacingType"] != "standard" { stack.spacing = values.number("spacing") ?? 0 }
  }

  private func showSubviews(in view: UIView, _ values: VariedObject) {
    var index = 0
    for (id, subview) in subviews {
      if values.isExcluded(id, from: "subviews") {
        if subview.superview === view { subview.removeFromSuperview() }
        continue
      }
      if subview.superview !== view {
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
        } else {
          view.insertSubview(subview, at: min(index, view.subviews.count))
        }
      }
      index += 1
    }
  }
}
