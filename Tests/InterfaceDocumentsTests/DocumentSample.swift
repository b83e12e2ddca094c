@testable import InterfaceDocuments

/// Documents that tests build from parts.
enum DocumentSample {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES">
    <objects>

    """

  /// A nib with the given top-level objects. They start in line 4.
  static func nib(_ objects: String) -> String { head + objects + "\n</objects>\n</document>\n" }

  static func read(_ text: String) throws(InterfaceDocumentError) -> InterfaceDocument {
    try InterfaceDocument(bytes: Array(text.utf8), file: "f.xib")
  }

  /// The description of the error that a document gives, or its warnings, one a line.
  static func answer(_ text: String) -> String {
    do {
      return try read(text).warnings.map(\.description).joined(separator: "\n")
    } catch {
      return error.description
    }
  }
}
