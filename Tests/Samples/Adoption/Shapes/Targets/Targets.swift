import UIKit

/// Targets and actions in the forms that apps write, each action private.
final class TargetCard: UIControl {
  private(set) var log: [String] = []
  let button = UIButton(type: .system)
  let toggle = UISwitch()
  lazy var reloadItem = UIBarButtonItem(title: "Reload", style: .plain, target: self, action: #selector(reload))

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addTarget(self, action: #selector(buttonTapped(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(TargetCard.plain), for: .touchUpInside)
    button.addTarget(self, action: #selector(self.both(_:event:)), for: .touchDown)
    toggle.addTarget(
      self,
      action: #selector(
        toggled(sender:)
      ),
      for: .valueChanged)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    NotificationCenter.default.addObserver(
      self, selector: #selector(noted), name: Notification.Name("TargetCard"), object: nil)
    addSubview(button)
    addSubview(toggle)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func buttonTapped(_ sender: UIButton) { log.append("buttonTapped \(sender === button)") }
  @objc fileprivate func plain() { log.append("plain") }
  @objc func both(_ sender: Any?, event: UIEvent?) { log.append("both") }
  @objc private func toggled(sender: UISwitch) { log.append("toggled \(sender.isOn)") }
  @objc private func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped") }
  @objc private func noted(_ notification: Notification) { log.append(notification.name.rawValue) }
  @objc private func reload() { log.append("reload") }
}

/// A nested class, whose owner has the name of its extension.
enum Cards {
  final class Card: UIControl {
    var hits = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      addTarget(self, action: #selector(hit), for: .primaryActionTriggered)
    }
    required init?(coder: NSCoder) { nil }
  }
}

extension Cards.Card {
  @objc fileprivate func hit() { hits += 1 }
}

/// A generic class.
class Box<Content: UIView>: UIControl {
  var hits = 0
  var content: Content? {
    didSet { addTarget(self, action: #selector(Box.hit(sender:)), for: .valueChanged) }
  }
  @objc private func hit(sender: UIControl) { hits += 1 }
}

/// An object that isn't of UIKit, with a class method and text that looks like code.
final class Clock: NSObject {
  nonisolated(unsafe) static var resets = 0
  var ticks = 0
  let text = "#selector(tick) and @objc"

  @objc class func reset() { resets += 1 }
  @objc func tick() { ticks += 1 }

  func start() {
    perform(#selector(tick))
    if responds(to: #selector(Clock.tick)) { perform(#selector(tick)) }
  }

  static var resetting: Selector { #selector(Clock.reset) }
}

/// Overloads that a cast tells apart, and accessors.
final class Overloads: UIView {
  var calls: [String] = []
  @objc(update) func update() { calls.append("none") }
  @objc(updateWith:) func update(_ value: Any) { calls.append("one") }
  @objc dynamic var level = 1

  var selectors: [Selector] {
    [
      #selector(update as () -> Void), #selector((update(_:)) as (Any) -> Void), #selector(getter: level),
      #selector(setter: Overloads.level), #selector(UIView.endEditing(_:)),
    ]
  }
}
