import Foundation

/// Reads binary property lists, which built apps hold their `.strings` and `.stringsdict` files as.
enum BinaryPropertyList {
  /// Whether a file begins as one.
  static func reads(_ data: [UInt8]) -> Bool { data.starts(with: "bplist0".utf8) }

  /// The value, all of it at the file's start, for there are no lines in it. Keys are in order.
  static func value(of data: [UInt8], name: String) throws(CatalogError) -> CatalogValue {
    func failure(_ reason: String) -> CatalogError { CatalogError(file: name, line: 1, column: 1, reason: reason) }
    guard let list = unsafe try? PropertyListSerialization.propertyList(from: Data(data), format: nil) else {
      throw failure("a binary property list that cannot be read")
    }
    // A file may refer to one dictionary from many places, and they from many again. Where it does not, there is a byte for
    // each value.
    var budget = data.count
    do {
      return try value(list, depth: 0, &budget)
    } catch {
      switch error {
      case .tooDeep: throw failure("nested deeper than \(CatalogValue.deepest) levels")
      case .tooMany: throw failure("more values than bytes: dictionaries that are referred to from many places")
      case .foreign: throw failure("a binary property list of other values than text, numbers, lists and dictionaries")
      }
    }
  }

  /// What is wrong with a value.
  private enum Fault: Error { case tooDeep, tooMany, foreign }

  private static func value(_ object: Any, depth: Int, _ budget: inout Int) throws(Fault) -> CatalogValue {
    budget -= 1
    guard budget >= 0 else { throw .tooMany }
    guard depth < CatalogValue.deepest else { throw .tooDeep }
    switch object {
    case let text as String: return CatalogValue(content: .text(text), offset: 0)
    case let list as [Any]:
      var values: [CatalogValue] = []
      for element in list {
        values.append(try value(element, depth: depth + 1, &budget))
      }
      return CatalogValue(content: .list(values), offset: 0)
    case let dictionary as [String: Any]:
      var members: [CatalogValue.Member] = []
      for (name, element) in dictionary.sorted(by: { $0.key < $1.key }) {
        members.append(CatalogValue.Member(name: name, value: try value(element, depth: depth + 1, &budget)))
      }
      return CatalogValue(content: .members(members), offset: 0)
    case let number as Double: return CatalogValue(content: .number(number), offset: 0)
    default: throw .foreign
    }
  }
}
