import UIKit

/// Names of the app's own that Foundation and UIKit have, too.
enum Jobs {
  struct ProcessInfo: Equatable { var name = "job" }
  final class Bundle { func url(forResource name: String) -> String { "job/" + name } }
  class Action: NSObject {
    @objc func run() { runs += 1 }
    var runs = 0
    static func started() -> ProcessInfo { ProcessInfo() }
  }
}

extension Jobs.Action {
  static let files = Jobs.Bundle().url(forResource: "a")
  func `repeat`() {
    perform(#selector(run))
    perform(#selector(Jobs.Action.run))
  }
}

/// A method named with a word of the language, and one like a property.
final class Keywords: UIControl {
  var log: [String] = []
  @objc func `default`() { log.append("default") }
  @objc func `in`(_ sender: Any) { log.append("in") }
  @objc var `class`: Int { 3 }
  let processors = Foundation.ProcessInfo().processorCount

  func start() {
    addTarget(self, action: #selector(`default`), for: .touchDown)
    addTarget(self, action: #selector(Keywords.`in`(_:)), for: .touchUpInside)
  }
}
