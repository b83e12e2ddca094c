public import Foundation
import UIFoundation

extension UICollectionView {
  /// A registration of a cell class with a closure that configures its cells.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let nib: UINib?
    let identifier = RegistrationNames.next()

    /// Creates a registration of the class `Cell`.
    public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }
    /// Creates a registration of cells from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
  }

  /// A registration of a supplementary view class with a closure that configures its views.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let elementKind: String
    let handler: Handler
    let nib: UINib?
    let identifier = RegistrationNames.next()

    /// Creates a registration of the class `Supplementary` for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler, nib) = (elementKind, handler, nil)
    }
    /// Creates a registration of views from a nib for a kind.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler, nib) = (elementKind, handler, supplementaryNib)
    }
  }

  /// Dequeues a cell of a registration's class, and configures it if there is an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let pool = ReusePool(kind: ReusePool.cellKind, identifier: registration.identifier)
    if let nib = registration.nib { reuse.register(nib, for: pool) } else { reuse.register(Cell.self, for: pool) }
    guard let cell = dequeue(pool, for: .item(indexPath)) as? Cell else {
      raiseException("The collection made a cell of another class than \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues a supplementary view of a registration's class, and configures it.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let pool = ReusePool(kind: kind, identifier: registration.identifier)
    if let nib = registration.nib {
      reuse.register(nib, for: pool)
    } else {
      reuse.register(Supplementary.self, for: pool)
    }
    guard let view = dequeue(pool, for: .supplementary(kind, indexPath)) as? Supplementary else {
      raiseException("The collection made a view of another class than \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The unique reuse identifiers of registrations.
@MainActor
enum RegistrationNames {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "registration \(count)"
  }
}
