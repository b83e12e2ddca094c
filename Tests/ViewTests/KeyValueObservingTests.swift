import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Key paths of views that source code for iOS observes.
@MainActor
struct KeyValueObservingTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("observers of a scroll view's content size are notified of changes, with both values")
  func contentSize() {
    var told: [(CGSize?, CGSize?)] = []
    let token = scroll.observe(\.contentSize, options: [.new, .old]) { told.append(($1.oldValue, $1.newValue)) }
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.contentSize = CGSize(width: 100, height: 300)
    #expect(told.count == 1)
    #expect(told.first?.0 == .zero && told.first?.1 == CGSize(width: 100, height: 300))
    token.invalidate()
    scroll.contentSize = .zero
    #expect(told.count == 1)
  }

  @Test("a constraint follows the content size, in a view that is laid out")
  func height() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    root.addSubview(scroll)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    let height = scroll.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      height, scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    let token = scroll.observe(\.contentSize) { scroll, _ in height.constant = scroll.contentSize.height }
    scroll.contentSize = CGSize(width: 200, height: 120)
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
    token.invalidate()
  }

  @Test("offsets, frames, bounds, and hiding can be observed, too; initial notifications are immediate")
  func others() {
    var words: [String] = []
    let tokens = [
      scroll.observe(\.contentOffset, options: .new) { words.append("offset \($1.newValue?.y ?? -1)") },
      scroll.observe(\.frame) { words.append("frame \($0.frame.width), \($1.newValue == nil)") },
      scroll.observe(\.isHidden, options: [.initial, .new]) { words.append("hidden \($1.newValue ?? false)") },
    ]
    scroll.contentOffset.y = 30
    scroll.frame.size.width = 50
    scroll.isHidden = true
    #expect(words == ["hidden false", "offset 30.0", "frame 50.0, true", "hidden true"])
    tokens.forEach { $0.invalidate() }
  }

  @Test("observing ends with its observation object")
  func end() {
    var count = 0
    var token: NSKeyValueObservation? = scroll.observe(\.contentSize) { _, _ in count += 1 }
    scroll.contentSize.width = 1
    #expect(token != nil && count == 1)
    token = nil
    scroll.contentSize.width = 2
    #expect(count == 1)
  }

  private final class Watcher: UIView {
    var words: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: ObservingContext?
    ) {
      let height = (change?[.newKey] as? CGSize)?.height
      words.append("\(keyPath ?? "") \(height ?? -1) \(object is UIScrollView)")
    }
  }

  @Test("a responder is notified of observed key paths until it removes itself")
  func names() {
    let watcher = Watcher()
    unsafe scroll.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
    unsafe scroll.addObserver(watcher, forKeyPath: "nothing of the kind", context: nil)
    scroll.contentSize = CGSize(width: 10, height: 20)
    #expect(watcher.words == ["contentSize 20.0 true"])
    scroll.removeObserver(watcher, forKeyPath: "contentSize")
    unsafe scroll.removeObserver(watcher, forKeyPath: "contentSize", context: nil)
    scroll.contentSize = .zero
    #expect(watcher.words.count == 1)
  }

  @Test("names and observers that are ignored are reported, once each")
  func reportsIgnored() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let view = UIScrollView()
      for _ in 0..<2 {
        unsafe view.addObserver(UIView(), forKeyPath: "contentInset", context: nil)
        unsafe view.addObserver(NSObject(), forKeyPath: "frame", context: nil)
        unsafe view.addObserver(UIView(), forKeyPath: "frame", context: nil)
      }
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first == "[UIKit] UIScrollView: changes of contentInset can't be observed. The observer is not called.")
    #expect(lines.last?.hasSuffix("NSObject observes frame, but is not called: it is no UIResponder.") == true)
  }

  @Test("an observation that other threads invalidate is over when they have")
  func invalidatedElsewhere() async {
    var told = 0
    let token = scroll.observe(\.contentSize) { _, _ in told += 1 }
    scroll.contentSize.height += 1
    #expect(told == 1)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 { group.addTask { token.invalidate() } }
    }
    scroll.contentSize.height += 1
    #expect(told == 1 && !token.isValid)
  }
}
