import Testing

@Suite struct OptionalRequirementTests {
  private let declaration = """
    @objc public protocol CellDelegate: AnyObject {
      @objc optional func close(_ cell: Int)
      @objc optional func title(for cell: Int) -> String?
      @objc optional func height(for cell: Int) -> Double
      @objc optional var accent: UIColor? { get }
    }
    """

  @Test("a requirement gets a default implementation")
  func defaults() {
    let app = RewrittenApp(declaration)
    #expect(app.lines()[1] == "                 func close(_ cell: Int)")
    let lines = app.lines()
    #expect(lines.contains("public extension CellDelegate { func close(_ cell: Int) {} }"))
    #expect(
      lines.contains(
        "public extension CellDelegate { @discardableResult func title(for cell: Int) -> String? { nil } }"))
    #expect(
      lines.contains {
        $0.hasSuffix("@discardableResult func adopted_height(for cell: Int) -> Double? { height(for: cell) } }")
      })
    #expect(lines.contains("public extension CellDelegate { var accent: UIColor? { get { nil } } }"))
    #expect(app.lines().contains("@discardableResult func adopted_height(for cell: Int) -> Double?"))
  }

  @Test("an optional call is a plain call; one with a value asks whether there is one")
  func calls() {
    let app = RewrittenApp(
      declaration + """

        func use(_ delegate: CellDelegate?, _ table: UITableView) {
          delegate?.close?(1)
          let a = delegate?.title?(for: 1)
          let b = delegate?.height?(for: 1) ?? 3
          let c = table.delegate?.tableView?(table, heightForRowAt: IndexPath())
          let d = other.close?(a, b)
        }
        """)
    let lines = app.lines()
    #expect(lines.contains("  delegate?.close (1)"))
    #expect(lines.contains("  let a = delegate?.title (for: 1)"))
    #expect(lines.contains("  let b = delegate?.adopted_height (for: 1) ?? 3"))
    // UIKit's own optional methods, and methods with other labels, stay.
    #expect(lines.contains("  let c = table.delegate?.tableView?(table, heightForRowAt: IndexPath())"))
    #expect(lines.contains("  let d = other.close?(a, b)"))
  }

  @Test("a class without the method has no value, and its subclasses' methods are called")
  func conformances() {
    let app = RewrittenApp(
      declaration + """

        class A: CellDelegate {}
        class B: A { func close(_ cell: Int) {}; func height(for cell: Int) -> Double { 1 } }
        class C: CellDelegate { func height(for cell: Int) -> Double { 2 } }
        """)
    let lines = app.lines().map(\.trimmedSpaces)
    #expect(lines.contains("@discardableResult func adopted_height(for cell: Int) -> Double? { nil }"))
    #expect(
      lines.contains("@discardableResult override func adopted_height(for cell: Int) -> Double? { height(for: cell) }"))
    #expect(lines.contains("func close(_ cell: Int) {}"))
    #expect(lines.contains { $0.hasPrefix("class B: A { override func close(_ cell: Int) {}; func height(") })
  }

  @Test("the result of a call is optional for what follows it, and an exclamation mark stays one")
  func chains() {
    let app = RewrittenApp(
      declaration + """

        func use(_ delegate: CellDelegate, _ closure: ((Int) -> Void)?) {
          let a = delegate.height?(for: 1).rounded()
          let b = delegate.height!(for: 1)
          delegate.close!(1)
          closure?(1)
          self.close?(1)
        }
        """)
    let lines = app.lines()
    #expect(lines.contains("  let a = delegate.adopted_height (for: 1)?.rounded()"))
    #expect(lines.contains("  let b = delegate.adopted_height (for: 1)!"))
    #expect(lines.contains("  delegate.close (1)"))
    #expect(lines.contains("  closure?(1)"))
    #expect(lines.contains("  self.close?(1)"))
  }

  @Test("a private class has a method that its protocol can reach")
  func privateClasses() {
    let app = RewrittenApp(declaration + "\nprivate class Spy: NSObject, CellDelegate {}\n")
    #expect(
      app.lines().contains("@discardableResult fileprivate func adopted_height(for cell: Int) -> Double? { nil }"))
  }
}
