import Testing
import UIKit

@testable import AdoptedShapes

@MainActor @Suite struct TargetShapeTests {
  @Test("private actions of a control, a recognizer, a bar item, and a notification are called, in their order")
  func targets() {
    let card = TargetCard(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.button.sendActions(for: .touchUpInside)
    card.button.sendActions(for: .touchDown)
    card.toggle.isOn = true
    card.toggle.sendActions(for: .valueChanged)
    NotificationCenter.default.post(name: Notification.Name("TargetCard"), object: nil)
    #expect(card.log == ["buttonTapped true", "plain", "both", "toggled true", "TargetCard"])
    #expect(card.reloadItem.action?.description == "reload")
  }

  @Test("nested and generic classes have actions")
  func owners() {
    let card = Cards.Card()
    card.sendActions(for: .primaryActionTriggered)
    #expect(card.hits == 1)
    let box = Box<UILabel>()
    box.content = UILabel()
    box.sendActions(for: .valueChanged)
    #expect(box.hits == 1)
  }

  @Test("an object that isn't of UIKit performs and answers for its methods")
  func objects() {
    let clock = Clock()
    clock.start()
    #expect(clock.ticks == 2)
    #expect(clock.text == "#selector(tick) and @objc")
    #expect(Clock.resetting.description == "reset")
  }

  @Test("overloads, accessors, and methods of UIKit have their names in Objective-C")
  func names() {
    let view = Overloads()
    #expect(view.selectors.map(\.description) == ["update", "updateWith:", "level", "setLevel:", "endEditing:"])
    view.perform(view.selectors[0])
    view.perform(view.selectors[1], with: 1)
    #expect(view.calls == ["none", "one"])
  }
}
