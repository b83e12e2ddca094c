/// Asked between two parts of a long work whether it is still wanted.
public struct Cancellation: Sendable {
  private let isCancelled: (@Sendable () -> Bool)?

  /// Never cancels.
  public static let never = Cancellation(isCancelled: nil)
  /// Cancels when the task that does the work is cancelled.
  public static let byTask = Cancellation { Task.isCancelled }

  /// Cancels once a question is answered with true; it is asked many times, from the thread that does the work.
  public init(_ isCancelled: @escaping @Sendable () -> Bool) { self.init(isCancelled: isCancelled) }

  private init(isCancelled: (@Sendable () -> Bool)?) { self.isCancelled = isCancelled }

  /// Throws ``FontError/Reason/cancelled`` once the work is not wanted any more.
  @inline(__always)
  func check() throws(FontError) {
    if let isCancelled, isCancelled() { throw FontError(.cancelled, operation: "Cancellation", subject: "text") }
  }
}
