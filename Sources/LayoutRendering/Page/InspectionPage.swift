package import CoreGraphics

/// A self-contained HTML page that shows drawings in several variants, with controls to choose one.
///
/// Without JavaScript, the page shows every variant of the first control, with the other controls at their defaults.
package struct InspectionPage {
  /// A control that chooses among values.
  package struct Control {
    /// How the values are chosen.
    package enum Style { case slider, menu }

    /// The name in the page's address, such as `size`.
    let name: String
    let label: String
    let style: Style
    let values: [String]
    let initial: String
    /// Whether a box shows the variants of all values.
    let isComparable: Bool

    /// Creates a control. A box shows all values of a slider, and those of a menu if it is comparable.
    package init(
      name: String, label: String, style: Style, values: [String], initial: String, isComparable: Bool = false
    ) {
      (self.name, self.label, self.style, self.values, self.initial) = (name, label, style, values, initial)
      self.isComparable = isComparable || style == .slider
    }
  }

  /// A layer over a drawing that can be hidden.
  package struct Overlay {
    let name: String
    let drawing: DisplayList

    package init(name: String, drawing: DisplayList) { (self.name, self.drawing) = (name, drawing) }
  }

  /// A rectangle with numbers, shown while a pointer or the keyboard's focus is on it.
  package struct Region {
    let rect: CGRect
    let text: String

    package init(rect: CGRect, text: String) { (self.rect, self.text) = (rect, text) }
  }

  /// A drawing with its overlays and numbers.
  package struct Panel {
    /// The title above the drawing, or `nil` for none.
    let title: String?
    let drawing: DisplayList
    let overlays: [Overlay]
    let regions: [Region]

    package init(title: String? = nil, drawing: DisplayList, overlays: [Overlay], regions: [Region]) {
      (self.title, self.drawing, self.overlays, self.regions) = (title, drawing, overlays, regions)
    }
  }

  /// A row of the table: a name, and a value for each panel.
  package struct Fact {
    let name: String
    package var values: [String]
    /// Whether the row states a problem, which marks the variant.
    let isProblem: Bool

    package init(name: String, values: [String], isProblem: Bool = false) {
      (self.name, self.values, self.isProblem) = (name, values, isProblem)
    }
  }

  /// What is shown for one combination of values.
  package struct Variant {
    /// The values, in the order of the controls.
    let values: [String]
    let isDark: Bool
    /// What is shown side by side.
    let panels: [Panel]
    /// The rows of the table, in order.
    let facts: [Fact]

    package init(values: [String], isDark: Bool, panels: [Panel], facts: [Fact]) {
      (self.values, self.isDark, self.panels, self.facts) = (values, isDark, panels, facts)
    }
  }

  /// The factors by which drawings can be enlarged.
  static let zooms = [1, 1.5, 2, 3, 4]

  private let title: String
  private let introduction: String
  let controls: [Control]
  /// The factor by which drawings are enlarged at first.
  let zoom: Double
  private let variants: [Variant]

  /// Creates a page. Drawings are enlarged at first by `zoom`: 1, 1.5, 2, 3, or 4.
  package init(title: String, introduction: String, controls: [Control], zoom: Double, variants: [Variant]) {
    (self.title, self.introduction, self.controls) = (title, introduction, controls)
    (self.zoom, self.variants) = (zoom, variants)
  }

  /// The names of overlays, in the order of their first appearance.
  var overlayNames: [String] {
    variants.flatMap(\.panels).flatMap(\.overlays).reduce(into: []) { names, overlay in
      if !names.contains(overlay.name) { names.append(overlay.name) }
    }
  }

  /// Returns the page.
  ///
  /// - Throws: `RenderingError`, as `SVGSheet` does.
  package func html() throws(RenderingError) -> String {
    let sheet = try SVGSheet(variants.flatMap(\.panels).flatMap { [$0.drawing] + $0.overlays.map(\.drawing) })
    var drawings = sheet.drawings[...]
    var figures = ""
    for variant in variants {
      let panels = variant.panels.map { panel in
        let layers = drawings.prefix(1 + panel.overlays.count)
        drawings.removeFirst(layers.count)
        return self.panel(panel, Array(layers), isDark: variant.isDark)
      }
      figures += figure(variant, panels.joined())
    }
    return HTMLText.document(
      title: title, style: ":root { --zoom: \(HTMLText.number(zoom)); }\n\(PageAssets.style)",
      body: """
        \(sheet.definitions)<header>
        <h1>\(HTMLText.escaping(title))</h1>
        <p>\(HTMLText.escaping(introduction))</p>
        </header>
        <form id="controls" aria-label="What is shown">
        \(controls.map(field).joined())\(allFields)\(zoomField)\(overlayFields)</form>
        <p id="region" role="status" aria-live="polite"></p>
        <main>
        \(figures)</main>
        <script>
        \(PageAssets.script)</script>

        """)
  }

  // MARK: - Figures

  private func figure(_ variant: Variant, _ panels: String) -> String {
    let names = zip(controls, variant.values)
    let caption = names.map { "\($0.label): \($1)" }.joined(separator: ", ")
    // The variants that a reader without JavaScript sees.
    let isStatic = names.dropFirst().allSatisfy { $0.initial == $1 }
    let titles = variant.panels.compactMap(\.title).map { "<th scope=\"col\">\(HTMLText.escaping($0))</th>" }
    let head = titles.isEmpty ? "" : "<thead><tr><td></td>\(titles.joined())</tr></thead>\n"
    let table = variant.facts.isEmpty ? "" : "<table>\(head)\(variant.facts.map(row).joined())</table>\n"
    let hasProblem = variant.facts.contains(where: \.isProblem)
    return """
      <figure data-key="\(HTMLText.escaping(variant.values.joined(separator: "|")))"\(isStatic ? " class=\"static\"" : "")>
      <figcaption>\(HTMLText.escaping(caption))\(hasProblem ? " <strong>has problems</strong>" : "")</figcaption>
      <div class="panels">\(panels)</div>
      \(table)</figure>

      """
  }

  /// Returns a row of the table, which is marked if the panels differ.
  private func row(_ fact: Fact) -> String {
    let differs = fact.values.dropFirst().contains { $0 != fact.values[0] }
    let mark = differs ? " <span aria-label=\"differs\">≠</span>" : ""
    let values = fact.values.map { "<td>\(HTMLText.escaping($0))</td>" }
    let style = fact.isProblem ? " class=\"problem\"" : differs ? " class=\"differs\"" : ""
    return "<tr\(style)><th scope=\"row\">\(HTMLText.escaping(fact.name))\(mark)</th>"
      + "\(values.joined())</tr>\n"
  }

  private func panel(_ panel: Panel, _ layers: [String], isDark: Bool) -> String {
    var parts = [layers[0]]
    for (overlay, svg) in zip(panel.overlays, layers.dropFirst()) {
      parts.append("<div class=\"layer\" data-overlay=\"\(overlay.name)\">\(svg)</div>\n")
    }
    parts.append("<div class=\"layer\">\(regions(panel))</div>\n")
    let title = panel.title.map { "<h2>\(HTMLText.escaping($0))</h2>\n" } ?? ""
    return """
      <section>\(title)<div class="drawing\(isDark ? " dark" : "")">\(parts.joined())</div></section>

      """
  }

  private func regions(_ panel: Panel) -> String {
    let bounds = panel.drawing.bounds
    let rects = panel.regions.map { region in
      let text = HTMLText.escaping(region.text)
      return """
        <rect x="\(HTMLText.number(region.rect.minX))" y="\(HTMLText.number(region.rect.minY))" \
        width="\(HTMLText.number(region.rect.width))" height="\(HTMLText.number(region.rect.height))" tabindex="0" data-text="\(text)"><title>\(text)</title></rect>

        """
    }
    let (width, height) = (HTMLText.number(bounds.width), HTMLText.number(bounds.height))
    return """
      <svg class="regions" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(rects.joined())</svg>
      """
  }
}
