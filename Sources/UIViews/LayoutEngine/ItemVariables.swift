import Cassowary

/// The solver's variables of an item.
///
/// They describe the untransformed frame in the coordinate system of the superview or, for a guide, the owning view.
struct ItemVariables {
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  /// All four variables.
  var all: [Variable] { [minX, minY, width, height] }

  /// Returns the variable that contributions of a role constrain.
  func variable(of role: Contribution.Role) -> Variable {
    switch role {
    case .maskX, .exerciseX: return minX
    case .maskY, .exerciseY: return minY
    case .maskWidth, .positiveWidth, .contentWidth, .restingWidth, .targetWidth, .exerciseWidth: return width
    case .maskHeight, .positiveHeight, .contentHeight, .restingHeight, .targetHeight, .exerciseHeight: return height
    }
  }
}
