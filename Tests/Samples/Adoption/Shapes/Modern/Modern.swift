import Observation
import UIKit

/// Newer language features beside Objective-C's.
@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    (self.value, self.range) = (min(max(wrappedValue, range.lowerBound), range.upperBound), range)
  }
}

@resultBuilder enum RowsBuilder {
  static func buildBlock(_ rows: [UIView]...) -> [UIView] { rows.flatMap { $0 } }
  static func buildExpression(_ row: UIView) -> [UIView] { [row] }
  static func buildOptional(_ rows: [UIView]?) -> [UIView] { rows ?? [] }
}

@Observable final class Counter { var count = 0 }

actor Loader { func load() async throws -> [Int] { [1, 2] } }

final class ModernView<Header: UIView>: UIView where Header: UIContentSizeCategoryAdjusting {
  @Clamped(0...10) var level = 20
  @IBOutlet private var header: UILabel?
  let counter = Counter()
  private let loader = Loader()
  private var task: Task<Void, Never>?
  var loaded: [Int] = []

  convenience init(@RowsBuilder rows: () -> [UIView]) {
    self.init(frame: .zero)
    rows().forEach(addSubview)
    let button: some UIControl = UIButton(type: .system)
    button.addTarget(self, action: #selector(load), for: .primaryActionTriggered)
    addSubview(button)
  }

  @objc private func load() {
    counter.count += 1
    task = Task { [weak self] in
      guard let self, let numbers = try? await loader.load() else { return }
      loaded = numbers
    }
  }

  func wait() async { await task?.value }
}
