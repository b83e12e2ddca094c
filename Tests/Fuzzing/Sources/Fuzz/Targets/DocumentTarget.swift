import CoreGraphics
import InterfaceDocuments

@testable import UIKit

/// Documents of Interface Builder. The first bit chooses between a document as it is and one of the samples, which a
/// script damages; see ``DocumentDamage``.
enum DocumentTarget: FuzzTarget {
  static let name = "documents"

  /// The number of parts of a document that are laid out. Copied elements can make many.
  private static let partLimit = 12

  static func run(_ input: FuzzInput) {
    MainActor.assumeIsolated {
      var input = input
      guard input.bool() else { return check(input.remainder) }
      var damage = DocumentDamage(input)
      check(damage.document())
    }
  }

  @MainActor
  private static func check(_ bytes: [UInt8]) {
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(bytes: bytes, file: "a.xib")
    } catch {
      require(error.file == "a.xib" && !"\(error.reason)".isEmpty, "an error has no file or reason")
      if let position = error.position { require(position.line >= 1 && position.column >= 1, "an error is nowhere") }
      return
    }
    // Contradictory constraints are reported to the user, and expected here.
    ConflictReport.destination = { _ in }
    let file = InterfaceFile(document)
    for part in file.parts.prefix(partLimit) {
      guard let made = file.make(part) else { continue }
      made.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      made.view.layoutIfNeeded()
      for member in made.members {
        let frame = member.view.frame
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        require(values.allSatisfy(\.isFinite), "a frame is \(values)")
      }
    }
    require(file.warnings.count <= 2 * InterfaceDocumentLimits.warnings, "\(file.warnings.count) warnings")
    for warning in file.warnings { require(warning.position.line >= 1, "a warning is nowhere") }
  }
}
