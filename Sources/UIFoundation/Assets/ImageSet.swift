import CoreGraphics
import Foundation

/// The files of a named image of an asset catalog, and what the set says about them.
struct ImageSet {
  private let folder: String
  private let root: String
  private let variants: [AssetVariant]
  private let properties: [String: Any]

  /// Reads an `.imageset`.
  init(_ folder: String, root: String) throws(AssetError) {
    let contents = try AssetFile.contents(of: folder, root: root)
    guard let images = contents["images"] as? [[String: Any]] else {
      throw AssetError(path: folder + "/Contents.json", reason: .damaged("there is no list of images"))
    }
    (self.folder, self.root) = (folder, root)
    // A slot without a file is empty in Xcode.
    variants = images.map { AssetVariant(members: $0) }.filter { $0.members["filename"] is String }
    properties = contents["properties"] as? [String: Any] ?? [:]
  }

  /// Returns the content for traits.
  ///
  /// Of the variants for the traits, it is that of the display's scale, then one for all scales, and then that of the
  /// largest scale. The size of a bitmap is its pixels divided by the variant's scale, and that of a PDF or SVG file the
  /// one in the file.
  func content(_ traits: UITraitCollection) throws(AssetError) -> ImageContent {
    let suitable = AssetVariant.best(variants, for: traits)
    let scale = traits.displayScale
    let chosen =
      suitable.first { $0.scale == scale } ?? suitable.first { $0.scale == nil }
      ?? suitable.max { ($0.scale ?? 0) < ($1.scale ?? 0) }
    guard let chosen, let name = chosen.members["filename"] as? String else {
      throw AssetError(path: folder, reason: .noVariant)
    }
    let data = try AssetFile.read(name, in: folder, root: root, limit: AssetFile.pictureLimit)
    let file = chosen.scale ?? 1
    var content: ImageContent
    if let bitmap = ImageContent(data, scale: file) {
      content = bitmap
    } else if let size = VectorPicture.size(of: data) {
      content = ImageContent()
      content.size = size
      content.scale = scale > 0 ? scale : 1
    } else {
      throw AssetError(path: folder + "/" + name, reason: .unknownFormat)
    }
    apply(chosen, scale: file, to: &content)
    return content
  }

  private func apply(_ variant: AssetVariant, scale: CGFloat, to content: inout ImageContent) {
    switch properties["template-rendering-intent"] as? String {
    case "template": content.renderingMode = .alwaysTemplate
    case "original": content.renderingMode = .alwaysOriginal
    default: break
    }
    // Inferred: a set that is drawn for left to right only is mirrored in the other direction.
    if variant.direction == "left-to-right", !variants.contains(where: { $0.direction == "right-to-left" }) {
      content.flipsForRightToLeft = true
    }
    let size = content.size
    if let insets = Self.insets(variant.members["alignment-insets"], scale, in: size) {
      content.alignmentRectInsets = insets
    }
    guard let resizing = variant.members["resizing"] as? [String: Any],
      let insets = Self.insets(resizing["cap-insets"], scale, in: size)
    else { return }
    content.capInsets = insets
    let center = resizing["center"] as? [String: Any]
    content.resizingMode = center?["mode"] as? String == "tile" ? .tile : .stretch
  }

  /// The insets of a member, which is in pixels, within a picture of a size. Edges that aren't given are 0.
  private static func insets(_ member: Any?, _ scale: CGFloat, in size: CGSize) -> UIEdgeInsets? {
    guard let edges = member as? [String: Any] else { return nil }
    func points(_ name: String, most: CGFloat) -> CGFloat {
      let value = (edges[name] as? NSNumber)?.doubleValue ?? 0
      return value.isFinite ? min(CGFloat(max(0, value)) / scale, most) : 0
    }
    let (top, left) = (points("top", most: size.height), points("left", most: size.width))
    return UIEdgeInsets(
      top: top, left: left, bottom: points("bottom", most: size.height - top),
      right: points("right", most: size.width - left))
  }
}
