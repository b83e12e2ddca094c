import Foundation
import Synchronization
import Testing
import UIKit

// Compiled in language modes 6 and 5: Tests/SelectorMode5Tests has a link to this file.

/// What was called, in order.
@MainActor private var calls: [String] = []

@MainActor private protocol Tappable: AnyObject { func tap(_ sender: Any) }
private protocol Refreshing: AnyObject { func refresh(_ sender: Any) }

/// A class that isn't isolated.
private class Model: NSObject, Refreshing {
  var log: [String] = []
  var title = "untitled"
  func plain() { log.append("plain") }
  func changed(_ notification: NSNotification) throws { log.append("changed \(notification.name.rawValue)") }
  func number(_ number: Int, _ other: Double?) -> Int? {
    log.append("number \(number) \(other as Any)")
    return nil
  }
  func refresh(_ sender: Any) { log.append("refresh") }
  @MainActor func isolated(_ text: String) { log.append("isolated \(text)") }
  private func hidden(_ sender: Any?) -> Bool {
    log.append("hidden")
    return true
  }
  func fails() throws { throw CocoaError(.fileNoSuchFile) }
  static let classLog = Mutex<[String]>([])
  static func make(_ count: Int) { classLog.withLock { $0.append("make \(count)") } }
  class func reset() throws -> Int {
    classLog.withLock { $0.append("reset") }
    return 0
  }

  var selectors: [Selector] {
    [
      Selector("hidden:", Model.hidden(_:)), Selector("plain", Self.plain), Selector("plain", of: self, { $0.plain }),
      Selector("isolated:", of: self, { $0.isolated(_:) }), Selector("title", { (model: Model) in { model.title } }),
      Selector("setTitle:", { (model: Model) in { model.title = $0 } }),
    ]
  }
}

private final class SubModel: Model {
  override func plain() { log.append("overridden") }
}

/// Selectors that are made outside of the main actor.
extension Selector {
  fileprivate static let page = Selector("tap:", Page.tap(_:))
  fileprivate static let anyPage = Selector("tap:", { (page: any Tappable) in page.tap(_:) })
  fileprivate static let setHeading = Selector("setHeading:", { (page: Page) in { page.heading = $0 } })
  fileprivate static let isolated = Selector("isolated:", { (model: Model) in model.isolated(_:) })
  fileprivate static let model = Selector("changed:", Model.changed(_:))
}

private final class Page: UIViewController, Tappable {
  var heading: String? = "none"
  func tap(_ sender: Any) { calls.append("tap") }
  private func appear() { calls.append("appear") }
  private func press(_ sender: UIButton, event: UIEvent) throws -> Int? {
    calls.append("press")
    return 1
  }
  private func value(_ sender: UISlider?, _ event: UIEvent?, _ third: Int?) { calls.append("value") }
  nonisolated func posted(_ notification: Notification) {}
  func load() async { calls.append("load") }
  func load(_ sender: UIButton, _ event: UIEvent?) async throws { calls.append("load with two") }
  static func shared() { calls.append("shared") }
  class Nested: UIView {
    fileprivate func touch(_ sender: Any) { calls.append("nested") }
  }

  var selectors: [Selector] {
    [
      Selector("appear", Page.appear), Selector("press:event:", Page.press(_:event:)),
      Selector("value:::", Page.value(_:_:_:)), Selector("appear", of: self, { $0.appear }),
      Selector("press:event:", of: self, { $0.press(_:event:) }),
      Selector("tap:", { (page: any Tappable) in page.tap(_:) }), .page, .anyPage,
      Selector("heading", { (page: Page) in { page.heading } }), Selector("appear", Self.appear),
      Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
      Selector("setNeedsLayout", { (page: UIViewController) in page.view.setNeedsLayout }),
      Selector("posted:", Page.posted(_:)),
    ]
  }
  var asynchronous: [Selector] {
    [
      Selector("load", Page.load as (Page) -> () async -> Void), Selector("load::", Page.load(_:_:)),
      Selector("load::", of: self, { $0.load(_:_:) }),
    ]
  }
}

@globalActor actor Store { static let shared = Store() }

