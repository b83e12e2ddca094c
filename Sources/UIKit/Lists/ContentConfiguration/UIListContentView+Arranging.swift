import CoreGraphics
import Foundation
import UIFoundation

/// Arranges list content: an image beside two texts, which lie below or beside each other.
extension UIListContentView {
  /// Below every other priority, so that the view is no taller than its content unless another constraint requires it.
  private static let huggingHeight = UILayoutPriority(1)

  func addParts() {
    for guide in [guides.text, guides.secondaryText, guides.image, guides.texts] { addLayoutGuide(guide) }
    for view in [text, secondaryText, image] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  func show(_ configuration: UIListContentConfiguration) {
    show(configuration.attributedText, configuration.text, configuration.textProperties, in: text)
    show(
      configuration.secondaryAttributedText, configuration.secondaryText, configuration.secondaryTextProperties,
      in: secondaryText)
    image.preferredSymbolConfiguration = configuration.imageProperties.preferredSymbolConfiguration
    image.image = configuration.image
    alpha = configuration.alpha
    setNeedsLayout()
    arrange(width: bounds.width)
  }

  private func show(
    _ attributed: NSAttributedString?, _ plain: String?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = properties.alignment.textAlignment
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = plain.map(properties.transformed)
    }
  }

  /// Sets the side margins required by the enclosing view, which replace the superview's own margins.
  func takeOuterMargins(leading: CGFloat, trailing: CGFloat) {
    outerMargins = (max(leading, 0), max(trailing, 0))
  }

  /// Installs the constraints for a width, unless they are already active.
  func arrange(width: CGFloat) {
    let wanted = arrangement(width: width)
    guard wanted != arrangement else { return }
    arrangement = wanted
    NSLayoutConstraint.deactivate(arrangementConstraints)
    set(text, isShown: wanted.showsText)
    set(secondaryText, isShown: wanted.showsSecondaryText)
    set(image, isShown: wanted.showsImage)
    arrangementConstraints = constraints(for: wanted)
    NSLayoutConstraint.activate(arrangementConstraints)
  }

  private func set(_ view: UIView, isShown: Bool) {
    if isShown, view.superview == nil { addSubview(view) }
    if !isShown { view.removeFromSuperview() }
  }

