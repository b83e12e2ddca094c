import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Source code for iOS creates cells, headers, and layouts of classes that it does not name.
@MainActor
struct RuntimeInitializerListTests {
  final class Row: UITableViewCell {
    var wasTold: UITableViewCell.CellStyle?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      wasTold = style
    }
    required init?(coder: NSCoder) { return nil }
  }

  final class Header: UITableViewHeaderFooterView {}

  final class Hosting<Content: UIView>: UICollectionViewCell {
    let content = Content()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(content)
    }
    required init?(coder: NSCoder) { return nil }
  }

  private func row<Made: UITableViewCell>(_ kind: Made.Type) -> Made {
    Made(style: .subtitle, reuseIdentifier: "row")
  }
  private func header<Made: UITableViewHeaderFooterView>(_ kind: Made.Type) -> Made { Made(reuseIdentifier: "head") }
  private func layout<Made: UICollectionViewLayout>(_ kind: Made.Type) -> Made { Made() }

  @Test("a cell is created with the requested class, style, and identifier")
  func cells() {
    #expect(row(Row.self).wasTold == .subtitle)
    #expect(row(Row.self).reuseIdentifier == "row")
    let kind: UITableViewCell.Type = Row.self
    #expect((kind.init(style: .value1, reuseIdentifier: nil) as? Row)?.wasTold == .value1)
    let plain: UIView.Type = Row.self
    #expect((plain.init() as? Row)?.wasTold == .default)
  }

  @Test("headers, layouts, table views, and collection views are created with the requested class")
  func others() {
    #expect(header(Header.self).reuseIdentifier == "head")
    #expect(layout(UICollectionViewFlowLayout.self).minimumLineSpacing == 10)
    let table: UITableView.Type = UITableView.self
    #expect(table.init(frame: .zero, style: .grouped).style == .grouped)
    let flow = UICollectionViewFlowLayout()
    let collection: UICollectionView.Type = UICollectionView.self
    #expect(collection.init(frame: .zero, collectionViewLayout: flow).collectionViewLayout === flow)
  }

  @Test("a generic cell creates its content view with the class that it is registered with")
  func hosts() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Hosting<UILabel>.self, forCellWithReuseIdentifier: "label")
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "label", for: IndexPath(item: 0, section: 0))
    #expect((cell as? Hosting<UILabel>)?.content.superview === cell.contentView)
  }

  @Test("a row action stores its title, and its default style is destructive")
  func rowActions() {
    let action = UITableViewRowAction(style: .default, title: "Away") { _, _ in }
    #expect(action.style == .destructive)
    #expect(action.title == "Away")
    #expect(UITableViewRowAction.Style.normal.rawValue == 1)
  }
}
