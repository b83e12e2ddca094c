import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct TableHeaderFittingTests {
  // As in the articles that size a table's header view by hand, which work on iOS: laid out at the table's width, then
  // measured with the compressed size.
  @Test("a table's header view that was laid out is measured with its text wrapped")
  func header() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.overrideTraits(with: UITraitCollection(displayScale: 2))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    label.text = String(repeating: "Some words that take more than a line. ", count: 4)
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 15),
      label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -15),
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 15),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -15),
    ])
    table.tableHeaderView = header
    #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 50.5)
    header.setNeedsLayout()
    header.layoutIfNeeded()
    // Five lines: 5 * 20.287109375 = 101.4355, so 101.5 at 2x, and insets of 30.
    #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 131.5)
  }
}
