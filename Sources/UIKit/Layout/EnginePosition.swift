import Foundation

/// Where a constraint is in the engine of its region.
enum EnginePosition {
  /// Neither queued nor installed.
  case none
  /// At an index of the constraints that are queued for installation.
  case queued(Int)
  /// In the region.
  case installed(ConstraintPlace)
}

extension NSLayoutConstraint {
  /// The constraint's position, which ``enginePlace`` stores in one word: negative numbers are none or in the queue.
  var enginePosition: EnginePosition {
    @inline(__always)
    get {
      if enginePlace >= 0 { return .installed(ConstraintPlace(enginePlace)) }
      return enginePlace == -1 ? .none : .queued(-2 - enginePlace)
    }
    @inline(__always)
    set {
      switch newValue {
      case .none: enginePlace = -1
      case .queued(let index): enginePlace = -2 - index
      case .installed(let place): enginePlace = place.position
      }
    }
  }
}
