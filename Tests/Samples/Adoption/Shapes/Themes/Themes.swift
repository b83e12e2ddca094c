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

/// Properties that the app adds to every view, and that some classes override.
extension UIView {
  @objc var themeName: String { "plain" }
  @objc var themeLevel: Int {
    get { tag }
    set { tag = newValue }
  }
}

final class NamedView: UIView {
  override var themeName: String { "named, not " + super.themeName }
  override var themeLevel: Int {
    get { super.themeLevel * 10 }
    set { super.themeLevel = newValue + 1 }
  }
}
