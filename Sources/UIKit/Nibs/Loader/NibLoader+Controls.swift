import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  /// Applies what documents can say about every control.
  func configure(control: UIControl, _ values: VariedObject) {
    if let flag = values.flag("enabled") { control.isEnabled = flag }
    if let flag = values.flag("selected") { control.isSelected = flag }
    if let flag = values.flag("highlighted") { control.isHighlighted = flag }
    if let flag = values.flag("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = flag }
    switch values["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    case "fill": control.contentHorizontalAlignment = .fill
    case "center": control.contentHorizontalAlignment = .center
    default: break
    }
    switch values["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    case "center": control.contentVerticalAlignment = .center
    default: break
    }
  }

  func configureControl(_ view: UIView, _ values: VariedObject) {
    switch view {
    case let view as UISwitch:
      view.isOn = values.flag("on") ?? false
      view.title = text("title", values)
      if let color = color(values.value("onTintColor")) { view.onTintColor = color }
      if let color = color(values.value("thumbTintColor")) { view.thumbTintColor = color }
    case let view as UISlider: configure(view, values)
    case let view as UIStepper:
      view.maximumValue = values.number("maximumValue") ?? 100
      view.minimumValue = values.number("minimumValue") ?? 0
      view.value = values.number("value") ?? 0
      if let step = values.number("stepValue"), step > 0 { view.stepValue = step }
    case let view as UISegmentedControl: configure(view, values)
    case let view as UIProgressView:
      if values["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
      view.progress = Float(min(max(values.number("progress") ?? 0, 0), 1))
      if let color = color(values.value("progressTintColor")) { view.progressTintColor = color }
      if let color = color(values.value("trackTintColor")) { view.trackTintColor = color }
    case let view as UIActivityIndicatorView: configure(view, values)
    case let view as UIPageControl:
      view.numberOfPages = count(values, "numberOfPages") ?? 0
      view.currentPage = count(values, "currentPage") ?? 0
      if let flag = values.flag("hidesForSinglePage") { view.hidesForSinglePage = flag }
      if let color = color(values.value("pageIndicatorTintColor")) { view.pageIndicatorTintColor = color }
      if let color = color(values.value("currentPageIndicatorTintColor")) { view.currentPageIndicatorTintColor = color }
    case let view as UIDatePicker: configure(view, values)
    default: break
    }
  }

  private func count(_ values: VariedObject, _ name: String) -> Int? { values.number(name).map { max(0, Int($0)) } }

  private func configure(_ view: UISlider, _ values: VariedObject) {
    let (least, most) = (values.number("minValue") ?? 0, values.number("maxValue") ?? 1)
    view.minimumValue = Float(least)
    view.maximumValue = Float(max(least, most))
    view.value = Float(values.number("value") ?? 0)
    if let flag = values.flag("continuous") { view.isContinuous = flag }
    view.minimumValueImage = image(values["minimumValueImage"], values.object)
    view.maximumValueImage = image(values["maximumValueImage"], values.object)
  }

  private func configure(_ view: UISegmentedControl, _ values: VariedObject) {
    for (index, segment) in values.object.group("segments").enumerated() {
      if let image = image(segment["image"], segment, isSymbol: segment["catalog"] == "system") {
        view.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = source.localized(segment["title"], values.object, "segmentTitles[\(index)]")
        view.insertSegment(withTitle: title, at: index, animated: false)
      }
      if let width = segment.number("width"), width > 0 { view.setWidth(width, forSegmentAt: index) }
      if let flag = segment.flag("enabled") { view.setEnabled(flag, forSegmentAt: index) }
    }
    if let flag = values.flag("apportionsSegmentWidthsByContent") { view.apportionsSegmentWidthsByContent = flag }
    if let flag = values.flag("momentary") { view.isMomentary = flag }
    let index = values.number("selectedSegmentIndex").map { Int($0) } ?? 0
    view.selectedSegmentIndex = (0..<view.numberOfSegments).contains(index) ? index : UISegmentedControl.noSegment
  }

  private func configure(_ view: UIActivityIndicatorView, _ values: VariedObject) {
    switch values["style"] {
    case "large", "whiteLarge": view.style = .large
    default: view.style = .medium
    }
    if let color = color(values.value("color")) { view.color = color }
    view.hidesWhenStopped = values.flag("hidesWhenStopped") ?? false
    if values.flag("animating") == true { view.startAnimating() }
    if let flag = values.flag("hidden") { view.isHidden = flag }
  }

  private func configure(_ view: UIDatePicker, _ values: VariedObject) {
    switch values["datePickerMode"] {
    case "date": view.datePickerMode = .date
    case "time": view.datePickerMode = .time
    case "countDownTimer": view.datePickerMode = .countDownTimer
    default: view.datePickerMode = .dateAndTime
    }
    switch values["style"] {
    case "wheels": view.preferredDatePickerStyle = .wheels
    case "compact": view.preferredDatePickerStyle = .compact
    case "inline": view.preferredDatePickerStyle = .inline
    default: break
    }
    if let minutes = values.number("minuteInterval"), minutes >= 1 { view.minuteInterval = Int(minutes) }
    if case .number(let seconds)? = values.value("date"), values.flag("useCurrentDate") != true {
      view.date = Date(timeIntervalSinceReferenceDate: seconds)
    }
  }

  // MARK: - Images and effects

  func configure(_ view: UIImageView, _ values: VariedObject) {
    let isSymbol = values["catalog"] == "system"
    view.image = image(values["image"], values.object, isSymbol: isSymbol) ?? image("image", of: values.object)
    view.highlightedImage = image(values["highlightedImage"], values.object, isSymbol: isSymbol)
    if let flag = values.flag("highlighted") { view.isHighlighted = flag }
    if let configuration = symbolConfiguration(values.object) { view.preferredSymbolConfiguration = configuration }
    if let flag = values.flag("adjustsImageSizeForAccessibilityContentSizeCategory") {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = flag
    }
  }

  func configure(_ view: UIVisualEffectView, _ values: VariedObject) {
    // The style only changes the appearance, which Galley draws alike for every style.
    if values.object.child("effect") != nil { view.effect = UIBlurEffect(style: .regular) }
  }

  /// The configuration of the symbols in a view or a button, or `nil`.
  func symbolConfiguration(_ object: InterfaceObject) -> UIImage.SymbolConfiguration? {
    guard let part = object.children.first(where: { $0.kind == "preferredSymbolConfiguration" }) else { return nil }
    let scale = Self.symbolScale(part["scale"]) ?? .unspecified
    switch part["configurationType"] {
    case "font":
      guard let font = font(part.values["fontDescription"], part) else { return nil }
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    case "pointSize":
      guard let size = part.number("pointSize"), size > 0 else { return nil }
      return UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale)
    default: return scale == .unspecified ? nil : UIImage.SymbolConfiguration(scale: scale)
    }
  }
}
