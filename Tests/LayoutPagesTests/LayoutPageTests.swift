import Foundation
import LayoutInspector
import LayoutPages
import LayoutRendering
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct LayoutPageTests {
  /// A view with a label of 80 by 30 points, 10 points from the leading edge and 5 from the top and bottom.
  private static func makeView() -> UIView {
    let view = UIView()
    let label = UILabel()
    label.text = "<Name>"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
      label.widthAnchor.constraint(equalToConstant: 80),
      label.heightAnchor.constraint(equalToConstant: 30),
    ])
    return view
  }

  private static func values(_ attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test("a page has a figure for each environment, with the frames that constraints demand")
  func figures() throws {
    let inspector = LayoutInspector { Self.makeView() }
    let page = try inspector.page(
      title: "Name & more",
      in: LayoutEnvironment.all(widths: [300, 200], categories: [.small, .large], styles: [.light, .dark]))
    #expect(page.contains("<title>Name &amp; more</title>"))
    var keys: [String] = []
    for width in [300, 200] {
      for size in ["S", "L"] {
        for direction in ["left-to-right", "right-to-left"] {
          for style in ["light", "dark"] { keys.append("\(size)|\(width)|\(direction)|\(style)") }
        }
      }
    }
    #expect(Self.values("data-key", in: page) == keys)
    let figures = page.components(separatedBy: "<figure ").dropFirst()
    for (key, figure) in zip(keys, figures) {
      let x = key.contains("left-to-right") ? 10 : key.contains("300") ? 210 : 110
      #expect(figure.contains("<rect x=\"\(x)\" y=\"5\" width=\"80\" height=\"30\""), "\(key)")
      #expect(figure.contains("x \(x), y 5, 80 by 30"), "\(key)")
      #expect(figure.contains("<th scope=\"row\">height</th><td>40</td>"), "\(key)")
      #expect(figure.contains("class=\"drawing dark\"") == key.hasSuffix("dark"), "\(key)")
      for overlay in ["baselines", "frames", "margins", "distances"] {
        #expect(figure.contains("data-overlay=\"\(overlay)\""), "\(key)")
      }
    }
  }

  @Test("controls list values in order, and start with the default text size and the first environment")
  func controls() throws {
    let inspector = LayoutInspector { Self.makeView() }
    let page = try inspector.page(
      title: "Controls",
      in: [
        LayoutEnvironment(width: 300, category: .extraLarge, direction: .rightToLeft),
        LayoutEnvironment(width: 200, category: .large), LayoutEnvironment(width: 250, height: 50),
      ])
    #expect(Self.values("data-values", in: page) == ["L XL"])
    #expect(Self.values("aria-valuetext", in: page) == ["L"])
    for menu in [
      "<select id=\"width\"><option>200</option><option>250</option><option selected>300</option></select>",
      "<select id=\"height\"><option selected>of content</option><option>50</option></select>",
      "<select id=\"direction\"><option>left-to-right</option><option selected>right-to-left</option></select>",
      "<select id=\"style\"><option selected>light</option></select>",
    ] { #expect(page.contains(menu), "\(menu)") }
  }

  @Test("a page lists problems, and without environments it is empty")
  func problems() throws {
    let inspector = LayoutInspector {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      let view = UIView()
      view.addSubview(button)
      return view
    }
    let page = try inspector.page(title: "Small", in: [LayoutEnvironment()])
    let problem = try #require(inspector.problems(in: [LayoutEnvironment()]).first)
    #expect(page.contains("\(problem.view): \(problem.message)"))
    #expect(try !inspector.page(title: "Nothing", in: []).contains("<figure "))
  }

  // MARK: - Controls

  @Test("a control starts with the first environment's value, and text sizes with the default one if it can be chosen")
  func initialValues() throws {
    let inspector = LayoutInspector { Self.makeView() }
    let page = try inspector.page(
      title: "Initial",
      in: [
        LayoutEnvironment(width: 430, category: .small, style: .dark),
        LayoutEnvironment(width: 375, category: .extraLarge, style: .light),
      ])
    #expect(Self.values("data-values", in: page) == ["S XL"] && Self.values("aria-valuetext", in: page) == ["S"])
    #expect(page.contains("id=\"size\" min=\"0\" max=\"1\" value=\"0\""))
    #expect(page.contains("<select id=\"width\"><option>375</option><option selected>430</option></select>"))
    #expect(page.contains("<select id=\"style\"><option>light</option><option selected>dark</option></select>"))
  }

  @Test("there is no control for a height or a version of iOS if there is one only")
  func optionalControls() throws {
    let inspector = LayoutInspector { Self.makeView() }
    func page(_ environments: [LayoutEnvironment]) throws -> String { try inspector.page(title: "", in: environments) }
    let one = try page([LayoutEnvironment(width: 300, height: 50), LayoutEnvironment(width: 200, height: 50)])
    #expect(!one.contains("id=\"height\"") && !one.contains("id=\"ios\""))
    let two = try page([.iOS18, .iOS26].map { LayoutEnvironment(width: 300, height: 50, systemVersion: $0) })
    #expect(two.contains("<select id=\"ios\"><option selected>18</option><option>26</option></select>"))
    #expect(!two.contains("id=\"height\""))
  }

  @Test("languages are chosen in the order of the environments, or shown side by side, each in its own direction")
  func languages() throws {
    let inspector = LayoutInspector { Self.makeView() }
    let page = try inspector.page(
      title: "", in: LayoutEnvironment.all(widths: [300], categories: [.large], locales: ["ja", "de", "ar"]))
    #expect(Self.values("data-key", in: page) == ["L|300|ja|light", "L|300|de|light", "L|300|ar|light"])
    let menu = "<select id=\"language\"><option selected>ja</option><option>de</option><option>ar</option></select>"
    #expect(page.contains(menu))
    #expect(!page.contains("id=\"direction\""))
    #expect(page.contains("<input type=\"checkbox\" class=\"all\" value=\"language\"> Show every language</label>"))
    // The label is 10 points from the leading edge, and 80 points wide.
    let figures = page.components(separatedBy: "<figure ").dropFirst()
    #expect(figures.map { $0.contains("x 210, y 5") } == [false, false, true])
    #expect(figures.map { $0.contains("x 10, y 5") } == [true, true, false])
  }

  @Test("directions are chosen if the languages don't imply them, and there is no menu for one language")
  func languagesInDirections() throws {
    let inspector = LayoutInspector { Self.makeView() }
    let both = try inspector.page(
      title: "",
      in: LayoutEnvironment.all(
        widths: [300], categories: [.large], locales: ["de", "ar"], directions: [.leftToRight, .rightToLeft]))
    #expect(
      Self.values("data-key", in: both) == [
        "L|300|de|left-to-right|light", "L|300|de|right-to-left|light", "L|300|ar|left-to-right|light",
        "L|300|ar|right-to-left|light",
      ])
    let one = try inspector.page(title: "", in: [LayoutEnvironment(width: 300, locale: "ar")])
    #expect(Self.values("data-key", in: one) == ["L|300|right-to-left|light"])
    #expect(!one.contains("language") && !one.contains("class=\"all\""))
    let mixed = try inspector.page(title: "", in: [LayoutEnvironment(), LayoutEnvironment(locale: "ar")])
    #expect(mixed.contains("<select id=\"language\"><option selected>unchanged</option><option>ar</option></select>"))
  }

  /// Without JavaScript, the text size can't be chosen, so that the page shows all sizes of the other initial values.
  @Test("the figures of all text sizes with the other initial values are shown without JavaScript")
  func staticFigures() throws {
    let page = try LayoutInspector { Self.makeView() }.page(
      title: "Static", in: LayoutEnvironment.all(widths: [300, 200], categories: [.small, .large]))
    let shown = page.components(separatedBy: "<figure data-key=\"").dropFirst().filter {
      $0.prefix { $0 != ">" }.hasSuffix("class=\"static\"")
    }
    let keys = shown.map { figure in figure.prefix { $0 != "\"" } }
    #expect(keys == ["S|300|left-to-right|light", "L|300|left-to-right|light"])
  }

  // MARK: - Figures

  /// Returns the only figure of a page in 200 points, left to right.
  private func figure(height: CGFloat? = nil, _ makeView: @escaping @MainActor () -> UIView) throws -> String {
    let page = try LayoutInspector(makeView).page(title: "", in: [LayoutEnvironment(width: 200, height: height)])
    return try #require(page.components(separatedBy: "<figure ").dropFirst().first)
  }

  private static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("regions are the visible views without subviews that have an area")
  func regions() throws {
    let figure = try figure(height: 100) {
      let root = UIView()
      let (outer, hidden) = (Self.box(10, 10, 60, 60), Self.box(1, 1, 7, 7))
      outer.addSubview(Self.box(1, 2, 3.125, 4.5))
      hidden.isHidden = true
      hidden.addSubview(Self.box(0, 0, 3, 3))
      for view in [outer, hidden, Self.box(80, 80, 0, 9), Self.box(90, 80, 9, 0)] { root.addSubview(view) }
      return root
    }
    let regions = try #require(figure.components(separatedBy: "<svg class=\"regions\"").dropFirst().first)
    #expect(Self.values("data-text", in: regions) == ["UIView.UIView[0].UIView[0]: x 11, y 12, 3.13 by 4.5"])
    // 56 points beside the layout are for the numbers of distances.
    #expect(regions.hasPrefix(" width=\"256\" height=\"100\" viewBox=\"0 0 256 100\""))
    // The drawing is as large, so that both are scaled alike.
    #expect(figure.components(separatedBy: "viewBox=\"0 0 256 100\"").count > 2)
  }

  /// San Francisco's ascender is 0.9521484375 em and its line 1.193359375 em (uikit.md, "Fonts"): 16.19 and
  /// 20.29 points at 17 points.
  @Test("a text's facts are its frame and its baselines, one or two", arguments: [1, 2])
  func baselines(count: Int) throws {
    let figure = try figure(height: 100) {
      let (root, label) = (UIView(), UILabel())
      label.text = count == 1 ? "One" : "One\nTwo"
      label.numberOfLines = 0
      label.frame = CGRect(x: 10, y: 20, width: 80, height: count == 1 ? 20.5 : 41)
      root.addSubview(label)
      root.addSubview(Self.box(100, 0, 10, 10))
      return root
    }
    let facts = figure.components(separatedBy: "<th scope=\"row\">").dropFirst()
    let names = facts.map { fact in fact.prefix { $0 != "<" } }
    #expect(names == ["UIView.UILabel[0]", "height", "problems"])
    let fact = try #require(facts.first)
    let numbers = fact.components(separatedBy: CharacterSet(charactersIn: "0123456789.").inverted).compactMap(
      Double.init)
    // The number of the subview, the frame, and the baselines.
    #expect(Array(numbers.prefix(5)) == [0, 10, 20, 80, count == 1 ? 20.5 : 41] && numbers.count == 5 + count)
    #expect(fact.contains(count == 1 ? ", baseline " : ", baselines "))
    let first = try #require(numbers.dropFirst(5).first)
    #expect(abs(first - 20 - 16.2) < 0.5)
    if count == 2 { #expect(abs((numbers.last ?? 0) - first - 20.29) < 0.5) }
  }

  @Test("each overlay is drawn by itself over the layout")
  func overlays() throws {
    let figure = try figure { Self.makeView() }
    let layers = figure.components(separatedBy: "data-overlay=\"").dropFirst()
    let names = layers.map { layer in layer.prefix { $0 != "\"" } }
    #expect(names == ["baselines", "frames", "margins", "distances"])
    // The label's name is drawn once, and no overlay draws it again.
    #expect(figure.contains("<th scope=\"row\">UIView.UILabel[0]</th><td>x 10, y 5, 80 by 30, baseline "))
    // A number with decimals, and a width that isn't whole.
    let page = try LayoutInspector { Self.makeView() }.page(title: "", in: [LayoutEnvironment(width: 300.25)])
    #expect(page.contains("<option selected>300.25</option>"))
  }
}
