import CoreGraphics

/// The markup of the controls.
extension InspectionPage {
  func field(_ control: Control) -> String {
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

  /// Boxes that show all values of a control: those of a slider below one another, and others side by side.
  var allFields: String {
    controls.filter { $0.isComparable && $0.values.count > 1 }.map { control in
      let label = HTMLText.escaping("Show every \(control.label.lowercased())")
      return
        "<label class=\"field\"><input type=\"checkbox\" class=\"all\" value=\"\(control.name)\"> \(label)</label>\n"
    }.joined()
  }

  var zoomField: String {
    let options = Self.zooms.map { factor in
      let number = HTMLText.number(factor)
      return "<option\(factor == zoom ? " selected" : "") value=\"\(number)\">\(number) ×</option>"
    }
    return """
      <div class="field"><label for="zoom">Zoom</label>
      <select id="zoom">\(options.joined())</select></div>

      """
  }

  var overlayFields: String {
    if overlayNames.isEmpty { return "" }
    let boxes = overlayNames.map { name in
      "<label><input type=\"checkbox\" class=\"overlay\" value=\"\(name)\" checked> \(HTMLText.escaping(name))</label>\n"
    }
    return "<fieldset class=\"field\"><legend>Overlays</legend>\n\(boxes.joined())</fieldset>\n"
  }
}