  private func arrangement(width: CGFloat) -> ListArrangement {
    let configuration = listConfiguration
    let margins = margins
    let properties = configuration.imageProperties
    var wanted = ListArrangement(
      isSideBySide: false, showsText: configuration.showsText, showsSecondaryText: configuration.showsSecondaryText,
      showsImage: configuration.image != nil, margins: margins.bounded,
      gaps: [
        configuration.imageToTextPadding.bounded, configuration.textToSecondaryTextHorizontalPadding.bounded,
        configuration.textToSecondaryTextVerticalPadding.bounded,
      ], imageSize: imageSize(within: properties.maximumSize),
      imageRoom: CGSize(
        width: room(properties.reservedLayoutSize.width), height: room(properties.reservedLayoutSize.height)))
    guard configuration.prefersSideBySideTextAndSecondaryText, wanted.showsText, wanted.showsSecondaryText,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return wanted }
    let taken = wanted.showsImage ? image.intrinsicContentSize.width + configuration.imageToTextPadding : 0
    let unlimited = CGSize(width: 0, height: 0)
    let needed =
      text.sizeThatFits(unlimited).width + secondaryText.sizeThatFits(unlimited).width
      + configuration.textToSecondaryTextHorizontalPadding
    wanted.isSideBySide = needed <= width - margins.leading - margins.trailing - taken
    return wanted
  }

  private func room(_ reserved: CGFloat) -> CGFloat {
    guard reserved == UIListContentConfiguration.ImageProperties.standardDimension else {
      return max(reserved.bounded, 0)
    }
    return UIFontMetrics.default.scaledValue(for: ListMetrics.symbolSide, compatibleWith: traitCollection)
  }

  /// The configuration's margins, enlarged to the superview's along the axes that preserve them.
  private var margins: NSDirectionalEdgeInsets {
    var margins = listConfiguration.directionalLayoutMargins
    let axes = listConfiguration.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      let outer = outerMargins ?? marginsAround
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if axes.contains(.vertical), let superview {
      let outer = superview.layoutMargins
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.height - frame.maxY))
    }
    return margins
  }

  /// The overlap of the superview's side margins with the view.
  private var marginsAround: (leading: CGFloat, trailing: CGFloat) {
    guard let superview else { return (0, 0) }
    let outer = superview.layoutMargins
    let (left, right) = (outer.left - frame.minX, outer.right - (superview.bounds.width - frame.maxX))
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (right, left) : (left, right)
  }

  private func constraints(for arrangement: ListArrangement) -> [NSLayoutConstraint] {
    let margins = arrangement.margins
    let texts = guides.texts
    let height = heightAnchor.constraint(equalToConstant: 0)
    height.priority = Self.huggingHeight
    var made = [
      height,
      texts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
      bottomAnchor.constraint(greaterThanOrEqualTo: texts.bottomAnchor, constant: margins.bottom),
      texts.centerYAnchor.constraint(equalTo: centerYAnchor, constant: (margins.top - margins.bottom) / 2),
      trailingAnchor.constraint(equalTo: texts.trailingAnchor, constant: margins.trailing),
    ]
    if arrangement.showsImage {
      made += imageConstraints(arrangement)
    } else {
      made.append(texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading))
    }
    let shown = [(text, guides.text), (secondaryText, guides.secondaryText)].filter { $0.0.superview != nil }
    for (label, guide) in shown { made += Self.edges(of: label, equal: guide) }
    guard let first = shown.first?.0, let last = shown.last?.0 else {
      return made + [texts.heightAnchor.constraint(equalToConstant: 0)]
    }
    guard shown.count == 2, arrangement.isSideBySide else {
      for (label, _) in shown {
        made.append(label.leadingAnchor.constraint(equalTo: texts.leadingAnchor))
        made.append(label.trailingAnchor.constraint(equalTo: texts.trailingAnchor))
      }
      made.append(first.topAnchor.constraint(equalTo: texts.topAnchor))
      made.append(last.bottomAnchor.constraint(equalTo: texts.bottomAnchor))
      if shown.count == 2 {
        made.append(last.topAnchor.constraint(equalTo: first.bottomAnchor, constant: arrangement.gaps[2]))
      }
      return made
    }
    for label in [first, last] {
      made.append(label.topAnchor.constraint(greaterThanOrEqualTo: texts.topAnchor))
      made.append(label.bottomAnchor.constraint(lessThanOrEqualTo: texts.bottomAnchor))
    }
    let tight = texts.heightAnchor.constraint(equalToConstant: 0)
    tight.priority = Self.huggingHeight
    return made + [
      tight, first.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      last.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
      last.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: arrangement.gaps[1]),
      first.firstBaselineAnchor.constraint(equalTo: last.firstBaselineAnchor),
    ]
  }

  private func imageConstraints(_ arrangement: ListArrangement) -> [NSLayoutConstraint] {
    let (margins, room) = (arrangement.margins, guides.image)
    var made = Self.centers(of: image, equal: room)
    made += [
      room.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
      room.centerYAnchor.constraint(equalTo: guides.texts.centerYAnchor),
      room.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
      bottomAnchor.constraint(greaterThanOrEqualTo: room.bottomAnchor, constant: margins.bottom),
      guides.texts.leadingAnchor.constraint(equalTo: room.trailingAnchor, constant: arrangement.gaps[0]),
    ]
    let size = arrangement.imageSize
    made += [
      image.widthAnchor.constraint(equalToConstant: size.width),
      image.heightAnchor.constraint(equalToConstant: size.height),
      room.widthAnchor.constraint(
        equalToConstant: arrangement.imageRoom.width > 0 ? arrangement.imageRoom.width : size.width),
      room.heightAnchor.constraint(
        equalToConstant: arrangement.imageRoom.height > 0 ? arrangement.imageRoom.height : size.height),
    ]
    return made
  }

  /// Returns the image's size, scaled down proportionally to fit a limit.
  private func imageSize(within limit: CGSize) -> CGSize {
    let size = image.intrinsicContentSize
    var factor: CGFloat = 1
    if limit.width > 0, size.width > 0 { factor = min(factor, limit.width / size.width) }
    if limit.height > 0, size.height > 0 { factor = min(factor, limit.height / size.height) }
    return CGSize(width: max(size.width, 0) * factor, height: max(size.height, 0) * factor)
  }

  private static func edges(of view: UIView, equal guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
  }

  private static func centers(of view: UIView, equal guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ]
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
