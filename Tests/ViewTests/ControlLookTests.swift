import CoreGraphics
import ViewSupport
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The look of controls by state, style, and direction.
@MainActor
@Suite struct ControlLookTests {
  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func images(_ view: UIView) -> [DisplayList.Image] {
    DrawnView(view).elements.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  // MARK: - Overrides

  private final class Marked: UISwitch {
    override func draw(_ rect: CGRect) {
      UIColor.brown.setFill()
      UIRectFill(rect)
    }
  }

  private final class MarkedButton: UIButton {
    override func draw(_ rect: CGRect) {
      UIColor.brown.setFill()
      UIRectFill(rect)
    }
  }

  private final class MarkedField: UITextField {
    var rects: [CGRect] = []
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    override func drawText(in rect: CGRect) {
      rects.append(rect)
      super.drawText(in: rect)
    }
    override func drawPlaceholder(in rect: CGRect) {
      rects.append(rect)
      super.drawPlaceholder(in: rect)
    }
  }

  @Test("what a subclass draws is in front of a button's background and behind a control's own look")
  func overrides() {
    let control = Marked()
    #expect(DrawnView(control).fills.first?.color == UIColor.brown.displayColor)
    #expect(DrawnView(control).fills.count == 3)
    let button = MarkedButton(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(DrawnView(button).fills.map(\.color) == [UIColor.systemBlue.displayColor, UIColor.brown.displayColor])
  }

  @Test("a text field draws its text in the rectangle that the subclass returns")
  func fieldRectangles() throws {
    let field = MarkedField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    #expect(DrawnView(field).texts.map(\.start.x) == [30])
    field.text = "A"
    let text = try #require(DrawnView(field).texts.first)
    #expect(text.start.x == 30)
    let baseline = try #require(field.baselineOffsets(in: field.bounds.size)).firstFromTop
    #expect(text.start.y == baseline)
    #expect(field.rects == [CGRect(x: 30, y: 0, width: 140, height: 40), CGRect(x: 30, y: 0, width: 140, height: 40)])
  }

  @Test("text that is too long for its field ends with an ellipsis")
  func longText() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    field.text = "A text that is much too long"
    #expect(DrawnView(field).texts.contains { $0.text == "\u{2026}" })
    field.clearButtonMode = .always
    let button = field.clearButtonRect(forBounds: field.bounds)
    let drawn = DrawnView(field)
    let disc = try #require(drawn.fills(.tertiaryLabel).first)
    #expect(button.contains(disc) && abs(disc.midX - button.midX) < 1e-9)
    #expect(drawn.texts.allSatisfy { $0.start.x < button.minX })
  }

  // MARK: - Text views

  @Test("links have the tint color, or the attributes for links")
  func links() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let text = NSMutableAttributedString(string: "See here", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    let url = try #require(URL(string: "https://example.com"))
    text.addAttributes([.link: url, .foregroundColor: UIColor.red], range: NSRange(location: 4, length: 4))
    view.attributedText = text
    view.tintColor = .systemGreen
    #expect(DrawnView(view).texts.last?.color == UIColor.systemGreen.displayColor)
    view.linkTextAttributes = [.foregroundColor: UIColor.purple]
    #expect(DrawnView(view).texts.last?.color == UIColor.purple.displayColor)
    #expect(DrawnView(view).elements.contains { if case .link(_, url) = $0 { true } else { false } })
  }

  @Test("a text view draws as many lines as its container allows, and truncates the last")
  func limitedLines() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    view.text = "Several words that need several lines in a view as narrow as this one is"
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    let texts = DrawnView(view).texts
    let lines = Set(texts.map(\.start.y))
    #expect(lines.count == 2)
    #expect(texts.contains { $0.text == "\u{2026}" })
  }

  // MARK: - Buttons

  @Test(
    "a configuration's style determines the colors of its title and background",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func styles(style: UIUserInterfaceStyle) throws {
    let traits = UITraitCollection(userInterfaceStyle: style)
    let blue = UIColor.systemBlue.displayColor(traits)
    let cases: [(UIButton.Configuration, DisplayList.Color, DisplayList.Color?)] = [
      (.plain(), blue, nil), (.filled(), .white, blue), (.tinted(), blue, blue.multipliedAlpha(by: 0.18)),
      (.gray(), blue, UIColor.secondarySystemFill.displayColor(traits)),
    ]
    for (configuration, title, background) in cases {
      var configuration = configuration
      configuration.title = "Save"
      let button = UIButton(configuration: configuration)
      button.overrideUserInterfaceStyle = style
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 36)
      let drawn = DrawnView(button)
      #expect(drawn.texts.first?.color == title)
      #expect(drawn.fills.first?.color == background)
    }
  }

