import Foundation
import Synchronization
import Testing
import UIFoundation

@testable import UIKit

/// Delays, timers, and links fire from the current thread's run loop, which the tests run. That of the main thread isn't
/// the current one: Swift Testing runs the main actor on other threads.
@MainActor
@Suite(.serialized)
struct MessageTests {
  /// What a receiver was called with, which outlives it.
  final class Journal { var entries: [String] = [] }

  class Receiver: NSObject {
    let journal = Journal()
    var log: [String] {
      get { journal.entries }
      set { journal.entries = newValue }
    }
    func plain() { log.append("plain") }
    func one(_ value: String?) -> String {
      log.append("one \(value ?? "nil")")
      return "result"
    }
    func two(_ one: Int, _ two: String) -> NSNumber { NSNumber(value: one + two.count) }
    func fired(_ timer: Timer) { log.append("fired \(timer.userInfo ?? "nothing")") }
    func frame(_ link: CADisplayLink) { log.append("frame") }
    @MainActor func isolated() { log.append(MainThread.isCurrent ? "main" : "other") }
    func thread(_ event: Any?) { log.append(MainThread.isCurrent ? "main" : "other") }
  }

  private let plain = Selector("plain", Receiver.plain)
  private let one = Selector("one:", Receiver.one(_:))

  /// Runs the run loop until a condition holds, at most for ten seconds.
  private func run(until condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !condition(), Date() < end { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.005)) }
  }

  @Test("a method is performed with arguments, and its result is an object")
  func perform() {
    let receiver = Receiver()
    #expect(receiver.perform(plain) == nil)
    let text = receiver.perform(one, with: "argument")?.takeUnretainedValue()
    #expect(text as? String == "result" && text as? NSString == "result")
    let sum = receiver.perform(Selector("two::", Receiver.two(_:_:)), with: 4, with: "four")
    #expect(sum?.takeRetainedValue() as? NSNumber == 8)
    receiver.perform(one)
    #expect(receiver.log == ["plain", "one argument", "one nil"])
  }

  @Test("an object responds to methods of its class and of its superclasses")
  func responds() {
    final class Derived: Receiver {}
    #expect(Derived().responds(to: plain) && Receiver().responds(to: one))
    #expect(!NSObject().responds(to: plain) && !Receiver().responds(to: nil) && !Receiver().responds(to: "plain"))
    #expect(UIView().responds(to: Selector("setNeedsLayout", UIView.setNeedsLayout)))
  }

  @Test("a delayed call retains its target, and is canceled by method and equal argument")
  func delays() {
    var receiver: Receiver? = Receiver()
    weak var weakly: Receiver?
    weakly = receiver
    receiver?.perform(one, with: "first", afterDelay: 0)
    receiver?.perform(one, with: "second", afterDelay: 0, inModes: [.default, .common])
    receiver?.perform(one, with: "third", afterDelay: 0)
    receiver?.perform(plain, with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver as Any, selector: one, object: "third")
    let journal = receiver?.journal
    receiver = nil
    #expect(weakly != nil && journal?.entries == [])
    run { weakly == nil }
    #expect(weakly == nil, "released after the last call")
    #expect(journal?.entries == ["one first", "one second", "plain"])
    let other = Receiver()
    for delay in [Double.infinity, -.infinity, .nan] { other.perform(plain, with: nil, afterDelay: delay) }
    run { other.log.count == 2 }
    #expect(other.log == ["plain", "plain"])
    other.log = []
    other.perform(plain, with: nil, afterDelay: 0)
    other.perform(one, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(other.log == [])
  }

  @Test("a timer calls its target with itself, and retains it until it is invalidated")
  func timers() {
    weak var weakly: Receiver?
    let fired = Selector("fired:", Receiver.fired(_:))
    let timer: Timer
    do {
      let receiver = Receiver()
      weakly = receiver
      timer = Timer.scheduledTimer(
        timeInterval: 0.001, target: receiver, selector: fired, userInfo: "info", repeats: true)
    }
    run { (weakly?.log.count ?? 0) >= 2 }
    #expect(weakly?.log.prefix(2) == ["fired info", "fired info"] && timer.isValid)
    timer.invalidate()
    #expect(timer.userInfo as? String == "info")
    let receiver = Receiver()
    let single = Timer(timeInterval: 60, target: receiver, selector: plain, userInfo: nil, repeats: false)
    single.fire()
    #expect(receiver.log == ["plain"])
    let dated = Timer(
      fireAt: Date(), interval: 1, target: receiver, selector: fired, userInfo: 3, repeats: false)
    RunLoop.current.add(dated, forMode: .common)
    run { receiver.log.count == 2 }
    #expect(receiver.log.last == "fired 3")
  }

  @Test("a display link calls its target for each frame, unless it is paused, and releases it when it is invalidated")
  func displayLinks() {
    weak var weakly: Receiver?
    let link: CADisplayLink
    do {
      let receiver = Receiver()
      weakly = receiver
      link = CADisplayLink(target: receiver, selector: Selector("frame:", Receiver.frame(_:)))
    }
    let (sixtieth, thirtieth): (Double, Double) = (1 / 60, 1 / 30)
    #expect(link.duration == sixtieth)
    link.preferredFramesPerSecond = 30
    #expect(link.duration == thirtieth)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 100)
    #expect(link.duration == 0.01)
    for rate in [Float.nan, .infinity, -1] {
      let other = CADisplayLink(target: Receiver(), selector: plain)
      other.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
      #expect(other.duration == sixtieth)
    }
    link.add(to: .current, forMode: .default)
    run { (weakly?.log.count ?? 0) >= 2 }
    #expect(weakly?.log.prefix(2) == ["frame", "frame"])
    #expect(link.timestamp > 0 && abs(link.targetTimestamp - link.timestamp - 0.01) < 1e-9)
    link.isPaused = true
    let count = weakly?.log.count
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.03))
    #expect(weakly?.log.count == count)
    link.invalidate()
    #expect(weakly == nil)
    link.add(to: .current, forMode: .default)
    #expect(UIScreen.main.displayLink(withTarget: Receiver(), selector: plain) != nil)
  }

  @Test("a method is called on the main thread from another one, which may wait")
  func threads() async throws {
    let receiver = Receiver()
    let sent = SentValue(receiver)
    let thread = Selector("thread:", Receiver.thread(_:))
    let isDone = Mutex(false)
    receiver.performSelector(onMainThread: plain, with: nil, waitUntilDone: true)
    receiver.performSelector(onMainThread: plain, with: nil, waitUntilDone: false, modes: nil)
    #expect(receiver.log == ["plain"])
    try await wait { receiver.log.count == 2 }
    receiver.log = []
    Thread.detachNewThread {
      sent.value.performSelector(onMainThread: thread, with: nil, waitUntilDone: true)
      isDone.withLock { $0 = true }
    }
    try await wait { isDone.withLock { $0 } }
    #expect(receiver.log == ["main"])
    receiver.log = []
    let isolated = Selector("isolated", { (receiver: Receiver) in receiver.isolated })
    receiver.performSelector(inBackground: isolated, with: nil)
    try await wait { receiver.log.count == 1 }
    receiver.performSelector(inBackground: thread, with: nil)
    try await wait { receiver.log.count == 2 }
    #expect(receiver.log == ["main", "other"])
  }

  private func wait(until condition: () -> Bool) async throws {
    let end = Date(timeIntervalSinceNow: 10)
    while !condition(), Date() < end { try await Task.sleep(for: .milliseconds(2)) }
  }
}
