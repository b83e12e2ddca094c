import CoreGraphics
import Foundation

/// The rows of a table whose content is static, from a document.
struct StaticTableContent {
  struct Row {
    let cell: UITableViewCell
    /// The height in points, or `nil` for the table's.
    let height: CGFloat?
  }

  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }

  let sections: [Section]

  func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  func row(_ path: IndexPath) -> Row? {
    guard path.count == 2, let section = section(path[0]), section.rows.indices.contains(path[1]) else { return nil }
    return section.rows[path[1]]
  }
}
