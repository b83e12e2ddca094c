public import Foundation
public import UIFoundation

/// A timer for drawing, which calls a method of its target for each frame.
///
/// There is no display: a timer of the run loop stands for it, with 60 frames per second unless another rate from 1 to 120
/// is preferred.
/// The link retains its target until it is invalidated, as in UIKit. Nothing is called unless the run loop runs.
open class CADisplayLink: NSObject {
  /// A run loop and a mode in which the link is active, with its timer there.
  private struct Schedule {
    let runLoop: RunLoop
    let mode: RunLoop.Mode
    let timer: Timer
  }

  private var target: Any?
  private let selector: Selector
  private var schedules: [Schedule] = []

  /// Creates a link that calls a method, which gets the link. Add it to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// The time of the last frame, in seconds since the system started.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds since the system started.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames, in seconds.
  open var duration: CFTimeInterval { 1 / framesPerSecond }
  /// Whether the link stops calling its method for a while. The default is `false`.
  open var isPaused = false
  /// The preferred number of frames per second, or 0 for the default of 60.
  open var preferredFramesPerSecond = 0 { didSet { reschedule() } }
  /// The preferred range of rates. The default is ``CAFrameRateRange/default``.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { reschedule() } }

  /// Adds the link to a mode of a run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !schedules.contains(where: { $0.runLoop === runloop && $0.mode == mode }) else { return }
    schedules.append(schedule(in: runloop, mode))
  }

  /// Removes the link from a mode of a run loop. It can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    for schedule in schedules where schedule.runLoop === runloop && schedule.mode == mode {
      schedule.timer.invalidate()
    }
    schedules.removeAll { $0.runLoop === runloop && $0.mode == mode }
  }

  /// Removes the link from all run loops, and releases its target.
  open func invalidate() {
    for schedule in schedules { schedule.timer.invalidate() }
    schedules = []
    target = nil
  }

  private var framesPerSecond: Double {
    let range = preferredFrameRateRange
    let rate = Double(range.preferred ?? (range.maximum > 0 ? range.maximum : Float(preferredFramesPerSecond)))
    return rate.isFinite && rate > 0 ? min(max(rate, 1), 120) : 60
  }

  private func schedule(in runLoop: RunLoop, _ mode: RunLoop.Mode) -> Schedule {
    let link = SentValue(self)
    let timer = Timer(timeInterval: duration, repeats: true) { _ in link.value.showFrame() }
    runLoop.add(timer, forMode: mode)
    return Schedule(runLoop: runLoop, mode: mode, timer: timer)
  }

  private func reschedule() {
    for schedule in schedules { schedule.timer.invalidate() }
    schedules = schedules.map { schedule(in: $0.runLoop, $0.mode) }
  }

  private func showFrame() {
    guard !isPaused, let target else { return }
    timestamp = ProcessInfo.processInfo.systemUptime
    selector.send(to: target, SelectorArguments([self]))
  }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The preferred rate, or `nil` for none.
  public var preferred: Float?

  /// Creates a range of rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The default range, which prefers no rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

extension UIScreen {
  /// Returns a link that calls a method for each frame of the screen.
  @discardableResult
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
