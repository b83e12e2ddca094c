import Foundation
import Synchronization
import Testing
import UIFoundation

@testable import UIKit

@MainActor
@Suite(.serialized)
struct NotificationTests {
  private class Observer: NSObject {
    let log = Mutex<[String]>([])
    var center: NotificationCenter?
    func value(_ notification: Notification) { add("value \(notification.name.rawValue)") }
    func object(_ notification: NSNotification) { add("object \(notification.name.rawValue)") }
    func plain() { add(MainThread.isCurrent ? "main" : "other") }
    @MainActor func isolated() { add(MainThread.isCurrent ? "isolated main" : "isolated other") }
    func add(_ text: String) { log.withLock { $0.append(text) } }
    var all: [String] { log.withLock { $0 } }
    deinit { center?.removeObserver(self) }
  }
  private final class Page: UIViewController {
    var threads: [String] = []
    func changed(_ notification: Notification) { threads.append(MainThread.isCurrent ? "main" : "other") }
  }

  private let value = Selector("value:", Observer.value(_:))
  private let object = Selector("object:", Observer.object(_:))
  private let plain = Selector("plain", Observer.plain)
  private let news = Notification.Name("news")
  private let center = NotificationCenter()

  @Test("observers get notifications by name and object, as structure or object")
  func observing() {
    let (observer, sender) = (Observer(), NSObject())
    center.addObserver(observer, selector: value, name: news, object: nil)
    center.addObserver(observer, selector: object, name: nil, object: sender)
    center.post(name: news, object: nil)
    center.post(name: Notification.Name("other"), object: sender)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(observer.all == ["value news", "object other"])
  }

  @Test("observations end by name, by object, or all together, and tokens as before")
  func removal() {
    let (observer, sender) = (Observer(), NSObject())
    let other = Notification.Name("other")
    center.addObserver(observer, selector: value, name: news, object: nil)
    center.addObserver(observer, selector: value, name: other, object: sender)
    center.addObserver(observer, selector: value, name: other, object: nil)
    center.removeObserver(observer, name: .init("news"), object: nil)
    center.post(name: news, object: nil)
    #expect(observer.all == [])
    center.removeObserver(observer, name: other, object: sender)
    center.post(name: other, object: sender)
    #expect(observer.all == ["value other"])
    center.removeObserver(observer, name: nil, object: nil)
    center.post(name: other, object: sender)
    center.addObserver(observer, selector: value, name: news, object: nil)
    NotificationCenter.default.removeObserver(observer)
    center.post(name: news, object: nil)
    #expect(observer.all == ["value other", "value news"], "another center's observations stay")
    center.removeObserver(observer)
    let count = Mutex(0)
    let token = center.addObserver(forName: news, object: nil, queue: nil) { _ in count.withLock { $0 += 1 } }
    center.post(name: news, object: nil)
    center.removeObserver(token)
    center.post(name: news, object: nil)
    #expect(observer.all.count == 2 && count.withLock { $0 } == 1)
  }

  @Test("an observer isn't retained, and may remove itself in its deinitializer")
  func lifetime() {
    weak var weakly: Observer?
    do {
      let observer = Observer()
      weakly = observer
      observer.center = center
      center.addObserver(observer, selector: value, name: news, object: nil)
    }
    #expect(weakly == nil)
    center.post(name: news, object: nil)
    // Deallocated observers that never removed themselves.
    for _ in 0..<200 { center.addObserver(Observer(), selector: value, name: news, object: nil) }
    center.post(name: news, object: nil)
    let last = Observer()
    center.addObserver(last, selector: value, name: news, object: nil)
    center.post(name: news, object: nil)
    #expect(last.all == ["value news"])
  }

  @Test("posted on another thread, methods are called there, and those of the main actor on the main thread later")
  func threads() async throws {
    let (observer, page) = (Observer(), Page())
    center.addObserver(observer, selector: plain, name: news, object: nil)
    center.addObserver(
      observer, selector: Selector("isolated", { (observer: Observer) in observer.isolated }), name: news, object: nil)
    center.addObserver(page, selector: Selector("changed:", Page.changed(_:)), name: news, object: nil)
    let sent = SentValue(center)
    let name = news
    Thread.detachNewThread { sent.value.post(name: name, object: nil) }
    let end = Date(timeIntervalSinceNow: 10)
    while observer.all.count + page.threads.count < 3, Date() < end {
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(observer.all.sorted() == ["isolated main", "other"] && page.threads == ["main"])
  }
}
