import SwiftSyntax

/// Calls of `Bundle` that would find the files of the test's program instead of the app's.
extension FileRewriter {
  private static let properties: Set<String> = ["infoDictionary", "bundleIdentifier"]
  /// What makes a name Foundation's although the app has a type of that name.
  private static let foundation = "Foundation."

  /// Has a method of a bundle answer from the app's files: `bundle.appFiles.url(forResource: …)`.
  func rewriteBundleCall(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base?.trimmedDescription,
      BundleMethods.contains(base: access.declName.baseName.text, label: node.arguments.first?.label?.text),
      base.hasPrefix(Self.foundation + "Bundle") || !isOwn("Bundle"),
      !plan.ownBundleMethods.contains(access.declName.baseName.text) || Self.isBundle(base)
    else { return }
    insertAppFiles(into: access)
  }

  /// Does the same for a property of `Bundle.main` or `Bundle(for:)`.
  func rewriteBundleProperty(_ node: MemberAccessExprSyntax) {
    guard Self.properties.contains(node.declName.baseName.text), let base = node.base?.trimmedDescription else {
      return
    }
    let name = base.trimmingPrefix(Self.foundation)
    guard name == "Bundle.main" || name.hasPrefix("Bundle(for:"), name.count < base.count || !isOwn("Bundle")
    else { return }
    insertAppFiles(into: node)
  }

  /// Whether an expression is a bundle by its name: `Bundle.main`, `.main`, `Bundle(for: …)`, or `bundle`.
  private static func isBundle(_ text: String) -> Bool {
    let pieces = text.trimmingPrefix(foundation).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return text == ".main" || pieces.first == "Bundle" || pieces.last?.lowercased().hasSuffix("bundle") ?? false
  }

  private func insertAppFiles(into access: MemberAccessExprSyntax) {
    edits.insert(".appFiles", at: access.period.positionAfterSkippingLeadingTrivia.utf8Offset)
    needsUIKit = true
  }
}
