import CoreGraphics
import LayoutRendering

/// A self-contained HTML page that shows drawings in several variants, with controls to choose one.
///
/// Without JavaScript, the page shows every variant of the first control, with the other controls at their defaults.
struct InspectionPage {
  /// A control that chooses among values.
  struct Control {
    /// How the values are chosen.
    enum Style { case slider, menu }

    /// The name in the page's address, such as `size`.
    let name: String
    let label: String
    let style: Style
    let values: [String]
    let initial: String
  }

  /// A layer over a drawing that can be hidden.
  struct Overlay {
    let name: String
    let drawing: DisplayList
  }

  /// A rectangle with numbers, shown while a pointer or the keyboard's focus is on it.
  struct Region {
    let rect: CGRect
    let text: String
  }

  /// What is shown for one combination of values.
  struct Variant {
    /// The values, in the order of the controls.
    let values: [String]
    let isDark: Bool
    let drawing: DisplayList
    let overlays: [Overlay]
    let regions: [Region]
    /// Names and numbers, in the order of the table.
    let facts: [(name: String, value: String)]
  }

  let title: String
  let introduction: String
  let controls: [Control]
  let variants: [Variant]

  /// The names of overlays, in the order of their first appearance.
  private var overlayNames: [String] {
    variants.flatMap(\.overlays).reduce(into: []) { names, overlay in
      if !names.contains(overlay.name) { names.append(overlay.name) }
    }
  }

  /// Returns the page.
  ///
  /// - Throws: `RenderingError`, as `SVGSheet` does.
  func html() throws(RenderingError) -> String {
    let sheet = try SVGSheet(variants.flatMap { [$0.drawing] + $0.overlays.map(\.drawing) })
    var drawings = sheet.drawings[...]
    var figures = ""
    for variant in variants {
      let layers = drawings.prefix(1 + variant.overlays.count)
      drawings.removeFirst(layers.count)
      figures += figure(variant, Array(layers))
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(HTMLText.escaping(title))</title>
      <style>
      \(PageAssets.style)</style>
      </head>
      <body>
      \(sheet.definitions)<header>
      <h1>\(HTMLText.escaping(title))</h1>
      <p>\(HTMLText.escaping(introduction))</p>
      </header>
      <form id="controls" aria-label="What is shown">
      \(controls.map(field).joined())\(overlayFields)</form>
      <p id="region" role="status" aria-live="polite"></p>
      <main>
      \(figures)</main>
      <script>
      \(PageAssets.script)</script>
      </body>
      </html>

      """
  }

  // MARK: - Controls

  private func field(_ control: Control) -> String {
    let label = "<label for=\"\(control.name)\">\(HTMLText.escaping(control.label))</label>"
    switch control.style {
    case .slider:
      let index = control.values.firstIndex(of: control.initial) ?? 0
      let values = HTMLText.escaping(control.values.joined(separator: " "))
      return """
        <div class="field">\(label)
        <input type="range" id="\(control.name)" min="0" max="\(control.values.count - 1)" value="\(index)" \
        data-values="\(values)" aria-valuetext="\(HTMLText.escaping(control.initial))">
        <output for="\(control.name)">\(HTMLText.escaping(control.initial))</output></div>

        """
    case .menu:
      let options = control.values.map { value in
        "<option\(value == control.initial ? " selected" : "")>\(HTMLText.escaping(value))</option>"
      }
      return """
        <div class="field">\(label)
        <select id="\(control.name)">\(options.joined())</select></div>

        """
    }
  }

  private var overlayFields: String {
    if overlayNames.isEmpty { return "" }
    let boxes = overlayNames.map { name in
      "<label><input type=\"checkbox\" class=\"overlay\" value=\"\(name)\" checked> \(HTMLText.escaping(name))</label>\n"
    }
    return "<fieldset class=\"field\"><legend>Overlays</legend>\n\(boxes.joined())</fieldset>\n"
  }

  // MARK: - Figures

  private func figure(_ variant: Variant, _ layers: [String]) -> String {
    let names = zip(controls, variant.values)
    let caption = names.map { "\($0.label): \($1)" }.joined(separator: ", ")
    // The variants that a reader without JavaScript sees.
    let isStatic = names.dropFirst().allSatisfy { $0.initial == $1 }
    var parts = [layers[0]]
    for (overlay, svg) in zip(variant.overlays, layers.dropFirst()) {
      parts.append("<div class=\"layer\" data-overlay=\"\(overlay.name)\">\(svg)</div>\n")
    }
    parts.append("<div class=\"layer\">\(regions(variant))</div>\n")
    let rows = variant.facts.map { fact in
      "<tr><th scope=\"row\">\(HTMLText.escaping(fact.name))</th><td>\(HTMLText.escaping(fact.value))</td></tr>\n"
    }
    return """
      <figure data-key="\(HTMLText.escaping(variant.values.joined(separator: "|")))"\(isStatic ? " class=\"static\"" : "")>
      <div class="drawing\(variant.isDark ? " dark" : "")">\(parts.joined())</div>
      <figcaption>\(HTMLText.escaping(caption))</figcaption>
      <table>\(rows.joined())</table>
      </figure>

      """
  }

  private func regions(_ variant: Variant) -> String {
    let bounds = variant.drawing.bounds
    let rects = variant.regions.map { region in
      let text = HTMLText.escaping(region.text)
      func number(_ value: CGFloat) -> String { NumberText.shortest((Double(value) * 1000).rounded() / 1000) }
      return """
        <rect x="\(number(region.rect.minX))" y="\(number(region.rect.minY))" width="\(number(region.rect.width))" \
        height="\(number(region.rect.height))" tabindex="0" data-text="\(text)"><title>\(text)</title></rect>

        """
    }
    let (width, height) = (NumberText.shortest(Double(bounds.width)), NumberText.shortest(Double(bounds.height)))
    return """
      <svg class="regions" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(rects.joined())</svg>
      """
  }
}

/// Text in HTML.
enum HTMLText {
  /// Returns a text with the characters that mean something in HTML replaced, for content and quoted attributes.
  static func escaping(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
