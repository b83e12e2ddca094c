import Foundation
import LayoutInspector
import Testing
import UIKit

/// What is no problem although rectangles say so, and what is one beyond the screen.
@MainActor
@Suite(.serialized) struct ProblemInkTests {
  private func kinds(_ addViews: @escaping @MainActor (UIView) -> Void) -> Set<LayoutProblem.Kind> {
    let inspector = LayoutInspector {
      let view = UIView()
      addViews(view)
      return view
    }
    return Set(inspector.problems(in: [LayoutEnvironment(height: 300)]).map(\.kind))
  }

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  /// A line at 17 points is 20.3 points high. "oo" is about half as high, and "Ág" almost as high as the line.
  @Test("text in a label that is too low is cut off if its glyphs are", arguments: [("oo", false), ("Ág", true)])
  func low(text: String, isCut: Bool) {
    let found = kinds { $0.addSubview(label(text, CGRect(x: 0, y: 0, width: 100, height: 15))) }
    #expect(found.contains(.clippedText) == isCut)
  }

  @Test("a button in a text field, and a plain one over a text, overlap nothing; one with a background does")
  func buttons() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let inField = UIButton(frame: CGRect(x: 150, y: 0, width: 50, height: 44))
    let text = label("Text", CGRect(x: 0, y: 100, width: 200, height: 44))
    let plain = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
    let views = [field, inField, text, plain]
    #expect(!kinds { view in for subview in views { view.addSubview(subview) } }.contains(.overlap))
    plain.backgroundColor = .red
    #expect(kinds { view in for subview in views { view.addSubview(subview) } }.contains(.overlap))
  }

  /// Its frame is wider than the rectangle that constraints align by 2 points on either side.
  @Test("a slider that constraints align with the edges isn't outside of its superview")
  func slider() {
    let found = kinds { view in
      let slider = UISlider()
      slider.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(slider)
      NSLayoutConstraint.activate([
        slider.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        slider.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        slider.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
      ])
    }
    #expect(!found.contains(.outsideSuperview))
  }

  @Test("a text in a view beyond the screen is off the screen, unless a scroll view can move it into sight")
  func offScreen() {
    for (isScrolled, expected) in [(false, 1), (true, 0)] {
      let inspector = LayoutInspector(controller: {
        let controller = UIViewController()
        let around = isScrolled ? UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 100)) : UIView()
        let box = UIView(frame: CGRect(x: 300, y: 0, width: 200, height: 50))
        box.addSubview(self.label("A text beyond the screen", CGRect(x: 0, y: 0, width: 200, height: 50)))
        around.addSubview(box)
        controller.view.addSubview(around)
        return controller
      })
      let found = inspector.problems(in: [LayoutEnvironment(height: 667)])
      #expect(found.count { $0.kind == .offScreen } == expected)
    }
  }
}
