import Foundation

/// Finds the files of named images.
enum ImageFile {
  /// The scales that names can end in, largest first.
  private static let scales: [CGFloat] = [3, 2, 1]

  /// What a name without an extension may end in.
  private static let extensions = ["png", "jpg", "jpeg"]

  /// The scale that a path's name ends in, such as 2 for `star@2x.png`; 1 if none.
  static func scale(ofFileAt path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return scales.first { $0 > 1 && name.hasSuffix(suffix(of: $0)) } ?? 1
  }

  /// The file of an image in a bundle: at the given scale, or else at the largest there is.
  static func path(of name: String, in bundle: Bundle, scale: CGFloat) -> String? {
    guard !name.isEmpty else { return nil }
    let given = (name as NSString).pathExtension
    let isImage = extensions.contains(given.lowercased()) || given.lowercased() == "gif"
    let stem = isImage ? (name as NSString).deletingPathExtension : name
    let order = scales.sorted { first, second in first == scale || (second != scale && first > second) }
    for fileExtension in isImage ? [given] : extensions {
      for candidate in order {
        if let path = bundle.path(forResource: stem + suffix(of: candidate), ofType: fileExtension) { return path }
      }
    }
    return nil
  }

  private static func suffix(of scale: CGFloat) -> String { scale > 1 ? "@\(Int(scale))x" : "" }
}
