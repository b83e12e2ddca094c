import Testing

@testable import SourceAdoption

/// Overrides that are told apart by their types, their files, and what is between the classes.
@Suite struct OverrideTests {
  @Test("a method of a conformance in an extension, which a subclass overrides, keeps its parameters")
  func conformanceInExtension() {
    let app = RewrittenApp(
      """
      class Base: UIViewController {}
      extension Base: UITableViewDelegate {
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
      }
      class Sub: Base { override func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }
      """)
    #expect(
      app.lines().contains(
        "func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) "
          + "{ adopted_Base_tableView(table, didSelectRowAt: path) }"))
  }

  @Test("an override of another type's overload leaves an extension's method alone")
  func overloads() {
    let text = """
      extension UIView { @objc func fill(with text: String) {} }
      class A: UITableViewCell { func fill(with model: Model) {} }
      class B: A { override func fill(with model: Model) {} }
      class Q { func show(_ model: Model) {} }
      extension Q { func show(_ text: String) {} }
      class R: Q { override func show(_ model: Model) {} }
      """
    #expect(
      RewrittenApp(text).insertedLines(besides: text) == ["extension UIView {       func fill(with text: String) {} }"])
  }

  @Test("an override of a class between is no override of an extension's method")
  func classBetween() {
    let app = RewrittenApp(
      """
      extension UIView { @objc func mark() {} }
      class A: UIView { func mark() {} }
      class B: A { override func mark() {} }
      """)
    #expect(!app.text().contains("adopted"))
  }

  @Test("private classes of one name in two files are two classes")
  func privateClasses() {
    let app = RewrittenApp([
      "A.swift": "private class Header: UIView { @IBOutlet var a: UILabel! }\n",
      "B.swift":
        "private class Header: UIView { @IBOutlet var b: UILabel!; func f() { use(#selector(g)) }; @objc func g(_ x: Int) {} }\n",
    ])
    #expect(app.text(of: "A.swift").contains(#"adding(.outlet("a", \Header.a))"#))
    #expect(app.text(of: "B.swift").contains(#"adding(.outlet("b", \Header.b))"#))
    #expect(app.text(of: "B.swift").contains(#"Selector("g:", { (object: Header) in object.g })"#))
  }

  @Test("a class within a function, and one for macOS, aren't the app's class of that name")
  func otherDeclarations() {
    let app = RewrittenApp(
      """
      #if os(macOS)
      class Badge: NSView { @IBOutlet var mac: NSView! }
      #else
      class Badge: UIView { @IBOutlet var phone: UIView! }
      #endif
      func f() { class Badge: UIView { @IBOutlet var local: UIView! } }
      """)
    #expect(app.text().matches(of: #/interfaceConnections: /#).count == 1)
    #expect(app.text().contains(#"adding(.outlet("phone", \Badge.phone))"#))
  }

  @Test("default arguments stay with what is called")
  func defaults() {
    let app = RewrittenApp(
      """
      class A: UIView {}
      extension A { @objc func show(animated: Bool = true) {} }
      class B: A { override func show(animated: Bool) {} }
      """)
    #expect(app.lines().contains("func show(animated: Bool = true) { adopted_A_show(animated: animated) }"))
  }

  @Test("a variadic method can't be passed on, and is reported")
  func variadic() {
    let app = RewrittenApp(
      """
      class A: UIView {}
      extension A { @objc func show(_ names: String...) {} }
      class B: A { override func show(_ names: String...) {} }
      """)
    #expect(app.findings.map(\.kind) == [.unsupported])
  }

  @Test("a call of super with other labels stays")
  func superCalls() {
    let app = RewrittenApp(
      """
      extension UIView { @objc func theme() {} }
      class A: UIView {
        override func theme() { super.theme(); super.theme(3) }
      }
      """)
    #expect(app.text().contains("{ super.adopted_base_UIView_theme(); super.theme(3) }"))
  }

  @Test("a member of an extension that implements a protocol's requirement can be overridden, too")
  func requirements() {
    let app = RewrittenApp(
      """
      @objc protocol Themeable { func theme(); var color: UIColor? { get } }
      extension UIView: Themeable { func theme() {}; func other() {}; var color: UIColor? { nil } }
      class C: UIView { override var color: UIColor? { .red } }
      extension UITableView { override func theme() { super.theme() } }
      class A: UIView { override func theme() {} }
      class B: UIView {}
      extension B { override func theme() { super.theme() } }
      """)
    #expect(app.text().contains("protocol Adopted_UIView_theme: AnyObject { func adopted_UIView_theme() }"))
    #expect(
      app.text().contains(
        "func adopted_base_UIView_theme() {}; func other() {}; var adopted_base_UIView_color: UIColor? { nil }"))
    #expect(app.lines().contains { $0.contains("class C: UIView, Adopted_UIView_color {") })
    #expect(app.lines().contains { $0.contains("class A: UIView, Adopted_UIView_theme") })
    #expect(
      app.lines().contains {
        $0.contains("func adopted_base_UITableView_theme() { super.adopted_base_UIView_theme() }")
      })
    #expect(app.findings == [])
  }

  @Test("the class in a composition that an alias names is the superclass")
  func compositions() {
    let app = RewrittenApp(
      """
      protocol Themed {}
      typealias Screen = Themed & UIViewController
      class A: Screen { @IBAction func tap() {} }
      class B: UITableViewDataSource { @IBAction func tap() {} }
      """)
    #expect(app.text().contains("override class var interfaceConnections: InterfaceConnections { super."))
    #expect(app.text().contains("class B: UITableViewDataSource, InterfaceConnecting {"))
  }
}
