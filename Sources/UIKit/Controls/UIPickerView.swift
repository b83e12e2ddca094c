import CoreGraphics
public import Foundation
import UIFoundation

/// A view that selects rows from wheels, 320 by 216 points in size.
open class UIPickerView: UIView {
  /// Whether lines mark the selected row, which they always do since iOS 7. Stored for source compatibility; has no effect.
  open var showsSelectionIndicator = true

  /// The object that provides the numbers of components and rows. Setting it clears the selection.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which provides the titles that are drawn. Its other methods are never called.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selection: [Int: Int] = [:]

  /// The number of components, which are wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns the number of rows in a component.
  @discardableResult
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Clears the selection in every component.
  open func reloadAllComponents() { selection = [:] }
  /// Clears the selection in a component.
  open func reloadComponent(_ component: Int) { selection[component] = nil }
  /// Selects a row in a component, without an animation.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row }
  /// Returns the selected row in a component: 0 by default, or -1 if the component has no rows.
  @discardableResult
  open func selectedRow(inComponent component: Int) -> Int {
    selection[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  /// 320 by 216 points, the size of the wheels.
  open override var intrinsicContentSize: CGSize { ControlMetrics.wheelsSize }
  /// Returns the intrinsic size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.wheelsSize }

  // MARK: - For drawing

  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawRows(in: context)
  }
}

/// An object that provides the numbers of a picker view's components and rows.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components.
  @discardableResult
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a component.
  @discardableResult
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
