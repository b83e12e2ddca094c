import Foundation
import UIFoundation

/// The content configuration of a cell, and its update state.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var needsUpdate = true
  var isUpdating = false
}

extension UICollectionViewCell {
  /// Updates a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collection?.isEditing ?? false
    return state
  }

  /// Shows a content configuration, in the current content view if it supports the configuration, otherwise in a new
  /// one.
  func show(_ configuration: (any UIContentConfiguration)?) {
    let old = configurations.content
    configurations.content = configuration
    fittedSize = nil
    guard let configuration else {
      if old != nil { replaceContent(with: CollectionContentView(frame: .zero)) }
      return
    }
    if old != nil, let view = contentView as? any UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      replaceContent(with: configuration.makeContentView())
    }
    collection?.setNeedsLayout()
  }

  /// Updates the configurations for the current state if needed.
  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate, !configurations.isUpdating else { return }
    configurations.needsUpdate = false
    configurations.isUpdating = true
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      show(content.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurations.isUpdating = false
  }
}