  @Test("disabled and highlighted buttons are paler, unless they have colors or images for it")
  func states() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 36)
    button.setTitle("Save", for: .normal)
    #expect(DrawnView(button).texts.first?.color == UIColor.systemBlue.displayColor)
    button.isEnabled = false
    #expect(DrawnView(button).texts.first?.color == UIColor.tertiaryLabel.displayColor)
    button.setTitleColor(.red, for: .disabled)
    #expect(DrawnView(button).texts.first?.color == UIColor.red.displayColor)
    button.isEnabled = true
    button.isHighlighted = true
    let faded = try #require(DrawnView(button).texts.first?.color)
    #expect(faded == UIColor.systemBlue.displayColor.multipliedAlpha(by: 0.3))
    let filled = UIButton(configuration: .filled())
    filled.configuration?.title = "Save"
    filled.frame = button.frame
    filled.isEnabled = false
    #expect(DrawnView(filled).fills.first?.color == UIColor.tertiarySystemFill.displayColor)
    #expect(DrawnView(filled).texts.first?.color == UIColor.tertiaryLabel.displayColor)
  }

  @Test("the shadow of a title has the color of the state")
  func shadows() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.green, for: .highlighted)
    #expect(button.titleLabel?.shadowColor == .red)
    button.isHighlighted = true
    #expect(button.titleLabel?.shadowColor == .green)
    button.setTitleShadowColor(nil, for: .highlighted)
    button.setTitleShadowColor(nil, for: .normal)
    #expect(button.titleLabel?.shadowColor == nil)
  }

  @Test("a background image fills the button, by state")
  func backgroundImages() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setBackgroundImage(picture(10), for: .normal)
    #expect(images(button).map(\.rect) == [button.bounds])
    button.isEnabled = false
    let group = try #require(button.displayList().elements.first)
    guard case .group(let composited) = group else {
      Issue.record("a disabled background isn't composited")
      return
    }
    #expect(composited.alpha == 0.4)
    button.setBackgroundImage(picture(20), for: .disabled)
    #expect(images(button).first?.image.width == images(button).last?.image.width)
    guard case .image = try #require(button.displayList().elements.first) else {
      Issue.record("an image for the state isn't drawn as it is")
      return
    }
  }

  @Test("a configuration's strokes, insets, and corners are those of its background")
  func configuredBackground() throws {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.configuration?.cornerStyle = .fixed
    button.configuration?.background.cornerRadius = 3
    button.configuration?.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    button.configuration?.background.strokeColor = .red
    button.configuration?.background.strokeWidth = 2
    button.configuration?.background.strokeOutset = 1
    let drawn = DrawnView(button)
    #expect(drawn.fills.first?.shape == .roundedRect(CGRect(x: 2, y: 1, width: 94, height: 36), radius: 3))
    // The stroke is inside of the rectangle that is 1 point larger.
    #expect(drawn.strokes.first?.path.boundingBox == CGRect(x: 2, y: 1, width: 94, height: 36))
    button.semanticContentAttribute = .forceRightToLeft
    #expect(DrawnView(button).fills.first?.shape.boundingBox.minX == 4)
    button.configuration?.cornerStyle = .capsule
    #expect(
      DrawnView(button).fills.first?.shape == .roundedRect(CGRect(x: 4, y: 1, width: 94, height: 36), radius: 18))
  }

  @Test("an activity indicator replaces a button's image")
  func buttonIndicator() {
    let button = UIButton(configuration: .plain())
    button.configuration?.image = picture(20)
    button.configuration?.title = "Wait"
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    #expect(images(button).count == 1)
    button.configuration?.showsActivityIndicator = true
    #expect(images(button).isEmpty)
    #expect(DrawnView(button).fills.count == ControlLook.spokes)
    let frame = button.partFrames(in: button.bounds).image
    let spokes = DrawnView(button).fills.map(\.shape.boundingBox).reduce(CGRect.null) { $0.union($1) }
    #expect(abs(spokes.minX - frame.minX) < 1e-9 && abs(spokes.maxX - frame.maxX) < 1e-9)
    #expect(abs(spokes.minY - frame.minY) < 1e-9 && abs(spokes.maxY - frame.maxY) < 1e-9)
  }

  // MARK: - Controls

  @Test("a slider's images are at its ends, and shorten the track", arguments: [false, true])
  func sliderImages(isMirrored: Bool) throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))
    slider.minimumValueImage = picture(20)
    slider.maximumValueImage = picture(30)
    slider.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    // The alignment insets are 2 points at the sides.
    let centers = images(slider).map(\.rect.midX)
    #expect(centers == (isMirrored ? [192, 17] : [12, 187]))
    let track = try #require(DrawnView(slider).fills(.systemFill).first)
    let gap = ControlLook.sliderImageGap
    #expect(track.width == 200 - 20 - 30 - 2 * gap)
    #expect(track.minX == (isMirrored ? 2 + 30 + gap : 2 + 20 + gap))
  }

  @Test("a disabled switch is composited as a whole")
  func disabledSwitch() throws {
    let control = UISwitch()
    control.isEnabled = false
    guard case .group(let group) = try #require(control.displayList().elements.first) else {
      Issue.record("it isn't a group")
      return
    }
    #expect(group.alpha == 0.5 && group.elements.count == 2)
  }

  @Test("titles of segments have the attributes of their state")
  func segmentAttributes() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    #expect(DrawnView(control).texts.map(\.color) == [UIColor.green.displayColor, UIColor.red.displayColor])
  }

  private final class Months: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 12 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "Row \(row)"
    }
  }

  @Test("a picker draws the selected row in the middle, and those around it")
  func pickers() throws {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let months = Months()
    picker.dataSource = months
    picker.delegate = months
    picker.selectRow(1, inComponent: 0, animated: false)
    let texts = DrawnView(picker).texts
    #expect(texts.map(\.text) == (0...4).map { "Row \($0)" })
    let selected = texts[1]
    #expect(selected.color == UIColor.label.displayColor)
    let font = UIFont.systemFont(ofSize: ControlLook.wheels.fontSize)
    // The line is centered, with its baseline on a whole pixel.
    #expect(abs(selected.start.y - (108 - font.lineHeight / 2 + font.ascender)) <= 0.5)
    picker.selectRow(.max, inComponent: 0, animated: false)
    #expect(DrawnView(picker).texts.isEmpty)
  }

  @Test("a date picker draws the selected date in its locale and time zone")
  func datePickers() {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(DrawnView(picker).texts.map(\.text).joined() == "January 1, 1970")
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3_900
    #expect(DrawnView(picker).texts.map(\.text).joined() == "1:05")
    picker.countDownDuration = .nan
    #expect(DrawnView(picker).texts.map(\.text).joined() == "0:00")
  }

  @Test("a blur is a translucent area behind the content, and a refreshing control an indicator")
  func effects() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let area = try #require(DrawnView(view).fills.first)
    #expect(area.shape == .rect(view.bounds))
    #expect(area.color.red == 0 && area.color.alpha > 0 && area.color.alpha < 1)
    view.effect = nil
    #expect(DrawnView(view).fills.isEmpty)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let refresh = UIRefreshControl()
    scroll.refreshControl = refresh
    #expect(DrawnView(scroll).fills.isEmpty)
    refresh.beginRefreshing()
    refresh.attributedTitle = NSAttributedString(string: "Wait")
    #expect(DrawnView(scroll).fills.count == ControlLook.spokes)
    #expect(DrawnView(scroll).texts.map(\.text) == ["Wait"])
  }

  @Test("numbers that aren't finite draw nothing, and don't trap")
  func badNumbers() {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    for number in [CGFloat.nan, .infinity, -.infinity, -1, 1e300] {
      button.configuration?.background.cornerRadius = number
      button.configuration?.background.strokeWidth = number
      button.configuration?.background.strokeOutset = number
      button.configuration?.background.backgroundInsets.leading = number
      _ = button.displayList()
    }
    let slider = UISlider(frame: button.frame)
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    slider.value = 0
    #expect(DrawnView(slider).fills.allSatisfy { $0.shape.boundingBox.isFinite })
  }
}
