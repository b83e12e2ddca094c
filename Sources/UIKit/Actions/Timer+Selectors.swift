public import Foundation
public import UIFoundation

/// Timers that call a method of a target, which they retain until they are invalidated.
///
/// The initializers belong to a protocol because they create a private subclass, which stores `Timer.userInfo`.
public protocol TargetCalling {}

extension Timer: TargetCalling {
  /// Creates a timer that calls a method, and adds it to the current run loop.
  ///
  /// - Parameters:
  ///   - ti: The interval, in seconds.
  ///   - aTarget: The object with the method.
  ///   - aSelector: The method, which gets the timer.
  ///   - userInfo: The timer's `userInfo`.
  ///   - yesOrNo: Whether the timer fires repeatedly.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

extension TargetCalling {
  /// Creates a timer that calls a method, which gets the timer. Add it to a run loop.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// Creates a timer that calls a method from a date on. Add it to a run loop.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let target = SentValue(t)
    let timer = TargetTimer(fire: date, interval: ti, repeats: rep) { timer in
      s.send(to: target.value, SelectorArguments([timer]))
    }
    timer.info = ui
    guard let made = timer as? Self else { raiseException("*** Timer can't be subclassed") }
    self = made
  }
}

/// A timer with its own information for its target.
private final class TargetTimer: Timer {
  var info: Any?
  override var userInfo: Any? { info }
}
