import Foundation

/// Finds the files of named images.
enum ImageFile {
  /// The scales for which file names can have a suffix, largest first.
  private static let scales: [CGFloat] = [3, 2, 1]

  /// The extensions to try for a name without one.
  private static let extensions = ["png", "jpg", "jpeg"]

  /// Returns the scale in a file's name, such as 2 for `star@2x.png` and `star@2x~ipad.png`, or 1 if there is none.
  static func scale(ofFileAt path: String) -> CGFloat {
    var name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    for idiom in [UIUserInterfaceIdiom.phone, .pad] where name.hasSuffix(idiom.fileSuffix) {
      name.removeLast(idiom.fileSuffix.count)
    }
    return scales.first { $0 > 1 && name.hasSuffix(suffix(of: $0)) } ?? 1
  }

  /// Returns whether a file is an image by its name.
  static func isImage(_ name: String) -> Bool {
    let given = (name as NSString).pathExtension.lowercased()
    return extensions.contains(given) || given == "gif"
  }

  /// Returns the file of an image in a bundle or its folders at the scale of traits, or otherwise at the largest
  /// available one. At each scale, one for the device takes precedence.
  static func path(of name: String, in bundle: Bundle, _ traits: UITraitCollection) -> String? {
    let scale = traits.displayScale
    guard !name.isEmpty else { return nil }
    let given = (name as NSString).pathExtension
    let isImage = isImage(name)
    let stem = isImage ? (name as NSString).deletingPathExtension : name
    let order = scales.sorted { first, second in first == scale || (second != scale && first > second) }
    for fileExtension in isImage ? [given] : extensions {
      for candidate in order.flatMap({ [suffix(of: $0) + traits.userInterfaceIdiom.fileSuffix, suffix(of: $0)] }) {
        let file = stem + candidate
        if let path = bundle.path(forResource: file, ofType: fileExtension) { return path }
        if let path = NamedAssets.file(file + "." + fileExtension, in: bundle) { return path }
      }
    }
    return nil
  }

  private static func suffix(of scale: CGFloat) -> String { scale > 1 ? "@\(Int(scale))x" : "" }
}

extension UIUserInterfaceIdiom {
  /// The end of the names of files for the device, before the extension: `~ipad`, or otherwise `~iphone`.
  package var fileSuffix: String { self == .pad ? "~ipad" : "~iphone" }
}
