import Foundation
import UIFoundation

/// Content and background configurations.
extension UITableViewCell: TableElementView {
  var styleConfiguration: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  func setConfiguration(_ configuration: (any UIContentConfiguration)?) {
    show(configuration)
    observeConstraints()
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

  func followCurrentState() { updateConfiguration(using: configurationState) }

  func applyConfigurationState(_ state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = parts.configuration {
      setConfiguration(configuration.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
}
