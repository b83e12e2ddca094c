import Testing
import UIKit

/// Names that applications use, with `import UIKit` alone. Half of each test is that it compiles. Numbers are
/// those of Apple's headers; of strings, only those are tested that public sources agree on.
@MainActor
struct AppSourceNamesTests {
  /// A view that counts the touches that it gets.
  private final class Pad: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began \(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended \(touches.count)") }
  }

  private final class Finger: UITouch {
    private let (touched, step): (UIView, Phase)
    init(_ touched: UIView, _ step: Phase) { (self.touched, self.step) = (touched, step) }
    override var view: UIView? { touched }
    override var window: UIWindow? { touched.window }
    override var phase: Phase { step }
  }

  private final class Tap: UIEvent {
    private let touches: Set<UITouch>
    init(_ touches: [UITouch]) { self.touches = Set(touches) }
    override var allTouches: Set<UITouch>? { touches }
  }

  @Test("an event reaches the views of its touches, through the application and an overridden window")
  func events() {
    final class Window: UIWindow {
      var count = 0
      override func sendEvent(_ event: UIEvent) {
        count += 1
        super.sendEvent(event)
      }
    }
    let (window, first, second) = (Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Pad(), Pad())
    window.addSubview(first)
    window.addSubview(second)
    UIApplication.shared.sendEvent(
      Tap([Finger(first, .began), Finger(first, .began), Finger(second, .ended), Finger(second, .stationary)]))
    #expect(window.count == 1 && first.calls == ["began 2"] && second.calls == ["ended 1"])
    UIApplication.shared.sendEvent(Tap([Finger(Pad(), .began)]))
    #expect(window.count == 1)
    let event = UIEvent()
    #expect(event.modifierFlags == [] && event.coalescedTouches(for: UITouch()) == nil)
  }

  /// A control with its own keyboard input, which declares no traits.
  private final class CodeField: UIControl, UIKeyInput {
    var code = ""
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { code = String(code.dropLast()) }
  }

  @Test("an object with keyboard input needs to declare no traits")
  func keyInput() {
    let field = CodeField()
    field.insertText("12")
    field.deleteBackward()
    #expect(field.code == "1" && field.keyboardType == .default && field.autocapitalizationType == .sentences)
    #expect(!field.isSecureTextEntry)
  }

  @Test("the class of a cell is its own for a coder")
  func classForCoder() throws {
    final class Cell: UITableViewCell {}
    #expect(Cell.classForCoder() == Cell.self)
    let table = UITableView()
    table.register(Cell.classForCoder(), forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is Cell)
  }

  @Test("an action knows what a popover points at while it is performed")
  func sourceItem() {
    let button = UIButton()
    var source: (any UIPopoverPresentationControllerSourceItem)?
    let action = UIAction { source = $0.presentationSourceItem }
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(source === button && action.presentationSourceItem == nil)
  }

