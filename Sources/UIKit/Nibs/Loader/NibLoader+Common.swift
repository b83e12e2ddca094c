import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  /// Applies what documents can say about every view.
  func configureCommon(_ view: UIView, _ values: VariedObject) {
    if let frame = values.object.frame {
      view.frame = CGRect(
        origin: frame.origin, size: CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height)))
    }
    // A view without constraints gets some for its position and size when the nib is compiled. They are those of an
    // empty autoresizing mask.
    let hasFixedFrame = values.object.flag("fixedFrame") == true
    if values["translatesAutoresizingMaskIntoConstraints"] == "NO", !hasFixedFrame {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if case .options(let mask)? = values.value("autoresizingMask"), !hasFixedFrame {
      view.autoresizingMask = Self.mask(mask)
    }
    if let flag = values.flag("hidden") { view.isHidden = flag }
    if let flag = values.flag("opaque") { view.isOpaque = flag }
    if let flag = values.flag("clipsSubviews") { view.clipsToBounds = flag }
    if let flag = values.flag("userInteractionEnabled") { view.isUserInteractionEnabled = flag }
    if let flag = values.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
    if let flag = values.flag("autoresizesSubviews") { view.autoresizesSubviews = flag }
    if let number = values.number("alpha") { view.alpha = min(max(number, 0), 1) }
    if let number = values.number("tag") { view.tag = Int(number) }
    if let text = values["restorationIdentifier"] { view.restorationIdentifier = text }
    if let mode = values["contentMode"].flatMap(Self.contentMode) { view.contentMode = mode }
    if let color = color(values.value("backgroundColor")) { view.backgroundColor = color }
    if let color = color(values.value("tintColor")) { view.tintColor = color }
    if let direction = values["semanticContentAttribute"].flatMap(Self.semantic) {
      view.semanticContentAttribute = direction
    }
    configureMargins(view, values)
    configurePriorities(view, values)
    configureAccessibility(view, values)
  }

  private func configureMargins(_ view: UIView, _ values: VariedObject) {
    if let flag = values.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = flag }
    if let flag = values.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = flag }
    if case .insets(let margins)? = values.value("layoutMargins") { view.layoutMargins = UIEdgeInsets(margins) }
    if case .insets(let margins)? = values.value("directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
  }

  private func configurePriorities(_ view: UIView, _ values: VariedObject) {
    func priority(_ name: String) -> UILayoutPriority? {
      values.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
    }
    if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
    if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private func configureAccessibility(_ view: UIView, _ values: VariedObject) {
    guard let part = values.object.child("accessibilityConfiguration") else { return }
    if let text = part["label"] {
      view.accessibilityLabel = source.localized(text, values.object, "ibExternalAccessibilityLabel")
    }
    if let text = part["hint"] { view.accessibilityHint = text }
    if let text = part["value"] { view.accessibilityValue = text }
    if let text = part["identifier"] { view.accessibilityIdentifier = text }
    if case .flag(let flag)? = part.values["isElement"] { view.isAccessibilityElement = flag }
  }

  // MARK: - Names of options

  private static func mask(_ names: Set<String>) -> UIView.AutoresizingMask {
    let options: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return options.reduce(into: []) { if names.contains($1.0) { $0.formUnion($1.1) } }
  }

  private static func contentMode(_ name: String) -> UIView.ContentMode? {
    switch name {
    case "scaleToFill": .scaleToFill
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topLeft": .topLeft
    case "topRight": .topRight
    case "bottomLeft": .bottomLeft
    case "bottomRight": .bottomRight
    default: nil
    }
  }

  private static func semantic(_ name: String) -> UISemanticContentAttribute? {
    switch name {
    case "unspecified": .unspecified
    case "playback": .playback
    case "spatial": .spatial
    case "forceLeftToRight": .forceLeftToRight
    case "forceRightToLeft": .forceRightToLeft
    default: nil
    }
  }
}

extension UIEdgeInsets {
  init(_ insets: InterfaceInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
