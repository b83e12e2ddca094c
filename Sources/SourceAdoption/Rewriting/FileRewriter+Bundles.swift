import SwiftSyntax

/// Calls of `Bundle` that would find the files of the test's program instead of the app's.
extension FileRewriter {
  /// The first labels of the methods that find files, by base name.
  private static let methods = [
    "url": "forResource", "urls": "forResourcesWithExtension", "path": "forResource", "paths": "forResourcesOfType",
    "object": "forInfoDictionaryKey",
  ]
  private static let properties: Set<String> = ["infoDictionary", "bundleIdentifier"]

  /// Has a method of a bundle answer from the app's files: `bundle.appFiles.url(forResource: …)`.
  func rewriteBundleCall(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
      let label = Self.methods[access.declName.baseName.text], node.arguments.first?.label?.text == label
    else { return }
    insertAppFiles(into: access)
  }

  /// Does the same for a property of `Bundle.main` or `Bundle(for:)`.
  func rewriteBundleProperty(_ node: MemberAccessExprSyntax) {
    guard Self.properties.contains(node.declName.baseName.text), let base = node.base?.trimmedDescription,
      base == "Bundle.main" || base.hasPrefix("Bundle(for:")
    else { return }
    insertAppFiles(into: node)
  }

  private func insertAppFiles(into access: MemberAccessExprSyntax) {
    edits.insert(".appFiles", at: access.period.positionAfterSkippingLeadingTrivia.utf8Offset)
    needsUIKit = true
  }
}
