import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

/// Scroll views, table views, collection views, and stack views.
extension NibLoader {
  func configure(_ stack: UIStackView, _ values: VariedObject) {
    stack.axis = values["axis"] == "vertical" ? .vertical : .horizontal
    switch values["distribution"] {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: stack.distribution = .fill
    }
    switch values["alignment"] {
    case "leading", "top": stack.alignment = .leading
    case "center": stack.alignment = .center
    case "trailing", "bottom": stack.alignment = .trailing
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    stack.spacing = values["spacingType"] == "standard" ? UIStackView.spacingUseSystem : values.number("spacing") ?? 0
    // Documents have no other sign of it: with margins of their own, stack views arrange inside them.
    stack.isLayoutMarginsRelativeArrangement =
      values.value("layoutMargins") != nil || values.value("directionalLayoutMargins") != nil
    if let flag = values.flag("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = flag }
  }

  /// Applies what documents can say about every scroll view.
  func configure(scroll view: UIScrollView, _ values: VariedObject) {
    if let flag = values.flag("scrollEnabled") { view.isScrollEnabled = flag }
    if let flag = values.flag("pagingEnabled") { view.isPagingEnabled = flag }
    if let flag = values.flag("bounces") { view.bounces = flag }
    if let flag = values.flag("alwaysBounceVertical") { view.alwaysBounceVertical = flag }
    if let flag = values.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = flag }
    if let flag = values.flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = flag }
    if let flag = values.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = flag }
    if let flag = values.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = flag }
    if let flag = values.flag("delaysContentTouches") { view.delaysContentTouches = flag }
    if let scale = values.number("minimumZoomScale"), scale > 0 { view.minimumZoomScale = scale }
    if let scale = values.number("maximumZoomScale"), scale > 0 { view.maximumZoomScale = scale }
    switch values["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    switch values["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "interactive": view.keyboardDismissMode = .interactive
    default: break
    }
    if case .insets(let insets)? = values.value("contentInset") { view.contentInset = UIEdgeInsets(insets) }
    if case .size(let size)? = values.value("contentSize") {
      view.contentSize = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
  }

  // MARK: - Tables

  func configure(_ table: UITableView, _ values: VariedObject) {
    configure(scroll: table, values)
    if let height = values.number("rowHeight"), height > 0 { table.rowHeight = height }
    if let height = values.number("estimatedRowHeight"), height >= 0 { table.estimatedRowHeight = height }
    if let height = values.number("sectionHeaderHeight"), height >= 0 { table.sectionHeaderHeight = height }
    if let height = values.number("sectionFooterHeight"), height >= 0 { table.sectionFooterHeight = height }
    if let height = values.number("estimatedSectionHeaderHeight"), height >= 0 {
      table.estimatedSectionHeaderHeight = height
    }
    if let height = values.number("estimatedSectionFooterHeight"), height >= 0 {
      table.estimatedSectionFooterHeight = height
    }
    switch values["separatorStyle"] {
    case "none": table.separatorStyle = .none
    default: table.separatorStyle = .singleLine
    }
    if let color = color(values.value("separatorColor")) { table.separatorColor = color }
    if case .insets(let insets)? = values.value("separatorInset") { table.separatorInset = UIEdgeInsets(insets) }
    if values["separatorInsetReference"] == "fromAutomaticInsets" {
      table.separatorInsetReference = .fromAutomaticInsets
    }
    if let flag = values.flag("allowsSelection") { table.allowsSelection = flag }
    if let flag = values.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    if let flag = values.flag("contentViewInsetsToSafeArea") { table.insetsContentViewsToSafeArea = flag }
    if let header = values.object.child("tableHeaderView") { table.tableHeaderView = makeAnyView(header) }
    if let footer = values.object.child("tableFooterView") { table.tableFooterView = makeAnyView(footer) }
    if let background = values.object.child("backgroundView") { table.backgroundView = makeAnyView(background) }
    for prototype in values.object.group("prototypes") {
      table.register(UINib(prototype: prototype, in: self), forCellReuseIdentifier: prototype.prototypeIdentifier)
    }
    if values["dataMode"] == "static" { addStaticContent(to: table, values.object.group("sections")) }
  }

  private func addStaticContent(to table: UITableView, _ sections: [InterfaceObject]) {
    table.staticContent = StaticTableContent(
      sections: sections.map { section in
        StaticTableContent.Section(
          header: source.localized(
            section["headerTitle"] ?? string(section.values["headerTitle"]), section, "headerTitle"),
          footer: source.localized(
            section["footerTitle"] ?? string(section.values["footerTitle"]), section, "footerTitle"),
          rows: section.group("cells").compactMap { cell in
            guard let made = makeAnyView(cell) as? UITableViewCell else { return nil }
            return StaticTableContent.Row(cell: made, height: cell.number("rowHeight").flatMap { $0 > 0 ? $0 : nil })
          })
      })
  }

  func configure(_ cell: UITableViewCell, _ values: VariedObject) {
    switch values["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: break
    }
    switch values["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: break
    }
    if let level = values.number("indentationLevel") { cell.indentationLevel = max(0, Int(level)) }
    if let width = values.number("indentationWidth"), width >= 0 { cell.indentationWidth = width }
    if case .insets(let insets)? = values.value("separatorInset") { cell.separatorInset = UIEdgeInsets(insets) }
    if let part = values.object.child("contentConfiguration"), part.kind == "listContentConfiguration" {
      var configuration = cell.defaultContentConfiguration()
      func text(_ key: String) -> String? {
        let text = source.localized(part[key] ?? string(part.values[key]), values.object, "contentConfiguration.\(key)")
        return text.flatMap { $0.isEmpty ? nil : $0 }
      }
      configuration.text = text("text")
      configuration.secondaryText = text("secondaryText")
      configuration.image = image("image", of: part)
      cell.contentConfiguration = configuration
    }
    if let view = values.object.child("accessoryView") { cell.accessoryView = makeAnyView(view) }
    if let view = values.object.child("backgroundView") { cell.backgroundView = makeAnyView(view) }
    if let view = values.object.child("selectedBackgroundView") { cell.selectedBackgroundView = makeAnyView(view) }
    configureParts(of: cell, values.object)
  }

  /// Applies the document's labels and image view to those that a cell of a built-in style has.
  private func configureParts(of cell: UITableViewCell, _ description: InterfaceObject) {
    guard let content = description.child("contentView") else { return }
    let parts = content.group("subviews")
    func part(_ attribute: String) -> InterfaceObject? {
      description[attribute].flatMap { id in parts.first { $0.id == id } }
    }
    if let object = part("textLabel"), let label = cell.textLabel { configurePart(label, object) }
    if let object = part("detailTextLabel"), let label = cell.detailTextLabel { configurePart(label, object) }
    if let object = part("imageView"), let view = cell.imageView { configurePart(view, object) }
  }

  private func configurePart(_ view: UIView, _ description: InterfaceObject) {
    didMake(view, description)
    let values = varied(description)
    if let label = view as? UILabel { configure(label, values) }
    if let image = view as? UIImageView { configure(image, values) }
    if let color = color(values.value("backgroundColor")) { view.backgroundColor = color }
  }

  /// The ids of the views that the cell of a built-in style has already.
  static func builtInParts(of cell: InterfaceObject) -> Set<String> {
    guard cell["style"] != nil else { return [] }
    return Set(["textLabel", "detailTextLabel", "imageView"].compactMap { cell[$0] })
  }

  // MARK: - Collections

  func configure(_ collection: UICollectionView, _ values: VariedObject) {
    configure(scroll: collection, values)
    if let flag = values.flag("allowsSelection") { collection.allowsSelection = flag }
    if let flag = values.flag("allowsMultipleSelection") { collection.allowsMultipleSelection = flag }
    if let background = values.object.child("backgroundView") { collection.backgroundView = makeAnyView(background) }
    if let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
      let part = values.object.children.first(where: { $0.key == "collectionViewLayout" })
    {
      register(layout, for: part.id)
      configure(layout, part)
    }
    for cell in values.object.group("cells") {
      collection.register(UINib(prototype: cell, in: self), forCellWithReuseIdentifier: cell.prototypeIdentifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let view = values.object.child(key) else { continue }
      let identifier = view.prototypeIdentifier
      collection.nibSupplements[kind] = identifier
      collection.register(
        UINib(prototype: view, in: self), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  private func configure(_ layout: UICollectionViewFlowLayout, _ part: InterfaceObject) {
    if let value = part.number("minimumLineSpacing") { layout.minimumLineSpacing = max(0, value) }
    if let value = part.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = max(0, value) }
    if part["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    func size(_ key: String) -> CGSize? {
      guard case .size(let size)? = part.values[key] else { return nil }
      return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    if let value = size("itemSize") { layout.itemSize = value }
    if let value = size("headerReferenceSize") { layout.headerReferenceSize = value }
    if let value = size("footerReferenceSize") { layout.footerReferenceSize = value }
    if part.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let value = size("estimatedItemSize") {
      layout.estimatedItemSize = value
    }
    if case .insets(let insets)? = part.values["sectionInset"] { layout.sectionInset = UIEdgeInsets(insets) }
    if let flag = part.flag("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = flag }
    if let flag = part.flag("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = flag }
    switch part["sectionInsetReference"] {
    case "safeArea": layout.sectionInsetReference = .fromSafeArea
    case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: break
    }
  }

  func configure(_ cell: UICollectionViewCell, _ values: VariedObject) {
    if let view = values.object.child("backgroundView") { cell.backgroundView = makeAnyView(view) }
    if let view = values.object.child("selectedBackgroundView") { cell.selectedBackgroundView = makeAnyView(view) }
  }
}
