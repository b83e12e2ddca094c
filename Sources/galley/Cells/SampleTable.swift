import UIKit

/// A table of ``HeadlineBodyCell``s with sample texts, written as for a phone.
final class SampleTable: UIViewController, UITableViewDataSource {
  /// A row's texts.
  struct Row: Sendable {
    let name: String
    let headline: String
    let body: String
  }

  nonisolated static let rows = [
    Row(name: "short", headline: "Morning ferry", body: "Leaves at 8:40."),
    Row(
      name: "medium", headline: "The harbour office has moved",
      body: "It is now on the fifth floor, left of the stairs, and opens when the second boat is in."),
    Row(
      name: "long", headline: "What the west wind did to the waffle kiosk, and why nobody asked until Tuesday",
      body: """
        Wind from the west had kept the harbour awake all night; by six the first crates of difficult offcuts stood on the \
        quay. Nobody asked why. The affluent visitors filed past, found the kiosk shut, and took the first ferry home.
        """),
    Row(
      name: "Hebrew", headline: "המעבורת של הבוקר",
      body: "הספינה יוצאת בשעה 8:40 מהרציף מספר 7, וחוזרת בערב לפני השקיעה."),
  ]

  let tableView: UITableView

  init(width: CGFloat) {
    // So tall that every row is on the screen, and so measured, at every size.
    tableView = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 20_000), style: .plain)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HeadlineBodyCell.self, forCellReuseIdentifier: "HeadlineBody")
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "HeadlineBody", for: indexPath)
    if let cell = cell as? HeadlineBodyCell {
      cell.headlineLabel.text = Self.rows[indexPath.row].headline
      cell.bodyLabel.text = Self.rows[indexPath.row].body
    }
    return cell
  }
}