@Store private final class Saver: NSObject {
  nonisolated static let saved = Mutex(0)
  nonisolated override init() { super.init() }
  func save(_ sender: Any?) { Saver.saved.withLock { $0 += 1 } }
}

private class Box<Element>: UIView {
  var elements: [Element] = []
  private func append(_ element: Element) { elements.append(element) }
  var selectors: [Selector] { [Selector("append:", Box.append(_:)), Selector("append:", Box<Element>.append(_:))] }
}

@MainActor
@Suite(.serialized)
struct SelectorFormTests {
  private func send(_ selector: Selector, to target: Any, _ sender: Any? = nil, _ event: UIEvent? = nil) {
    #expect(UIApplication.shared.sendAction(selector, to: target, from: sender, for: event))
  }

  private func wait(until condition: () -> Bool) async {
    let end = Date(timeIntervalSinceNow: 10)
    while !condition(), Date() < end { await Task.yield() }
  }

  @Test("methods of a class that isn't isolated are called")
  func model() {
    let model = SubModel()
    for selector in model.selectors { send(selector, to: model, "text") }
    #expect(model.log == ["hidden", "overridden", "overridden", "isolated text"])
    #expect(model.title == "text")
    model.log = []
    send(Selector("changed:", Model.changed(_:)), to: model, Notification(name: Notification.Name("news")))
    send(.model, to: model, NSNotification(name: Notification.Name("more"), object: nil))
    send(Selector("number::", Model.number(_:_:)), to: model, NSNumber(value: 3))
    send(Selector("refresh:", { (target: any Refreshing) in target.refresh(_:) }), to: model, model)
    send(Selector("fails", Model.fails), to: model)
    send(.isolated, to: model, "outside")
    #expect(model.log == ["changed news", "changed more", "number 3 nil", "refresh", "isolated outside"])
  }

  @Test("methods of a view controller are called, and an event is made where one is required")
  func page() {
    calls = []
    let page = Page()
    for selector in page.selectors.dropLast() {
      let isSlider = selector == Selector("value:::")
      send(selector, to: page, isSlider ? UISlider() : UIButton())
    }
    send(.setHeading, to: page, "new")
    #expect(calls == ["appear", "press", "value", "appear", "press", "tap", "tap", "tap", "appear"])
    #expect(page.heading == "new")
    send(Selector("touch:", Page.Nested.touch(_:)), to: Page.Nested())
    #expect(calls.last == "nested")
  }

  @Test("static methods are called on the class")
  func types() {
    calls = []
    send(Selector("shared", static: Page.shared), to: Page.self)
    send(Selector("make:", static: Model.make(_:)), to: Model.self, 4)
    send(Selector("reset", static: Model.reset), to: Model.self)
    #expect(calls == ["shared"] && Model.classLog.withLock { $0 } == ["make 4", "reset"])
  }

  @Test("asynchronous methods are started")
  func asynchronous() async {
    calls = []
    let page = Page()
    for selector in page.asynchronous { send(selector, to: page, UIButton()) }
    await wait { calls.count == 3 }
    #expect(calls.sorted() == ["load", "load with two", "load with two"])
  }

  @Test("methods of another actor are called on it")
  func otherActor() async {
    let saver = Saver()
    send(Selector("save:", Saver.save(_:)), to: saver)
    await wait { Saver.saved.withLock { $0 } == 1 }
    #expect(Saver.saved.withLock { $0 } == 1)
  }

  @Test("methods of generic classes take arguments of the instance's type")
  func generic() {
    let box = Box<Int>()
    for selector in box.selectors { send(selector, to: box, 5) }
    #expect(box.elements == [5, 5])
  }

  @Test("selectors are equal by name")
  func equality() {
    let literal: Selector = "tap:"
    #expect(literal == .page && Selector("tap:") == literal && Selector.page != Selector("tap"))
    #expect(Set([literal, .page, .anyPage]).count == 1 && literal.description == "tap:")
    #expect(NSSelectorFromString("tap:") == literal && NSStringFromSelector(.page) == "tap:")
    let action = Selector.page
    switch action {
    case Selector("press:event:"): Issue.record("another name")
    case Selector("tap:"): break
    default: Issue.record("no name")
    }
  }
}
