import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Objects of the main thread that are used on another one.
@MainActor
struct MainThreadTests {
  /// Returns the result of a closure that runs on a thread of its own.
  private nonisolated static func onOtherThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value
  {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  @Test("constraints, anchors, and guides describe themselves on another thread as their class and address")
  func descriptions() async {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 100)
    let (anchor, guide) = (UIView().topAnchor, UILayoutGuide())
    #expect(constraint.description.contains("width == 100"))
    let texts = await Self.onOtherThread { [constraint.description, anchor.description, guide.description] }
    for (text, name) in zip(texts, ["NSLayoutConstraint", "NSLayoutYAxisAnchor", "UILayoutGuide"]) {
      #expect(text.wholeMatch(of: /<(?<name>\w+): 0x[0-9a-f]+>/)?.name == name[...])
    }
  }

  @Test("an anchor has the same hash on another thread, and equals only itself")
  func comparisons() async {
    let view = UIView()
    let (anchor, other, hash) = (view.topAnchor, view.topAnchor, view.topAnchor.hash)
    #expect(anchor == other)
    #expect(await Self.onOtherThread { anchor.hash } == hash)
    #expect(await Self.onOtherThread { anchor.isEqual(anchor) })
    #expect(await Self.onOtherThread { anchor !== other && anchor.isEqual(other) } == false)
  }

  @Test("the geometry of a view's layer traps on another thread with the message of the Main Thread Checker")
  func layer() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = UIView()
      nonisolated(unsafe) let layer = view.layer
      _ = await MainThreadTests.onOtherThread { unsafe layer.bounds }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Main Thread Checker: UI API called on a background thread: -[UIView bounds]"))
  }
}
