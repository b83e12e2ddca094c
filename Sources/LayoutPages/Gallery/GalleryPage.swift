import CoreGraphics
import LayoutRendering

/// Writes the page of a gallery.
///
/// Only the drawings at the initial text size are elements. The others are text in `script` elements, which a browser
/// doesn't parse until the part is on the screen at their size. Without JavaScript, the page shows the initial size.
struct GalleryPage {
  let title: String
  /// The names of the text sizes.
  let sizes: [String]
  /// The index of the size that is shown first.
  let initial: Int

  private static let introduction = """
    Point at a view to read its class, object id, line, and frame. All lengths are in points. Views with problems have \
    red outlines.
    """

  /// Returns the page of parts, with the drawing and the baselines of each variant in order.
  func html(_ parts: [GalleryPart], _ sheet: SVGSheet) -> String {
    var drawings = sheet.drawings[...]
    var index = ""
    var articles = ""
    for (number, part) in parts.enumerated() {
      let variants = part.variants.map { variant in
        let layers = Array(drawings.prefix(2))
        drawings.removeFirst(layers.count)
        return markup(variant, layers)
      }
      index += """
        <li><a href="#part-\(number)" data-part="part-\(number)">\(HTMLText.escaping(part.name))</a> \
        <span class="count"></span></li>

        """
      articles += article(part, number, variants)
    }
    return HTMLText.document(
      title: title, style: PageAssets.style + GalleryAssets.style,
      body: """
        \(sheet.definitions)<header>
        <h1>\(HTMLText.escaping(title))</h1>
        <p>\(Self.introduction)</p>
        </header>
        \(controls)<p id="region" role="status" aria-live="polite"></p>
        <nav aria-label="Parts"><ol>
        \(index)</ol></nav>
        <main>
        \(articles)</main>
        <script>
        \(GalleryAssets.script)</script>

        """)
  }

  private var controls: String {
    let name = sizes.indices.contains(initial) ? sizes[initial] : ""
    let zooms = ["0.5", "0.75", "1", "1.5", "2"].map { zoom in
      "<option\(zoom == "1" ? " selected" : "") value=\"\(zoom)\">\(zoom) ×</option>"
    }
    return """
      <form id="controls" aria-label="What is shown">
      <div class="field"><label for="size">Text size</label>
      <input type="range" id="size" min="0" max="\(max(0, sizes.count - 1))" value="\(initial)" \
      data-values="\(HTMLText.escaping(sizes.joined(separator: " ")))" aria-valuetext="\(HTMLText.escaping(name))">
      <output for="size">\(HTMLText.escaping(name))</output></div>
      <div class="field"><label for="zoom">Zoom</label>
      <select id="zoom">\(zooms.joined())</select></div>
      <div class="field"><label for="search">Search</label>
      <input type="search" id="search" placeholder="name, class, or file"></div>
      <fieldset class="field"><legend>Show</legend>
      <label><input type="checkbox" id="frames"> frames</label>
      <label><input type="checkbox" id="baselines"> baselines</label>
      <label><input type="checkbox" id="faulty"> only parts with problems</label></fieldset>
      <output id="total"></output>
      </form>

      """
  }

  private func article(_ part: GalleryPart, _ number: Int, _ variants: [String]) -> String {
    let shown = part.indices.indices.contains(initial) ? part.indices[initial] : 0
    let stored = variants.enumerated().filter { $0.offset != shown }.map { index, text in
      "<script type=\"text/html\" data-variant=\"\(index)\">\(text)</script>\n"
    }
    let indices = part.indices.map { "\($0)" }.joined(separator: " ")
    let problems = part.variants.map { "\($0.problems.count)" }.joined(separator: " ")
    // The search ignores case.
    let words = HTMLText.escaping("\(part.name) \(part.kind) \(part.className) \(part.location)".lowercased())
    return """
      <article id="part-\(number)" data-variants="\(indices)" data-problems="\(problems)" data-words="\(words)">
      <h2>\(HTMLText.escaping(part.name))</h2>
      <p class="location"><span>\(HTMLText.escaping(part.kind)), \(HTMLText.escaping(part.className))</span> \
      <code>\(HTMLText.escaping(part.location))</code></p>
      <div class="variant" data-shown="\(shown)">\(variants.indices.contains(shown) ? variants[shown] : "")</div>
      \(stored.joined())</article>

      """
  }

  /// The drawing, the views over it, and the problems.
  private func markup(_ variant: GalleryVariant, _ layers: [String]) -> String {
    let rects = variant.regions.map { region in
      let rect = region.rect
      return """
        <rect\(region.hasProblem ? " class=\"faulty\"" : "") x="\(HTMLText.number(rect.minX))" \
        y="\(HTMLText.number(rect.minY))" width="\(HTMLText.number(rect.width))" \
        height="\(HTMLText.number(rect.height))" data-text="\(HTMLText.escaping(region.text))"/>

        """
    }
    let bounds = variant.drawing.bounds
    let (width, height) = (HTMLText.number(bounds.width), HTMLText.number(bounds.height))
    let problems = variant.problems.map { "<li>\(HTMLText.escaping($0))</li>" }
    return """
      <div class="drawing\(variant.isDark ? " dark" : "")">\(layers[0])\
      <div class="layer baselines">\(layers[1])</div>
      <div class="layer"><svg class="regions" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(rects.joined())</svg></div></div>
      <p class="size">\(width) by \(height) points</p>
      <ul class="problems" style="--width: \(width)">\(problems.joined())</ul>
      """
  }
}
