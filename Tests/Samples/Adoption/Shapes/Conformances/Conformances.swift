import UIKit

/// A conformance in an extension, whose methods a subclass overrides.
class RowsController: UIViewController {
  var log: [String] = []
}

extension RowsController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("base") }
  @objc func reload(animated: Bool = true) { log.append("reload \(animated)") }
}

final class ManyRowsController: RowsController {
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    super.tableView(table, didSelectRowAt: path)
    log.append("row \(path.row)")
  }
  override func reload(animated: Bool) {
    super.reload(animated: animated)
    log.append("rows")
  }
}

/// A class of a name that another file uses, too.
private final class Header: UIView {
  @IBOutlet var title: UILabel?
}

@MainActor func makeHeaderOfConformances() -> UIView { Header() }

/// What an app adds to every view.
extension UIView {
  @IBInspectable var cornerSize: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

/// Asynchronous and throwing actions.
final class WorkButton: UIButton {
  var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: #selector(work), for: .touchUpInside)
    addTarget(self, action: #selector(save(_:)), for: .touchDown)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  @objc private func work() async { log.append("work") }
  @objc private func save(_ sender: UIButton) throws { log.append("save") }
}

#Preview {
  Header()
}
