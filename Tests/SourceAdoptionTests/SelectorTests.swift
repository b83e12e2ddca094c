import Testing

@Suite struct SelectorTests {
  @Test("in a pattern, a selector is a name")
  func patterns() {
    let app = RewrittenApp(
      """
      class A: UIView {
        @objc func tap(_ sender: Any) {}
        func f(_ action: Selector) -> Bool {
          switch action {
          case #selector(tap), #selector(paste(_:)): true
          case _ where action == #selector(tap): true
          default: false
          }
        }
      }
      """)
    #expect(app.lines().contains(#"    case Selector("tap:"), Selector("paste:"): true"#))
    #expect(
      app.lines().contains(
        #"    case _ where action == Selector("tap:", { (object: A) in object.tap }): true"#))
  }

  /// Returns what a `#selector` becomes in a class with some methods.
  private func rewritten(_ selector: String, members: String = "") -> String {
    let app = RewrittenApp(
      """
      import UIKit
      protocol Closing { func close(_ sender: Any) }
      class Base: UIViewController { @objc func done(for item: Int) {} }
      extension UIViewController { @objc func dismissKeyboard(_ tap: Int) {} }
      class Screen: Base {
        \(members)
        func f() { use(\(selector)) }
      }
      """)
    let line = app.lines().first { $0.contains("func f()") } ?? ""
    return line.replacing("func f() { use(", with: "").dropLast(3).trimmedSpaces
  }

  @Test("a method of the class is named with its owner and its labels")
  func ownMethod() {
    let members = "@objc private func tap(_ sender: UIButton) {}"
    #expect(
      rewritten("#selector(tap(_:))", members: members) == #"Selector("tap:", { (object: Screen) in object.tap(_:) })"#)
    #expect(rewritten("#selector(tap)", members: members) == #"Selector("tap:", { (object: Screen) in object.tap })"#)
    #expect(
      rewritten("#selector(self.tap)", members: members) == #"Selector("tap:", { (object: Screen) in object.tap })"#)
    #expect(
      rewritten("#selector(Screen.tap(_:))", members: members)
        == #"Selector("tap:", { (object: Screen) in object.tap(_:) })"#)
  }

  @Test("the labels of superclasses' methods and of extensions of UIKit's classes are found")
  func inheritedMethod() {
    #expect(rewritten("#selector(done)") == #"Selector("doneFor:", { (object: Screen) in object.done })"#)
    #expect(
      rewritten("#selector(dismissKeyboard)")
        == #"Selector("dismissKeyboard:", { (object: Screen) in object.dismissKeyboard })"#)
  }

  @Test("a method of UIKit keeps the labels that are written")
  func systemMethod() {
    #expect(
      rewritten("#selector(UIView.endEditing(_:))")
        == #"Selector("endEditing:", { (object: UIView) in object.endEditing(_:) })"#)
    #expect(rewritten("#selector(copy(_:))") == #"Selector("copy:", { (object: Screen) in object.copy(_:) })"#)
    #expect(rewritten("#selector(UIResponder.copy)") == #"Selector("copy:", { (object: UIResponder) in object.copy })"#)
  }

  @Test("a class method is applied to its type")
  func classMethod() {
    let members = "@objc class func reset() {}"
    #expect(rewritten("#selector(reset)", members: members) == #"Selector("reset", static: Screen.reset)"#)
  }

  @Test("the name in @objc counts")
  func customName() {
    let members = "@objc(pressed:) func tap(_ sender: UIButton) {}"
    #expect(
      rewritten("#selector(tap(_:))", members: members)
        == #"Selector("pressed:", { (object: Screen) in object.tap(_:) })"#)
  }

  @Test("a requirement of a protocol is called on what conforms to it")
  func requirement() {
    #expect(
      rewritten("#selector(Closing.close(_:))")
        == #"Selector("close:", { (object: any Closing) in object.close(_:) })"#)
  }

  @Test("a method of an instance takes its type from the instance")
  func instance() {
    #expect(rewritten("#selector(store.reload(_:))") == #"Selector("reload:", of: store, { $0.reload(_:) })"#)
  }

  @Test("an accessor reads or sets the property")
  func accessors() {
    #expect(
      rewritten("#selector(getter: Screen.title)")
        == #"Selector("title", { (object: Screen) in { object.title } })"#)
    #expect(
      rewritten("#selector(setter: title)")
        == #"Selector("setTitle:", { (object: Screen) in { object.title = $0 } })"#)
  }

  @Test("a cast chooses among overloads")
  func cast() {
    let members = "@objc func tap() {}\n  @objc(tapWith:) func tap(_ sender: Any) {}"
    #expect(
      rewritten("#selector(tap as () -> Void)", members: members)
        == #"Selector("tap", { (object: Screen) in object.tap as () -> Void })"#)
    #expect(
      rewritten("#selector((self.tap(_:)) as (Any) -> Void)", members: members)
        == #"Selector("tapWith:", { (object: Screen) in object.tap(_:) as (Any) -> Void })"#)
  }

  @Test("a selector of several lines keeps the lines behind it")
  func severalLines() {
    let app = RewrittenApp("class A: UIView {\n  func tap() {}\n  let a = #selector(\n    tap\n  )\n  let b = 1\n}\n")
    #expect(app.lines()[2] == #"  let a = Selector("tap", { (object: A) in object.tap })"#)
    #expect(app.lines()[5] == "  let b = 1")
  }

  @Test("text that looks like a selector stays")
  func texts() {
    let text = ##"let a = "#selector(tap)" // #selector(tap)"## + "\nlet b = #\"\"\"\n#selector(x) @objc\n\"\"\"#\n"
    #expect(
      RewrittenApp(text).text() == "// Written by galley-adopt.\n#sourceLocation(file: \"App.swift\", line: 1)\n" + text
    )
  }

  @Test("a key path becomes the names of its properties")
  func keyPaths() {
    #expect(rewritten("#keyPath(UIView.frame)") == "\"frame\"")
    #expect(rewritten("#keyPath(layer.bounds)") == "\"layer.bounds\"")
    #expect(rewritten("#keyPath(Screen.view.frame)") == "\"view.frame\"")
  }

  @Test("literals of Xcode become calls")
  func literals() {
    #expect(
      rewritten("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)") == "UIColor(red: 1, green: 0, blue: 0, alpha: 1)")
    #expect(rewritten("#imageLiteral(resourceName: \"star\")") == "UIImage(named: \"star\")!")
  }
}
