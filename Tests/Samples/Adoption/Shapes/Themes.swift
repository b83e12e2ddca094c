import UIKit

/// A method that the app adds to every view, and that some classes override.
extension UIView {
  @objc func applyTheme(named name: String) -> [String] { ["view \(name)"] }
}

extension UILabel {
  override func applyTheme(named name: String) -> [String] { super.applyTheme(named: name) + ["label"] }
}

class ThemedView: UIView {
  override func applyTheme(named name: String) -> [String] { super.applyTheme(named: name) + ["themed"] }
}

final class DeepThemedView: ThemedView {
  override func applyTheme(named name: String) -> [String] { super.applyTheme(named: name) + ["deep"] }
}

final class ThemedLabel: UILabel {
  override func applyTheme(named name: String) -> [String] { super.applyTheme(named: name) + ["themed label"] }
}
