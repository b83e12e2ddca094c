public import CoreGraphics
import Foundation

/// A PDF document with a page for each display list.
///
/// A point of a list is a point of the page. Text is written in embedded fonts and can be searched, unless its font has
/// colors or it is outlined; such glyphs are shapes. Shapes and gradients stay vectors. Shadows, conic gradients, and
/// what PDF has no operator for become pixels.
public struct PDFDocument: Sendable {
  /// The drawings, each of which fills a page with its bounds.
  public var pages: [DisplayList]
  /// The title in the document's properties, or `nil` for none.
  public var title: String?
  /// The date in the document's properties. Unless it is changed, the same pages result in the same bytes.
  public var creationDate = Date(timeIntervalSince1970: 0)

  /// The number of pixels per point of the parts that become pixels.
  private static let resolution: CGFloat = 3

  /// Creates a document from pages and a title.
  public init(pages: [DisplayList], title: String? = nil) {
    self.pages = pages
    self.title = title
  }

  /// Returns the contents of the file.
  ///
  /// - Throws: ``RenderingError`` if there are no pages, if a page has an unusable size, or if a picture can't be
  ///   decoded.
  public func data() throws(RenderingError) -> Data {
    let surface = try CairoDocument()
    guard !pages.isEmpty else {
      throw RenderingError(.invalidSize, operation: "render", detail: "the document has no pages")
    }
    let time = Date.ISO8601FormatStyle().format(creationDate)
    surface.setMetadata(title: title?.replacingNoncharacters, creationDate: time)
    let fonts = EmbeddedFonts()
    let layers = LayerBudget()
    for page in pages {
      // The limits of pixels keep a page within PDF's own limit of 14,400 points as well.
      _ = try RenderingLimits.pixelSize(of: page.bounds, scale: 1)
      try surface.addPage(page.bounds.size) { (canvas) throws(RenderingError) in
        let links = PageLinks()
        let painter = Painter(
          canvas, resolution: Self.resolution, layers: layers, glyphs: .fonts(fonts), links: links)
        try painter.draw(
          page.elements, CGAffineTransform(translationX: -page.bounds.minX, y: -page.bounds.minY))
        for link in links.all { canvas.addLink(link.rect, to: link.url.absoluteString) }
      }
    }
    layers.glyphPictures.reportOmissions()
    return try surface.finish()
  }
}
