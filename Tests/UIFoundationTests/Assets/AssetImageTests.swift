import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIFoundation

/// The members are those of Apple's Asset Catalog Format Reference, "Image Set Type" and "Group Type".
@Suite struct AssetImageTests {
  @Test("the image is that of the display's scale, or else the largest; its size is its pixels divided by the scale")
  func scales() throws {
    let folder = try AssetFolder(
      images: """
        {"idiom":"universal","filename":"small.png","scale":"1x"},
        {"idiom":"universal","filename":"medium.png","scale":"2x"},
        {"idiom":"universal","scale":"3x"}
        """)
    #expect(folder.icon { $0.displayScale = 1 }?.size == CGSize(width: 44, height: 44))
    #expect(folder.icon { $0.displayScale = 2 }?.size == CGSize(width: 44, height: 33))
    let largest = try #require(folder.icon { $0.displayScale = 3 })
    #expect(largest.size == CGSize(width: 44, height: 33) && largest.scale == 2)
  }

  @Test("an image for the device precedes one for all, and those for other devices aren't used")
  func idioms() throws {
    let folder = try AssetFolder(
      images: """
        {"idiom":"mac","filename":"large.png","scale":"3x"},
        {"idiom":"universal","filename":"large.png","scale":"1x"},
        {"idiom":"ipad","filename":"small.png","scale":"1x"},
        {"idiom":"iphone","filename":"medium.png","scale":"1x"}
        """)
    func width(_ idiom: UIUserInterfaceIdiom) -> CGFloat? { folder.icon { $0.userInterfaceIdiom = idiom }?.size.width }
    #expect(width(.phone) == 88 && width(.pad) == 44)
    let other = try AssetFolder(images: #"{"idiom":"mac","filename":"large.png","scale":"1x"}"#)
    #expect(other.icon() == nil && other.failure() == .noVariant)
  }

  @Test("dark and high-contrast variants are for such traits only")
  func appearances() throws {
    let folder = try AssetFolder(
      images: """
        {"idiom":"universal","filename":"small.png","scale":"1x"},
        {"idiom":"universal","filename":"medium.png","scale":"1x",
         "appearances":[{"appearance":"luminosity","value":"dark"}]},
        {"idiom":"universal","filename":"large.png","scale":"1x",
         "appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}]}
        """)
    #expect(folder.icon { $0.userInterfaceStyle = .light }?.size.width == 44)
    #expect(folder.icon { $0.userInterfaceStyle = .dark }?.size.width == 88)
    let high = folder.icon {
      $0.userInterfaceStyle = .dark
      $0.accessibilityContrast = .high
    }
    #expect(high?.size.width == 132)
  }

  @Test("variants by size class and by direction are for such traits only")
  func classes() throws {
    let folder = try AssetFolder(
      images: """
        {"idiom":"universal","filename":"small.png","scale":"1x"},
        {"idiom":"universal","filename":"medium.png","scale":"1x","width-class":"regular"},
        {"idiom":"universal","filename":"large.png","scale":"1x","language-direction":"right-to-left"}
        """)
    #expect(folder.icon { $0.horizontalSizeClass = .compact }?.size.width == 44)
    #expect(folder.icon { $0.horizontalSizeClass = .regular }?.size.width == 88)
    #expect(
      folder.icon {
        $0.horizontalSizeClass = .compact
        $0.layoutDirection = .rightToLeft
      }?.size.width == 132)
  }

  @Test("an image for left to right only is mirrored in the other direction")
  func mirroring() throws {
    let left = #"{"idiom":"universal","filename":"small.png","scale":"1x","language-direction":"left-to-right"}"#
    let right = #"{"idiom":"universal","filename":"large.png","scale":"1x","language-direction":"right-to-left"}"#
    #expect(try AssetFolder(images: left).icon()?.flipsForRightToLeftLayoutDirection == true)
    #expect(try AssetFolder(images: left + "," + right).icon()?.flipsForRightToLeftLayoutDirection == false)
  }

