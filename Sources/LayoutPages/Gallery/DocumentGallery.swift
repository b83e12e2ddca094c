import CoreGraphics
import InterfaceDocuments
package import LayoutInspector
package import LayoutRendering
package import UIKit

/// A web page of the parts of Interface Builder documents at several text sizes, with a slider that chooses one.
///
/// Layouts are added part by part, so that only their drawings are kept. Text sizes at which a part looks the same share
/// one drawing, and all drawings share the outlines of their glyphs.
package struct DocumentGallery {
  /// The text sizes, in the order of the slider.
  package let categories: [UIContentSizeCategory]
  private let initial: Int
  private let title: String
  private var parts: [GalleryPart] = []

  /// Creates an empty gallery that first shows a text size, or the first one if it isn't among them.
  package init(
    title: String, categories: [UIContentSizeCategory] = LayoutEnvironment.categories,
    initial: UIContentSizeCategory = .large
  ) {
    self.title = title
    self.categories = categories
    self.initial = categories.firstIndex(of: initial) ?? 0
  }

  /// Adds a part of the document at a path, laid out in each of the text sizes, with the name of its language if there are
  /// several. Nothing is added if a layout is missing.
  @MainActor
  package mutating func add(_ layouts: [DocumentLayout.Part], path: String, locale: String? = nil) {
    guard let first = layouts.first, layouts.count == categories.count else { return }
    var part = GalleryPart(first, path: path, locale: locale)
    for layout in layouts { part.add(GalleryVariant(layout)) }
    parts.append(part)
  }

  /// Returns the page.
  ///
  /// - Throws: `RenderingError` if a drawing is larger than `SVGSheet` supports.
  package func html() throws(RenderingError) -> String {
    let sheet = try SVGSheet(parts.flatMap(\.variants).flatMap { [$0.drawing, $0.baselines] })
    let page = GalleryPage(
      title: title, sizes: categories.map { LayoutEnvironment.name(of: $0) }, initial: initial)
    return page.html(parts, sheet)
  }
}

/// A part of a document on the page.
struct GalleryPart {
  let name: String
  /// What the part is, such as "scene".
  let kind: String
  /// The class of the view or controller, with the class that it takes the place of.
  let className: String
  /// The file and the line.
  let location: String
  /// The distinct layouts.
  private(set) var variants: [GalleryVariant] = []
  /// The index of the variant for each text size.
  private(set) var indices: [Int] = []

  init(_ layout: DocumentLayout.Part, path: String, locale: String? = nil) {
    name = [layout.part.name, locale].compactMap(\.self).joined(separator: ", ")
    kind = layout.part.kind.title
    let custom = layout.part.object.customClass?.name
    className = layout.part.kind == .scene ? custom ?? layout.part.object.kind : layout.root.className
    location = "\(path):\(layout.part.object.position.line)"
  }

  /// Adds the layout at the next text size.
  mutating func add(_ variant: GalleryVariant) {
    let known = variants.firstIndex(of: variant)
    if known == nil { variants.append(variant) }
    indices.append(known ?? variants.count - 1)
  }
}

/// What a part looks like at one text size or several.
struct GalleryVariant: Equatable {
  /// A view that the document describes.
  struct Region: Equatable {
    let rect: CGRect
    let text: String
    let hasProblem: Bool
  }

  let drawing: DisplayList
  let baselines: DisplayList
  let isDark: Bool
  let regions: [Region]
  /// The problems, with the lines of their views.
  let problems: [String]

  @MainActor
  init(_ layout: DocumentLayout.Part) {
    drawing = layout.report.annotatedDrawing([])
    baselines = layout.report.overlay(.baselines)
    isDark = layout.report.environment.style == .dark
    var faulty: Set<SourcePosition> = []
    problems = layout.report.problems.map { problem in
      let object = layout.root.object(ofViewNamed: problem.view)
      if let object { faulty.insert(object.position) }
      let location = [object.map { "line \($0.position.line)" }, object?.id].compactMap(\.self).joined(separator: ", ")
      return "\(location.isEmpty ? "" : "\(location): ")\(problem.view): \(problem.message)"
    }
    regions = layout.root.regions(faulty)
  }
}

extension PlacedView {
  /// The visible views that the document describes, from back to front.
  fileprivate func regions(_ faulty: Set<SourcePosition>) -> [GalleryVariant.Region] {
    guard !report.isHidden else { return [] }
    let inner = describedSubviews.flatMap { $0.regions(faulty) }
    guard let object, report.frame.width > 0, report.frame.height > 0 else { return inner }
    let names = [className, object.id].compactMap(\.self).joined(separator: " ")
    return [
      GalleryVariant.Region(
        rect: report.frame, text: "\(names), line \(object.position.line): \(report.summary)",
        hasProblem: faulty.contains(object.position))
    ] + inner
  }
}
