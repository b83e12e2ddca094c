import Testing

@testable import SourceAdoption

@Suite struct MemberTests {
  @Test("attributes and modifiers of Objective-C become spaces")
  func attributes() {
    let app = RewrittenApp(
      """
      @objcMembers public class A: NSObject {
        @objc dynamic var a = 1
        @IBInspectable var b: CGFloat = 2
        @objc(
          c:) private func c(_ x: Int) {}
        @nonobjc func d() {}
        @available(iOS 15, *) @objc func e() {}
      }
      @main
      final class Delegate: UIResponder {}
      """)
    let lines = app.lines()
    #expect(lines[0] == "             public class A: NSObject, InterfaceConnecting {")
    #expect(lines[1] == "                var a = 1")
    #expect(lines[2] == "                 var b: CGFloat = 2")
    #expect(lines[3].trimmedSpaces == "")
    #expect(lines[4] == "        private func c(_ x: Int) {}")
    #expect(lines[5] == "           func d() {}")
    #expect(lines[6] == "  @available(iOS 15, *)       func e() {}")
    #expect(app.text().hasSuffix("\n     \nfinal class Delegate: UIResponder {}"))
  }

  @Test("a protocol of Objective-C is for classes alone")
  func protocols() {
    let app = RewrittenApp(
      """
      @objc protocol A { func a() }
      @objc protocol B: C { func b() }
      @objc protocol D: NSObjectProtocol { func d() }
      """)
    #expect(
      app.lines() == [
        "      protocol A: AnyObject { func a() }", "      protocol B: C, AnyObject { func b() }",
        "      protocol D: NSObjectProtocol { func d() }",
      ])
  }

  @Test("an override in an extension is called by one in the class, also in another file")
  func extensionOverride() {
    let app = RewrittenApp([
      "A.swift": "class Screen: UIViewController {\n  var count = 0\n}\n",
      "B.swift": """
      extension Screen {
        private func log() {}
        override func viewDidLoad() { super.viewDidLoad(); log() }
        override var title: String? { get { "x" } set {} }
        override class func load(_ x: Int, for y: String = "") throws -> Bool { true }
      }
      """,
    ])
    #expect(
      app.lines(of: "A.swift") == [
        "class Screen: UIViewController {", "  var count = 0", "",
        "#sourceLocation(file: \"B.swift\", line: 3)", "override func viewDidLoad() { adopted_Screen_viewDidLoad() }",
        "#sourceLocation(file: \"B.swift\", line: 4)",
        "override var title: String? { get { adopted_Screen_title } set { adopted_Screen_title = newValue } }",
        "#sourceLocation(file: \"B.swift\", line: 5)",
        "override class func load(_ x: Int, for y: String = \"\") throws -> Bool { try adopted_Screen_load(x, for: y) }",
        "#sourceLocation(file: \"A.swift\", line: 3)", "}", "",
      ])
    #expect(
      app.lines(of: "B.swift") == [
        "extension Screen {", "  private func log() {}",
        "           func adopted_Screen_viewDidLoad() { super.viewDidLoad(); log() }",
        "           var adopted_Screen_title: String? { get { \"x\" } set {} }",
        "           static func adopted_Screen_load(_ x: Int, for y: String = \"\") throws -> Bool { true }", "}",
      ])
    #expect(app.findings.isEmpty)
  }

  @Test("a method of an extension that a subclass overrides is called by one in the class")
  func overriddenExtensionMethod() {
    let app = RewrittenApp(
      """
      class A: UIView {}
      extension A { @objc func show() {} }
      class B: A { override func show() { super.show() } }
      """)
    #expect(app.lines().contains("func show() { adopted_A_show() }"))
    #expect(app.lines().contains("extension A {       func adopted_A_show() {} }"))
    #expect(app.lines().contains("class B: A { override func show() { super.show() } }"))
  }

  @Test("overrides of one method in extensions of a class and its subclass have names of their own")
  func overridesInTwoExtensions() {
    let app = RewrittenApp(
      """
      class A: NSObject {}
      class B: A {}
      extension A { open override func isEqual(_ object: Any?) -> Bool { false } }
      extension B { open override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) } }
      """)
    #expect(app.lines().contains("open override func isEqual(_ object: Any?) -> Bool { adopted_A_isEqual(object) }"))
    #expect(app.lines().contains("open override func isEqual(_ object: Any?) -> Bool { adopted_B_isEqual(object) }"))
    #expect(
      app.lines().contains(
        "extension B { open          func adopted_B_isEqual(_ object: Any?) -> Bool { super.isEqual(object) } }"))
  }

  @Test("a condition around an override stands around what calls it")
  func conditions() {
    let app = RewrittenApp(
      """
      class A: UIView {}
      extension A {
      #if os(iOS)
        override func layoutSubviews() {}
      #elseif DEBUG
        override func updateConstraints() {}
      #endif
      }
      """)
    let lines = app.lines()
    #expect(lines.contains("#if (os(Linux))"))
    #expect(lines.contains("#if !(os(Linux)) && (DEBUG)"))
    #expect(lines.count { $0 == "#endif" } == 3)
  }

  @Test("an override for a whole class of UIKit has no effect and is reported")
  func systemOverride() throws {
    let app = RewrittenApp(
      "extension UINavigationController {\n  open override var shouldAutorotate: Bool { false }\n}\n")
    #expect(app.lines()[1] == "  open          var adopted_shouldAutorotate: Bool { false }")
    let finding = try #require(app.findings.first)
    #expect(finding.kind == .systemOverride)
    #expect(finding.position == SourcePosition(line: 2, column: 21))
  }

  @Test("a method that classes override and an extension of UIKit's class declares is found by type")
  func dispatch() {
    let original = """
      extension UIView { @objc func applyTheme(_ dark: Bool) { base() } }
      extension UILabel { override func applyTheme(_ dark: Bool) { super.applyTheme(dark) } }
      class Card: UIView { override func applyTheme(_ dark: Bool) { super.applyTheme(dark) } }
      class Deck: Card { override func applyTheme(_ dark: Bool) { super.applyTheme(dark) } }
      final class Title: UILabel { override func applyTheme(_ dark: Bool) { super.applyTheme(dark) } }
      """
    let app = RewrittenApp(original)
    #expect(
      app.insertedLines(besides: original) == [
        "extension UIView {       func adopted_base_UIView_applyTheme(_ dark: Bool) { base() } }",
        "extension UILabel {          func adopted_base_UILabel_applyTheme(_ dark: Bool) { "
          + "super.adopted_base_UIView_applyTheme(dark) } }",
        "class Card: UIView, Adopted_UIView_applyTheme__ {          func adopted_UIView_applyTheme(_ dark: Bool) { "
          + "super.adopted_base_UIView_applyTheme(dark) } }",
        "class Deck: Card { override func adopted_UIView_applyTheme(_ dark: Bool) { "
          + "super.adopted_UIView_applyTheme(dark) } }",
        "final class Title: UILabel, Adopted_UIView_applyTheme__ {          func adopted_UIView_applyTheme(_ dark: Bool) { "
          + "super.adopted_base_UILabel_applyTheme(dark) } }",
        "extension UIView { func applyTheme(_ dark: Bool) { "
          + "if let adopted = self as? any Adopted_UIView_applyTheme__ { return adopted.adopted_UIView_applyTheme(dark) }; "
          + "if let adopted = self as? UILabel { return adopted.adopted_base_UILabel_applyTheme(dark) }; "
          + "return adopted_base_UIView_applyTheme(dark) } }",
        "@MainActor protocol Adopted_UIView_applyTheme__: AnyObject { func adopted_UIView_applyTheme(_ dark: Bool) }",
      ])
  }

  @Test("so is a property, which super calls reach")
  func dispatchedProperty() {
    let original = """
      extension UIViewController { @objc var isShown: Bool { view.window != nil } }
      extension UIView { @objc var theme: Int { get { tag } set { tag = newValue } } }
      open class Menu: UINavigationController { open override var isShown: Bool { return super.isShown } }
      class Card: UIView { override var theme: Int { get { super.theme } set { super.theme = newValue } } }
      """
    let app = RewrittenApp(original)
    #expect(app.findings.isEmpty)
    #expect(
      app.insertedLines(besides: original) == [
        "extension UIViewController {       var adopted_base_UIViewController_isShown: Bool { view.window != nil } }",
        "extension UIView {       var adopted_base_UIView_theme: Int { get { tag } set { tag = newValue } } }",
        "open class Menu: UINavigationController, Adopted_UIViewController_isShown { "
          + "open          var adopted_UIViewController_isShown: Bool { return super.adopted_base_UIViewController_isShown } }",
        "class Card: UIView, Adopted_UIView_theme {          var adopted_UIView_theme: Int { "
          + "get { super.adopted_base_UIView_theme } set { super.adopted_base_UIView_theme = newValue } } }",
        "extension UIView { var theme: Int { "
          + "get { if let adopted = self as? any Adopted_UIView_theme { return adopted.adopted_UIView_theme }; "
          + "return adopted_base_UIView_theme } "
          + "set { if let adopted = self as? any Adopted_UIView_theme { adopted.adopted_UIView_theme = newValue; return }; "
          + "adopted_base_UIView_theme = newValue; return } } }",
        "@MainActor protocol Adopted_UIView_theme: AnyObject { var adopted_UIView_theme: Int { get set } }",
        "extension UIViewController { var isShown: Bool { "
          + "get { if let adopted = self as? any Adopted_UIViewController_isShown { "
          + "return adopted.adopted_UIViewController_isShown }; return adopted_base_UIViewController_isShown } } }",
        "@MainActor protocol Adopted_UIViewController_isShown: AnyObject { var adopted_UIViewController_isShown: Bool { get } }",
      ])
  }

  @Test("a class lists its outlets and actions")
  func connections() {
    let app = RewrittenApp([
      "A.swift": """
      enum Cells {
        public class Cell: UITableViewCell {
          @IBOutlet private weak var label: UILabel!
          @IBOutlet var buttons: [UIButton]!
          @IBInspectable var corner: CGFloat = 4
          @IBAction private func like(_ sender: UIButton) {}
          @IBAction func close() {}
        }
      }
      class List: UITableViewController {
        @IBSegueAction func detail(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
      }
      """,
      "B.swift": "extension Cells.Cell { @IBAction private func share(_ sender: Any, forEvent event: UIEvent) {} }",
    ])
    #expect(
      app.lines(of: "A.swift").contains(
        #"public override class var interfaceConnections: InterfaceConnections { super.interfaceConnections.adding("#
          + #".outlet("label", \Cells.Cell.label), .collection("buttons", \Cells.Cell.buttons), .outlet("corner", \Cells.Cell.corner), "#
          + #".action(Selector("like:", { (object: Cells.Cell) in object.like(_:) })), .action(Selector("close", { (object: Cells.Cell) in { object.close() } })), "#
          + #".action(Selector("share:forEvent:", { (object: Cells.Cell) in object.share(_:forEvent:) }))) }"#))
    #expect(
      app.lines(of: "A.swift").contains(
        #"override class var interfaceConnections: InterfaceConnections { super.interfaceConnections.adding("#
          + #".segueAction("detail:sender:") { (owner: List, coder, sender) in owner.detail(coder, sender: sender) }) }"#
      ))
    // The list is in another file.
    #expect(
      app.lines(of: "B.swift") == [
        "extension Cells.Cell {                   func share(_ sender: Any, forEvent event: UIEvent) {} }"
      ])
  }

  @Test("an action without parameters is told from other methods with its name")
  func actionNamedLikeOthers() {
    let app = RewrittenApp(
      "class Page: UIViewController {\n  @IBAction func dismiss() { dismiss(animated: true) }\n}\n")
    #expect(
      app.text().contains(#".action(Selector("dismiss", { (object: Page) in { object.dismiss() } }))"#))
  }

  @Test("a new ProcessInfo is the only one")
  func processInfo() {
    #expect(
      RewrittenApp("let a = ProcessInfo().operatingSystemVersion\n").lines()
        == ["let a = ProcessInfo.processInfo.operatingSystemVersion", ""])
  }
}
