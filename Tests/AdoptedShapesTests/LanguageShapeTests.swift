import Testing
import UIKit

@testable import AdoptedShapes

@MainActor @Suite struct LanguageShapeTests {
  @Test("comments, line breaks, and texts that look like code stay")
  func comments() {
    let view = Commented()
    let button = UIButton()
    view.start(button)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(
      view.texts == [
        "afterEmoji, level", "é", "tap", #"press \(not interpolated) #selector(press)"#,
      ])
    #expect(view.plain == "#selector(tap(_:)) and \"@objc\" stay; so does #keyPath(level)")
    #expect(view.block == "@objc func inText() {}\n  #selector(inText)\n@objc nested #selector(tap)")
    #expect(view.raw == ##"a "# b #selector(x) \#(y)"##)
  }

  @Test("conditions of iOS and its simulator hold, in lists, calls, and around extensions")
  func conditions() {
    let view = ConditionalView()
    view.start()
    UIView().addSubview(view)
    #expect(view.built == ["phone", "15", "ab", "moved"])
  }

  @Test("inspectable and dynamic properties are set and observed")
  func appearances() {
    let view = BadgeView.style()
    #expect(view.changes == 11)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(view.layer.cornerRadius == 8 && view.layer is CAGradientLayer)
    #expect(UIColor.badge(alpha: 0.5) == UIColor.badge.withAlphaComponent(0.5))
  }

  @Test("commands go along the responder chain by selectors of protocols")
  func commands() throws {
    let controller = CommandController()
    let view = CommandView(frame: .zero)
    controller.view.addSubview(view)
    let commands = try #require(view.keyCommands)
    #expect(commands.map { $0.action?.description } == ["reloadContent:", "close"])
    UIApplication.shared.sendAction(try #require(commands[0].action), to: nil, from: view, for: nil)
    UIApplication.shared.sendAction(try #require(commands[1].action), to: view, from: nil, for: nil)
    #expect(controller.log == ["reload false"] && view.closed == 1)
    let copy = Selector("copy:") { (object: CommandController) in object.copy(_:) }
    #expect(controller.canPerformAction(copy, withSender: nil))
    controller.copy(nil)
    #expect(controller.log == ["reload false", "copy"])
  }

  @Test("models are archived and copied")
  func models() throws {
    let model = TrackModel(title: "A", length: 2.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: model, requiringSecureCoding: false)
    let read = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? TrackModel
    #expect(read == model && read?.length == 2.5)
    #expect((model.copy() as? TrackModel)?.description == "A (2.5)")
    #expect(TrackKind.allCases.map(\.rawValue) == [0, 1])
  }

  @Test("property wrappers, builders, actors, and observation go with actions")
  func modern() async {
    let view = ModernView<UILabel> {
      UILabel()
      if true { UIView() }
    }
    #expect(view.level == 10)
    (view.subviews.last as? UIButton)?.sendActions(for: .primaryActionTriggered)
    await view.wait()
    #expect(view.counter.count == 1 && view.loaded == [1, 2])
    #expect(view.subviews.count == 3)
  }

  @Test("an app's own names are its own, and methods may be named like words of the language")
  func names() {
    #expect(Jobs.Action.started().name == "job")
    #expect(Jobs.Action.files == "job/a")
    let action = Jobs.Action()
    action.repeat()
    #expect(action.runs == 2)
    let control = Keywords()
    control.start()
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(control.log == ["default", "in"])
    #expect(control.processors > 0)
  }

  @Test("menus have commands by selector, and delegates in extensions")
  func menus() {
    let view = MenuView()
    view.buttonForTest.sendActions(for: .touchUpInside)
    #expect(view.chosen == ["action"])
    #expect(view.commandSelector?.description == "renameItem:")
    let interaction = UIContextMenuInteraction(delegate: view)
    #expect(
      interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) != nil)
  }
}
