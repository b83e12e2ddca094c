import UIKit

class StepsView: UIView {
  var steps: [String] = []
  private func note(_ step: String) { steps.append(step) }
}

extension StepsView {
  @objc func configure() { steps.append("configure") }
  @objc var kind: String { "steps" }
}

class DerivedStepsView: StepsView {
  override func configure() {
    super.configure()
    steps.append("derived")
  }
  override var kind: String { "derived " + super.kind }
}

// Overrides of UIKit's methods in an extension, with what is private beside them.
extension DerivedStepsView {
  override func layoutSubviews() {
    super.layoutSubviews()
    mark()
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 40) }
  override class var requiresConstraintBasedLayout: Bool { true }
  private func mark() { steps.append("layout") }
}

final class ScreenController: UIViewController {
  var events: [String] = []
}
