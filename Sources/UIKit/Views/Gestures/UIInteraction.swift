public import Foundation
import UIFoundation

/// A way to interact with a view. A view stores its interactions, but Galley never triggers them.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is attached to.
  var view: UIView? { get }
  /// Called before the interaction moves to another view.
  func willMove(to view: UIView?)
  /// Called after the interaction has moved to another view.
  func didMove(to view: UIView?)
}

extension UIView {
  func attachInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    changeExtras { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }

  func detachInteraction(_ interaction: any UIInteraction) {
    guard let index = extras?.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    changeExtras { _ = $0.interactions.remove(at: index) }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(by interactions: [any UIInteraction]) {
    extras?.interactions.forEach(removeInteraction)
    interactions.forEach(addInteraction)
  }
}
