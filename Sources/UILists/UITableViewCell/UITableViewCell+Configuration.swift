import Foundation
import UIFoundation
import UIViews

/// Content given as a value.
extension UITableViewCell {
  var styleConfiguration: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Shows a configuration: in the view that shows the last one if it can, else in a new content view, in place of the
  /// built-in labels and the image.
  func setConfiguration(_ configuration: (any UIContentConfiguration)?) {
    let old = parts.configuration
    parts.configuration = configuration
    if let configuration {
      if old != nil, let view = content as? any UIContentView, view.supports(configuration) {
        view.configuration = configuration
      } else {
        parts.text = nil
        parts.detail = nil
        parts.image = nil
        install(configuration.makeContentView())
      }
    } else if old != nil {
      install(CellContentView(frame: .zero))
    }
    setNeedsLayout()
    sizeMayDiffer()
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  func markNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Lets the configurations follow the state, if that is due. What changes meanwhile is not due again.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
    needsConfigurationUpdate = false
  }

  func follow(_ state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = parts.configuration {
      setConfiguration(configuration.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
}
