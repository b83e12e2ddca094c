public import Foundation
public import UIViews
import UIFoundation

extension UICollectionView {
  /// A class of cells with a closure that fills them.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let nib: UINib?
    let identifier = RegistrationNames.next()

    /// A registration of the class `Cell`.
    public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }
    /// A registration of the cells of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
  }

  /// A class of supplementary views with a closure that fills them.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let elementKind: String
    let handler: Handler
    let nib: UINib?
    let identifier = RegistrationNames.next()

    /// A registration of the class `Supplementary` for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler, nib) = (elementKind, handler, nil)
    }
    /// A registration of the views of a nib for a kind.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler, nib) = (elementKind, handler, supplementaryNib)
    }
  }

  /// A cell of a registration's class, filled by its closure if there is an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let pool = ReusePool(kind: ReusePool.cellKind, identifier: registration.identifier)
    if let nib = registration.nib { viewNibs[pool] = nib } else { viewClasses[pool] = Cell.self }
    guard let cell = dequeue(pool, for: .item(indexPath)) as? Cell else {
      raiseException("The collection made a cell of another class than \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration's class, filled by its closure.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let pool = ReusePool(kind: kind, identifier: registration.identifier)
    if let nib = registration.nib { viewNibs[pool] = nib } else { viewClasses[pool] = Supplementary.self }
    guard let view = dequeue(pool, for: .supplementary(kind, indexPath)) as? Supplementary else {
      raiseException("The collection made a view of another class than \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The names that registrations go by.
@MainActor
enum RegistrationNames {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "registration \(count)"
  }
}