  @Test("a transaction's values have keys")
  func transactions() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2.5)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    CATransaction.setValue("a", forKey: "own")
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "own") as? String == "a" && !CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "own") == nil)
  }

  @Test("a page's own image goes before that of all pages")
  func pageImages() {
    let (pages, image) = (UIPageControl(), UIImage())
    pages.setIndicatorImage(image, forPage: 1)
    #expect(pages.indicatorImage(forPage: 1) === image && pages.indicatorImage(forPage: 0) == nil)
    pages.backgroundStyle = .minimal
    #expect(UIPageControl.BackgroundStyle.minimal.rawValue == 2 && pages.interactionState == .none)
  }

  @Test("a disabled search bar disables its field")
  func searchBar() {
    let bar = UISearchBar()
    bar.isEnabled = false
    bar.setShowsScope(true, animated: false)
    #expect(!bar.searchTextField.isEnabled && bar.showsScopeBar)
  }

  @Test("focus goes from a controller to its view once that is loaded")
  func focus() {
    final class Page: UIViewController {
      override var preferredFocusEnvironments: [any UIFocusEnvironment] { super.preferredFocusEnvironments }
    }
    let page = Page()
    #expect(page.preferredFocusEnvironments.isEmpty)
    page.loadViewIfNeeded()
    #expect(page.preferredFocusEnvironments.first === page.view)
  }

  /// A control with a menu, as applications override it.
  private final class Card: UIControl, UIEditMenuInteractionDelegate, UILargeContentViewerInteractionDelegate {
    override var scalesLargeContentImage: Bool {
      get { true }
      set {}
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { UITargetedPreview(view: self) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {}
  }

  @Test("interactions know their views and delegates, and ask only what is implemented")
  func interactions() {
    let card = Card()
    let edit = UIEditMenuInteraction(delegate: card)
    let large = UILargeContentViewerInteraction(delegate: card)
    card.addInteraction(edit)
    card.addInteraction(large)
    #expect(edit.view === card && large.view === card && edit.delegate === card && large.delegate === card)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 1, y: 2))
    edit.presentEditMenu(with: configuration)
    let delegate: any UIEditMenuInteractionDelegate = card
    #expect(delegate.editMenuInteraction(edit, targetRectFor: configuration) == .null)
    #expect(delegate.editMenuInteraction(edit, menuFor: configuration, suggestedActions: []) != nil)
    #expect(card.scalesLargeContentImage && card.largeContentImageInsets == .zero)
  }

  @Test("buttons of bars, accessibility actions, and shared items have the initializers of newer systems")
  func initializers() {
    let (menu, image) = (UIMenu(), UIImage())
    let button = UIBarButtonItem(title: "a", image: image, target: nil, action: nil, menu: menu)
    #expect(button.title == "a" && button.image === image && button.menu === menu)
    let action = UIAccessibilityCustomAction(name: "b", image: image) { _ in true }
    #expect(action.image === image && action.name == "b" && action.actionHandler?(action) == true)
    final class Item: UIActivityItemProvider, @unchecked Sendable {
      override var item: Any { "whole" }
    }
    let provider = Item(placeholderItem: "part")
    let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    #expect(provider.activityViewControllerPlaceholderItem(sheet) as? String == "part")
    #expect(provider.activityViewController(sheet, itemForActivityType: nil) as? String == "whole")
  }

  @Test("a checker of spelling knows the learned words, and misses none without a dictionary")
  func textChecker() {
    UITextChecker.learnWord("galley")
    #expect(UITextChecker.hasLearnedWord("galley") && !UITextChecker.hasLearnedWord("slip"))
    UITextChecker.unlearnWord("galley")
    #expect(!UITextChecker.hasLearnedWord("galley"))
    let range = UITextChecker().rangeOfMisspelledWord(
      in: "wrogn", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "en_US")
    #expect(range.location == NSNotFound && UITextChecker.availableLanguages.isEmpty)
  }

  /// Content types have the names of HTML's autofill tokens, and bindings to UIKit for other languages the same; applications compare
  /// key presses with "UIKeyInputF1" and so on.
  @Test("names have the strings that public sources agree on")
  func strings() {
    #expect(UITextContentType.postalCode.rawValue == "postal-code")
    #expect(UITextContentType.addressCity.rawValue == "address-level2" && UIKeyCommand.f5 == "UIKeyInputF5")
    let field = UITextField()
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    let device = UIDevice.current
    device.isProximityMonitoringEnabled = true
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown && !device.isProximityMonitoringEnabled)
    #expect(UIApplication.shared.isProtectedDataAvailable)
    #expect(CGBlendMode.destinationOut.rawValue == 23 && CGBlendMode.luminosity.rawValue == 15)
  }

  private final class Card2: UIView {
    var title: String? { didSet { changes += 1 } }
    var changes = 0
    private let stored = 3
    override class var interfaceConnections: InterfaceConnections {
      super.interfaceConnections.adding(.outlet("title", \Card2.title))
    }
  }

  @Test("properties are set and read by their names")
  func keyValueCoding() {
    let card = Card2()
    card.setValue("a", forKey: "title")
    #expect(card.title == "a" && card.changes == 1 && card.value(forKey: "title") as? String == "a")
    #expect(card.value(forKey: "stored") as? Int == 3)
    card.setValue(0.5, forKey: "alpha")
    card.setValue(3, forKeyPath: "layer.cornerRadius")
    card.setValue(7, forKey: "tag")
    #expect(card.alpha == 0.5 && card.layer.cornerRadius == 3 && card.tag == 7)
    card.setValue("many", forKey: "alpha")
    card.setValue(Double.nan, forKey: "numberOfLines")
    card.setValue(0.5, forKey: "alpha")
    #expect(card.value(forKey: "alpha") as? CGFloat == 0.5 && card.value(forKey: "nothing") == nil)
    let button = UIButton()
    button.setValue("ok", forKeyPath: "titleLabel.text")
    #expect(button.value(forKeyPath: "titleLabel.text") as? String == "ok")
    let bar = UINavigationBar()
    bar.setValue(true, forKey: "hidesShadow")
    #expect(bar.value(forKey: "hidesShadow") as? Bool == true)
    let item = UIBarButtonItem(customView: card)
    #expect(item.value(forKey: "view") as? UIView === card)
    #expect(UIApplication.shared.value(forKeyPath: "statusBarWindow.statusBar") == nil)
    UserDefaults.standard.setValue("b", forKey: "adoption-key")
    #expect(UserDefaults.standard.string(forKey: "adoption-key") == "b")
    UserDefaults.standard.removeObject(forKey: "adoption-key")
  }

  @Test("a window is told that it has become the key window, and another one that it isn't any more")
  func keyWindows() {
    final class Window: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (first, second) = (Window(), Window())
    first.makeKey()
    first.makeKey()
    second.makeKey()
    #expect(first.calls == ["become", "resign"] && second.calls == ["become"])
  }

  @Test("a responder without an own method for it can't rename")
  func documentActions() {
    let rename = Selector("rename:", { (responder: UIResponder) in responder.rename(_:) })
    #expect(!UITextField().canPerformAction(rename, withSender: nil))
  }

  @Test("an item provider gives data and files in the types of its object, and what was registered")
  func itemProviders() throws {
    let provider = NSItemProvider(object: "héllo" as NSString)
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    var answers: [Data?] = []
    provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in answers.append(data) }
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
      answers.append(data)
      #expect(error != nil)
    }
    #expect(answers == [Data("héllo".utf8), nil])
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
      completion(Data([1, 2]), nil)
      return nil
    }
    provider.suggestedName = "a"
    var file: (name: String, data: Data?)?
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
      file = url.map { ($0.lastPathComponent, try? Data(contentsOf: $0)) }
    }
    #expect(file?.name == "a.png" && file?.data == Data([1, 2]))
    provider.suggestedName = "../../b"
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
      file = url.map { ($0.lastPathComponent, nil) }
    }
    #expect(file?.name == "b.png")
    var item: Any?
    let link = NSItemProvider(item: NSURL(string: "https://a.b"), typeIdentifier: "public.url")
    link.loadItem(forTypeIdentifier: "public.url") { value, _ in item = value }
    #expect((item as? NSURL)?.absoluteString == "https://a.b")
  }

  @Test("a controller previews what a deep press would show")
  func previewing() {
    final class List: UIViewController, UIViewControllerPreviewingDelegate {
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
      ) -> UIViewController? { UIViewController() }
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
      ) {}
    }
    let list = List()
    let context = list.registerForPreviewing(with: list, sourceView: list.view)
    #expect(context.delegate === list && context.sourceView === list.view && context.sourceRect == list.view.bounds)
    list.unregisterForPreviewing(withContext: context)
    #expect(list.traitCollection.forceTouchCapability == .unavailable)
  }
}
