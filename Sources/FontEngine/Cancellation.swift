/// Asked between two parts of a long work whether it is still wanted.
public struct Cancellation: Sendable {
  private let answer: (@Sendable () -> Bool)?

  /// Never cancels.
  public static let never = Cancellation(answer: nil)
  /// Cancels when the task that does the work is cancelled.
  public static let byTask = Cancellation { Task.isCancelled }

  /// Cancels once a question is answered with true; it is asked many times, from the thread that does the work.
  public init(_ isCancelled: @escaping @Sendable () -> Bool) { self.init(answer: isCancelled) }

  private init(answer: (@Sendable () -> Bool)?) { self.answer = answer }

  /// Whether the work is not wanted any more.
  public var isCancelled: Bool { answer?() ?? false }

  /// Throws ``FontError/Reason/cancelled`` once the work is not wanted any more.
  public func check() throws(FontError) {
    if isCancelled { throw FontError(.cancelled, operation: "Cancellation", subject: "text") }
  }
}
