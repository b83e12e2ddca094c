public import Foundation

extension IndexPath {
  /// Creates the index path of a table's row.
  public init(row: Int, section: Int) { self = Self.pair(section, row) }

  /// Creates the index path of a collection's item.
  public init(item: Int, section: Int) { self = Self.pair(section, item) }

  /// Returns a path of two indexes, without the array that a literal allocates.
  private static func pair(_ first: Int, _ second: Int) -> IndexPath { IndexPath(index: first).appending(second) }

  /// The section, which is the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section, which is the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section, which is the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// The section, which is the first index, or `NSNotFound` if there is none.
  public var section: Int { index(orNothingAt: 0) }

  /// The row in its section, which is the second index, or `NSNotFound` if there is none.
  public var row: Int { index(orNothingAt: 1) }

  /// The item in its section, which is the second index, or `NSNotFound` if there is none.
  public var item: Int { index(orNothingAt: 1) }

  private func index(orNothingAt position: Int) -> Int { position < length ? index(atPosition: position) : NSNotFound }
}
