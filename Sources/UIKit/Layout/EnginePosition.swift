import Foundation

/// Where a constraint is in the engine of its region.
enum EnginePosition {
  /// Neither queued nor installed.
  case none
  /// At an index of the constraints that are queued for installation.
  case queued(Int)
  /// In the region.
  case installed(ConstraintSlot)
}

extension NSLayoutConstraint {
  /// The constraint's position, which ``engineSlot`` stores in one word: negative numbers are none or in the queue.
  var enginePosition: EnginePosition {
    @inline(__always)
    get {
      if engineSlot >= 0 { return .installed(ConstraintSlot(engineSlot)) }
      return engineSlot == -1 ? .none : .queued(-2 - engineSlot)
    }
    @inline(__always)
    set {
      switch newValue {
      case .none: engineSlot = -1
      case .queued(let index): engineSlot = -2 - index
      case .installed(let slot): engineSlot = slot.position
      }
    }
  }
}
