import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

/// Labels, text fields, and text views.
extension NibLoader {
  func configure(_ label: UILabel, _ values: VariedObject) {
    if let font = font(values.value("fontDescription"), values.object) { label.font = font }
    if let number = values.number("numberOfLines") { label.numberOfLines = max(0, Int(number)) }
    if let mode = values["lineBreakMode"].flatMap(Self.lineBreakMode) { label.lineBreakMode = mode }
    if let alignment = values["textAlignment"].flatMap(Self.alignment) { label.textAlignment = alignment }
    if let color = color(values.value("textColor")) { label.textColor = color }
    if let color = color(values.value("highlightedColor")) { label.highlightedTextColor = color }
    if let color = color(values.value("shadowColor")) { label.shadowColor = color }
    if case .size(let size)? = values.value("shadowOffset") { label.shadowOffset = size }
    if let number = values.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = max(0, number) }
    if let flag = values.flag("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = flag }
    // Interface Builder writes only that a label doesn't shrink.
    label.adjustsFontSizeToFitWidth = values.flag("adjustsFontSizeToFit") ?? true
    if let scale = values.number("minimumScaleFactor") {
      label.minimumScaleFactor = min(max(scale, 0), 1)
    } else if let size = values.number("minimumFontSize"), let font = label.font, font.pointSize > 0 {
      label.minimumScaleFactor = min(max(size / font.pointSize, 0), 1)
    }
    if let adjustment = values["baselineAdjustment"].flatMap(Self.baselineAdjustment) {
      label.baselineAdjustment = adjustment
    }
    if let flag = values.flag("enabled") { label.isEnabled = flag }
    if let flag = values.flag("highlighted") { label.isHighlighted = flag }
    if case .attributedText(let fragments)? = values.value("attributedText") {
      label.attributedText = attributedText(fragments, values.object, font: label.font)
    } else if let text = text("text", values) {
      label.text = text
    }
  }

  func configure(_ field: UITextField, _ values: VariedObject) {
    field.borderStyle = values["borderStyle"].flatMap(Self.borderStyle) ?? .none
    if let font = font(values.value("fontDescription"), values.object, defaultSize: 14) { field.font = font }
    if let color = color(values.value("textColor")) { field.textColor = color }
    if let alignment = values["textAlignment"].flatMap(Self.alignment) { field.textAlignment = alignment }
    if let text = text("text", values) { field.text = text }
    if case .attributedText(let fragments)? = values.value("attributedText") {
      field.attributedText = attributedText(fragments, values.object, font: field.font)
    }
    if let text = text("placeholder", values) { field.placeholder = text }
    if let flag = values.flag("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = flag }
    field.adjustsFontSizeToFitWidth = values.flag("adjustsFontSizeToFit") ?? true
    if let size = values.number("minimumFontSize") { field.minimumFontSize = max(0, size) }
    if let mode = values["clearButtonMode"].flatMap(Self.viewMode) { field.clearButtonMode = mode }
    if let flag = values.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
    if let traits = values.object.child("textInputTraits") {
      field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
      field.keyboardType = Self.keyboardTypes[traits["keyboardType"] ?? ""] ?? .default
      field.returnKeyType = Self.returnKeys[traits["returnKeyType"] ?? ""] ?? .default
    }
  }

  func configure(_ view: UITextView, _ values: VariedObject) {
    configure(scroll: view, values)
    if let font = font(values.value("fontDescription"), values.object, defaultSize: 14) { view.font = font }
    if let color = color(values.value("textColor")) { view.textColor = color }
    if let alignment = values["textAlignment"].flatMap(Self.alignment) { view.textAlignment = alignment }
    if let flag = values.flag("editable") { view.isEditable = flag }
    if let flag = values.flag("selectable") { view.isSelectable = flag }
    if let flag = values.flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = flag }
    if case .attributedText(let fragments)? = values.value("attributedText") {
      view.attributedText = attributedText(fragments, values.object, font: view.font)
    } else if let text = text("text", values) {
      view.text = text
    }
  }

  // MARK: - Attributed text

  /// Returns the text with the attributes that the document gives.
  func attributedText(
    _ fragments: [InterfaceTextFragment], _ object: InterfaceObject, font base: UIFont?
  ) -> NSAttributedString {
    if let id = object.id, let text = source.strings?[id, "attributedText"] ?? source.strings?[id, "text"] {
      let attributes = fragments.first.map { self.attributes($0, object, font: base) } ?? [:]
      return NSAttributedString(string: text, attributes: attributes)
    }
    let text = NSMutableAttributedString()
    for fragment in fragments {
      text.append(NSAttributedString(string: fragment.text, attributes: attributes(fragment, object, font: base)))
    }
    return text
  }

  func attributes(
    _ fragment: InterfaceTextFragment, _ object: InterfaceObject, font base: UIFont?
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let base { attributes[.font] = base }
    for (name, value) in fragment.attributes {
      switch (name, value) {
      case ("NSFont", _): if let font = font(value, object, defaultSize: 12) { attributes[.font] = font }
      case ("NSColor", .color(let color)): if let color = self.color(color) { attributes[.foregroundColor] = color }
      case ("NSBackgroundColor", .color(let color)):
        if let color = self.color(color) { attributes[.backgroundColor] = color }
      case ("NSKern", .number(let number)): attributes[.kern] = number
      case ("NSUnderline", .number(let number)): attributes[.underlineStyle] = Int(number)
      case ("NSStrikethrough", .number(let number)): attributes[.strikethroughStyle] = Int(number)
      case ("NSBaselineOffset", .number(let number)): attributes[.baselineOffset] = number
      case ("NSParagraphStyle", .attributes(let style)): attributes[.paragraphStyle] = Self.paragraphStyle(style)
      default: break
      }
    }
    return attributes
  }

  private static func paragraphStyle(_ attributes: [String: String]) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func number(_ name: String) -> CGFloat? { attributes[name].flatMap(DocumentNumber.value).map { CGFloat($0) } }
    if let alignment = attributes["alignment"].flatMap(alignment) { style.alignment = alignment }
    // Names that only attributed texts use.
    switch attributes["lineBreakMode"] {
    case "wordWrapping": style.lineBreakMode = .byWordWrapping
    case "characterWrapping": style.lineBreakMode = .byCharWrapping
    case "clipping": style.lineBreakMode = .byClipping
    case "truncatingHead": style.lineBreakMode = .byTruncatingHead
    case "truncatingTail": style.lineBreakMode = .byTruncatingTail
    case "truncatingMiddle": style.lineBreakMode = .byTruncatingMiddle
    default: break
    }
    if let value = number("lineSpacing") { style.lineSpacing = value }
    if let value = number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = number("headIndent") { style.headIndent = value }
    if let value = number("tailIndent") { style.tailIndent = value }
    if let value = number("minimumLineHeight") { style.minimumLineHeight = max(0, value) }
    if let value = number("maximumLineHeight") { style.maximumLineHeight = max(0, value) }
    if let value = number("lineHeightMultiple") { style.lineHeightMultiple = max(0, value) }
    if let value = number("hyphenationFactor") { style.hyphenationFactor = Float(value) }
    return style
  }
}
