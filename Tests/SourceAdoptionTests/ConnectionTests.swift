import Testing

@testable import SourceAdoption

@Suite struct ConnectionTests {
  @Test("outlets under a condition are added under it")
  func conditions() {
    let app = RewrittenApp(
      """
      class A: UIView {
        #if DEBUG
        @IBOutlet var debug: UIView!
        #endif
        @IBOutlet var always: UIView!
      }
      """)
    #expect(
      app.text().contains(
        """
        super.interfaceConnections.adding(.outlet("always", \\A.always))
        #if (DEBUG)
        .adding(.outlet("debug", \\A.debug))
        #endif
         }
        """))
  }

  @Test("what is private by its extension can be reached from the class's file")
  func privateExtensions() {
    let app = RewrittenApp([
      "A.swift": "class A: UIViewController {}\n",
      "B.swift": "private extension A {\n  @IBAction func tap() {}\n}\n",
    ])
    #expect(app.lines(of: "B.swift") == ["        extension A {", "            func tap() {}", "}", ""])
  }

  @Test("what extensions add to classes of UIKit is registered")
  func registrations() {
    let text = """
      extension UIView {
        @IBInspectable var corner: CGFloat { get { 0 } set {} }
        @IBInspectable var fixed: CGFloat { 0 }
      }
      extension UIViewController { @IBAction func unwind(_ segue: UIStoryboardSegue) {} }
      """
    let app = RewrittenApp(text)
    #expect(
      app.lines().contains(
        #"extension UIView { static var adopted_connections0: [InterfaceConnections.Member] { [.outlet("corner", \UIView.corner)] } }"#
      ))
    #expect(
      app.lines().contains(
        #"extension UIViewController { static var adopted_connections1: [InterfaceConnections.Member] "#
          + #"{ [.action(Selector("unwind:", { (object: UIViewController) in object.unwind(_:) }))] } }"#))
    let source = SourceText(Array(text.utf8))
    let planner = AppPlanner([(path: "A.swift", summary: SummaryCollector.summary(of: source))])
    let resources = ResourceSource(folders: [], files: [], registrations: planner.registrations).text
    #expect(
      resources.contains(
        "InterfaceClasses.register(UIView.self, connections: InterfaceConnections(UIView.adopted_connections0))"))
  }

  @Test("collections are arrays in either notation; constants and class properties are no outlets")
  func types() {
    let app = RewrittenApp(
      """
      class A: UIView {
        @IBOutlet var a: Array<UIView>!
        @IBOutlet var b: [UIView] = []
        @IBOutlet static var c: UIView!
        @IBOutlet var `default`: UIView!
      }
      """)
    #expect(
      app.text().contains(#".adding(.collection("a", \A.a), .collection("b", \A.b), .outlet("default", \A.`default`))"#)
    )
  }
}
