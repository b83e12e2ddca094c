import Foundation

/// Reads binary property lists, the format of `.strings` and `.stringsdict` files in built apps.
enum BinaryPropertyList {
  /// Returns whether the data starts like a binary property list.
  static func reads(_ data: [UInt8]) -> Bool { data.starts(with: "bplist0".utf8) }

  /// Returns the value of a property list. All offsets are 0, since the format has no lines; keys are sorted.
  ///
  /// - Throws: `CatalogError` if the data can't be read, is nested too deeply, or has values of other types.
  static func value(of data: [UInt8], name: String) throws(CatalogError) -> CatalogValue {
    func failure(_ reason: String) -> CatalogError { CatalogError(file: name, line: 1, column: 1, reason: reason) }
    guard let list = unsafe try? PropertyListSerialization.propertyList(from: Data(data), format: nil) else {
      throw failure("not a valid binary property list")
    }
    // A file can refer to the same dictionary from many places, which can repeat at each level. Otherwise, each value
    // takes at least a byte.
    var budget = data.count
    do {
      return try value(list, depth: 0, &budget)
    } catch {
      switch error {
      case .tooDeep: throw failure("nested deeper than \(CatalogValue.deepest) levels")
      case .tooMany: throw failure("too many values: dictionaries are shared by many references")
      case .foreign: throw failure("unsupported value: not text, a number, a list, or a dictionary")
      }
    }
  }

  /// The reason that a value is rejected.
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