  @Test("a slice of 9 parts has insets in points, and a set can be a template")
  func properties() throws {
    let folder = try AssetFolder(
      images: """
        {"idiom":"universal","filename":"medium.png","scale":"2x","alignment-insets":{"top":2,"left":4},
         "resizing":{"mode":"9-part","center":{"mode":"tile","width":1,"height":1},
         "cap-insets":{"top":10,"bottom":12,"left":14,"right":16}}}
        """, properties: #"{"template-rendering-intent":"template"}"#)
    let image = try #require(folder.icon())
    #expect(image.capInsets == UIEdgeInsets(top: 5, left: 7, bottom: 6, right: 8))
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
    #expect(image.resizingMode == .tile && image.renderingMode == .alwaysTemplate)
  }

  @Test(
    "a vector picture has the size in its file, at every scale",
    arguments: [
      ("%PDF-1.7\n1 0 obj\n<< /Type /Page /MediaBox [ 0 0 24 32.5 ] >>", CGSize(width: 24, height: 32.5)),
      ("%PDF-1.4\n<</MediaBox[10 -5 30 15]/Parent 2 0 R>>", CGSize(width: 20, height: 20)),
      (
        #"<?xml version="1.0"?><svg xmlns="a" viewBox="0 0 9 9" width="24px" height='18'/>"#,
        CGSize(width: 24, height: 18)
      ),
      (
        #"<svg width="100%" height="100%" viewBox="0,0 40 30"><rect width="1" height="1"/></svg>"#,
        CGSize(width: 40, height: 30)
      ),
      (#"<svg stroke-width="3" viewBox="1 2 12 16"></svg>"#, CGSize(width: 12, height: 16)),
    ])
  func vectors(text: String, size: CGSize) throws {
    let folder = try AssetFolder(
      images: #"{"idiom":"universal","filename":"a.vector"}"#, files: ["a.vector": Data(text.utf8)])
    for scale in [1, 3] as [CGFloat] { #expect(folder.icon { $0.displayScale = scale }?.size == size) }
  }

  @Test("folders are part of a name only if they provide a namespace")
  func namespaces() throws {
    let set = Data(#"{"images":[{"idiom":"universal","filename":"a.png","scale":"1x"}]}"#.utf8)
    var files: [String: Data] = [:]
    for folder in ["Plain/A", "Plain/Own/B", "Own/Plain/C", "Own/Own/D"] {
      files["\(folder).imageset/Contents.json"] = set
      files["\(folder).imageset/a.png"] = PNGFile.small
    }
    for folder in ["Plain/Own", "Own", "Own/Own"] {
      files["\(folder)/Contents.json"] = Data(#"{"properties":{"provides-namespace":true}}"#.utf8)
    }
    let folder = try AssetFolder(files)
    for name in ["A", "Own/B", "Own/C", "Own/Own/D"] {
      #expect(UIImage(named: name, in: folder.bundle, compatibleWith: nil) != nil, "\(name)")
    }
    for name in ["Plain/A", "B", "C", "Own/D", "Own/Plain/C"] {
      #expect(UIImage(named: name, in: folder.bundle, compatibleWith: nil) == nil, "\(name)")
    }
  }

  @Test("insets are within the picture, which is 44 by 33 points")
  func largeInsets() throws {
    let folder = try AssetFolder(
      images: """
        {"idiom":"universal","filename":"medium.png","scale":"2x",
         "alignment-insets":{"top":1e300,"left":20,"bottom":4,"right":1000},
         "resizing":{"mode":"9-part","cap-insets":{"top":60,"bottom":60,"left":1e18,"right":-1}}}
        """)
    let image = try #require(folder.icon())
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 33, left: 10, bottom: 0, right: 34))
    #expect(image.capInsets == UIEdgeInsets(top: 30, left: 44, bottom: 3, right: 0))
  }

  @Test(
    "a scale that isn't from 1 to 10 is that of a variant for all scales",
    arguments: ["1e-300x", "0.5x", "0x", "-2x", "11x", "1e300x", "nanx", "infx", "x", "2", ""])
  func oddScales(scale: String) throws {
    let folder = try AssetFolder(images: #"{"idiom":"universal","filename":"small.png","scale":"\#(scale)"}"#)
    for display in [1, 3] as [CGFloat] {
      #expect(folder.icon { $0.displayScale = display }?.size == CGSize(width: 44, height: 44))
    }
    let ten = try AssetFolder(images: #"{"idiom":"universal","filename":"small.png","scale":"10x"}"#)
    #expect(ten.icon()?.size.width == 4.4)
  }

  // MARK: - Damaged and hostile catalogs

  @Test(
    "a file name that leads out of the catalog is refused",
    arguments: [
      "../../../secret.png", "/etc/hostname", "..", ".", "", "a/b.png", "link.png", "linked/secret.png",
    ])
  func outside(name: String) throws {
    let other = try TemporaryFolder(["secret.png": PNGFile.small])
    let folder = try AssetFolder(images: #"{"idiom":"universal","filename":"\#(name)","scale":"1x"}"#)
    let set = folder.folder.path + "/Media.xcassets/Icon.imageset"
    try PNGFile.small.write(to: URL(fileURLWithPath: folder.folder.path + "/secret.png"))
    try FileManager.default.createSymbolicLink(
      atPath: set + "/link.png", withDestinationPath: other.path + "/secret.png")
    try FileManager.default.createSymbolicLink(atPath: set + "/linked", withDestinationPath: other.path)
    #expect(folder.icon() == nil)
    #expect(folder.failure() == .outside)
  }

  @Test("catalogs behind links aren't found, and neither is what isn't a file")
  func links() throws {
    let other = try AssetFolder(images: #"{"idiom":"universal","filename":"small.png","scale":"1x"}"#)
    let folder = try AssetFolder(images: #"{"idiom":"universal","filename":"folder","scale":"1x"}"#)
    try FileManager.default.createSymbolicLink(
      atPath: folder.folder.path + "/Media.xcassets/Link.imageset",
      withDestinationPath: other.folder.path + "/Media.xcassets/Icon.imageset")
    try FileManager.default.createSymbolicLink(
      atPath: folder.folder.path + "/More.xcassets", withDestinationPath: other.folder.path)
    try FileManager.default.createDirectory(
      atPath: folder.folder.path + "/Media.xcassets/Icon.imageset/folder", withIntermediateDirectories: false)
    #expect(UIImage(named: "Link", in: folder.bundle, compatibleWith: nil) == nil)
    #expect(folder.failure() == .unreadable("not a file"))
  }

  @Test(
    "damaged contents are errors with the path, and an image is nil",
    arguments: [
      "", "{", "[]", "{}", #"{"images":{}}"#, #"{"images":[1]}"#, #"{"images":null}"#,
      String(repeating: "[", count: 20_000),
    ])
  func damaged(contents: String) throws {
    let folder = try AssetFolder(["Icon.imageset/Contents.json": Data(contents.utf8)])
    #expect(folder.icon() == nil)
    guard case .damaged? = folder.failure() else {
      Issue.record("\(String(describing: folder.failure()))")
      return
    }
  }

  @Test("a file that is too large, missing, or in another format is an error")
  func unusable() throws {
    let large = try AssetFolder(["Icon.imageset/Contents.json": Data(count: (1 << 20) + 1)])
    #expect(large.failure() == .tooLarge(limit: 1 << 20))
    let missing = try AssetFolder(images: #"{"idiom":"universal","filename":"none.png","scale":"1x"}"#)
    guard case .unreadable? = missing.failure() else { throw CocoaError(.fileReadUnknown) }
    for text in [
      "", "text", "%PDF-1.4 /MediaBox [0 0 1 inf]", "%PDF-1.4 /MediaBox [1 2 3]", "<svg width='-1' height='2'/>",
    ] {
      let odd = try AssetFolder(
        images: #"{"idiom":"universal","filename":"a","scale":"1x"}"#, files: ["a": Data(text.utf8)])
      #expect(odd.failure() == .unknownFormat, "\(text)")
    }
  }

  @Test("an image file beside catalogs that is a link out of the folder isn't found")
  func looseLinks() throws {
    let other = try TemporaryFolder(["AssetImageTests-linked.png": PNGFile.small])
    let folder = try TemporaryFolder(["Deep/a.txt": Data()])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Deep/AssetImageTests-linked.png",
      withDestinationPath: other.path + "/AssetImageTests-linked.png")
    let index = AssetIndex(ResourceFolders.Location(path: folder.path, isDeep: true))
    #expect(index.files.isEmpty)
    #expect(AssetIndex(ResourceFolders.Location(path: other.path, isDeep: true)).files.count == 1)
  }

  // On the main actor, as other tests that need folders of their own.
  @Test("image files beside catalogs are found in the folders of the main bundle, after catalogs")
  @MainActor func looseFiles() throws {
    let folder = try TemporaryFolder(["Deep/In/AssetImageTests-loose@2x.png": PNGFile.medium])
    let folders = ResourceFolders.folders
    ResourceFolders.folders = [folder.path]
    defer {
      ResourceFolders.folders = folders
      NamedAssets.forget()
    }
    NamedAssets.forget()
    let image = UIImage(named: "AssetImageTests-loose", in: nil, compatibleWith: UITraitCollection(displayScale: 3))
    #expect(image?.size == CGSize(width: 44, height: 33))
  }
}
