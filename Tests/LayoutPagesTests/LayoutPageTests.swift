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
}
