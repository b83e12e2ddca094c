public import Foundation

extension IndexPath {
  /// The path of a table's row.
  public init(row: Int, section: Int) { self = Self.pair(section, row) }

  /// The path of a collection's item.
  public init(item: Int, section: Int) { self = Self.pair(section, item) }

  /// Two indexes, without the array that a literal makes.
  private static func pair(_ first: Int, _ second: Int) -> IndexPath { IndexPath(index: first).appending(second) }

  /// The section: the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row within its section: the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item within its section: the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// The section: the first index; `NSNotFound` without one.
  public var section: Int { index(orNothingAt: 0) }

  /// The row within its section: the second index; `NSNotFound` without one.
  public var row: Int { index(orNothingAt: 1) }

  /// The item within its section: the second index; `NSNotFound` without one.
  public var item: Int { index(orNothingAt: 1) }

  private func index(orNothingAt position: Int) -> Int { position < length ? index(atPosition: position) : NSNotFound }
}
