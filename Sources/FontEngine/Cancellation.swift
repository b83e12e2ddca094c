/// A check that long-running work calls now and then to find out whether to stop.
public struct Cancellation: Sendable {
  private let answer: (@Sendable () -> Bool)?

  /// A check that never cancels the work.
  public static let never = Cancellation(answer: nil)
  /// A check that cancels the work when the task that runs it is canceled.
  public static let byTask = Cancellation { Task.isCancelled }

  /// Creates a check that cancels the work once `isCancelled` returns `true`.
  ///
  /// The closure is called many times, on the thread that does the work.
  public init(_ isCancelled: @escaping @Sendable () -> Bool) { self.init(answer: isCancelled) }

  private init(answer: (@Sendable () -> Bool)?) { self.answer = answer }

  /// Whether the work should stop.
  public var isCancelled: Bool { answer?() ?? false }

  /// Throws an error if the work should stop.
  ///
  /// - Throws: ``FontError/Reason/cancelled``.
  public func check() throws(FontError) {
    if isCancelled { throw FontError(.cancelled, operation: "Cancellation", subject: "text") }
  }
}
