import Foundation

/// An observer of a value.
@MainActor
class ValueObserver {
  private weak var token: NSKeyValueObservation?
  /// Whether the observation was released or invalidated.
  final var isOver: Bool { !(token?.isValid ?? false) }

  init(_ token: NSKeyValueObservation) { self.token = token }

  /// Reads the value and calls the handler if it has changed.
  func notifyIfChanged() {}
}
