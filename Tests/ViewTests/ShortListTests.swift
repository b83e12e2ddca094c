import TestSupport
import Testing

@testable import UIKit

/// A list with inline storage, compared with an array.
struct ShortListTests {
  @Test("a list has the elements of an array after the same changes, inline and beyond", arguments: 0..<20)
  func changes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var list = ShortList<3, Int>(padding: -1)
    var array: [Int] = []
    for number in 0..<200 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1:
        list.append(number)
        array.append(number)
      case 2, 3:
        let index = Int.random(in: 0...array.count, using: &generator)
        list.insert(number, at: index)
        array.insert(number, at: index)
      case 4, 5:
        guard let index = array.indices.randomElement(using: &generator) else { continue }
        list.remove(at: index)
        array.remove(at: index)
      case 6:
        guard let index = array.indices.randomElement(using: &generator) else { continue }
        list[index] = number
        array[index] = number
      default:
        let index = Int.random(in: max(0, array.count - 2)...array.count, using: &generator)
        list.removeAll(from: index)
        array.removeSubrange(index...)
      }
      #expect(Array(list) == array)
      #expect(list.count == array.count)
    }
  }
}
