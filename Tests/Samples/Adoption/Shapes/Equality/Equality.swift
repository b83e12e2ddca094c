import UIKit

class Entry: NSObject {
  var x = 0
}

class LabeledEntry: Entry {
  var label = ""
}

// MARK: - Equality

extension Entry {
  override func isEqual(_ object: Any?) -> Bool { (object as? Entry)?.x == x }
}

extension LabeledEntry {
  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? LabeledEntry)?.label == label
  }
}
