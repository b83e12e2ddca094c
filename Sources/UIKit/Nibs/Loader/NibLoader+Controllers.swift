import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  /// Makes a controller, without its view.
  func makeController(_ description: InterfaceObject) -> UIViewController? {
    guard let kind = ControllerKind(rawValue: description.kind) else { return nil }
    let controllerClass = source.classFor(description, kind.controllerClass)
    let coder = NibCoder(description, self)
    if let controller = controllerClass.init(coder: coder) { return controller }
    source.warn(
      .missingClass, "the class '\(controllerClass)' returns nil from init(coder:); \(kind.controllerClass) is used",
      description)
    return kind.controllerClass.init(coder: NibCoder(description, self))
  }

  /// Applies what a document says about a controller.
  func configure(_ controller: UIViewController, _ description: InterfaceObject) {
    didMake(controller, description)
    controller.nibLink = ControllerLink(description, source)
    if let title = source.localized(description["title"], description, "title") { controller.title = title }
    if let flag = description.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = flag
    }
    if let flag = description.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let flag = description.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = flag }
    if let flag = description.flag("definesPresentationContext") { controller.definesPresentationContext = flag }
    if let style = description["modalPresentationStyle"].flatMap(Self.presentationStyle) {
      controller.modalPresentationStyle = style
    }
    if case .options(let edges)? = description.values["extendedEdge"] {
      let all: [(String, UIRectEdge)] = [("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right)]
      controller.edgesForExtendedLayout = all.reduce(into: []) { if edges.contains($1.0) { $0.formUnion($1.1) } }
    }
    if case .size(let size)? = description.values["preferredContentSize"]
      ?? description.values["contentSizeForViewInPopover"]
    {
      controller.preferredContentSize = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    if let part = description.child("navigationItem") { _ = makeNavigationItem(part, controller.navigationItem) }
    if let part = description.child("tabBarItem") { controller.tabBarItem = makeTabBarItem(part) }
    let items = makeBarItems(description.group("toolbarItems"))
    if !items.isEmpty { controller.toolbarItems = items }
    configureContainer(controller, description)
  }

  private func configureContainer(_ controller: UIViewController, _ description: InterfaceObject) {
    switch controller {
    case let container as UINavigationController:
      if let part = description.child("navigationBar") { configureBar(container.navigationBar, part) }
      if let part = description.child("toolbar"), let toolbar = container.toolbar { configureBar(toolbar, part) }
      if let flag = description.flag("navigationBarHidden") { container.isNavigationBarHidden = flag }
      if description.flag("toolbarHidden") == false { container.isToolbarHidden = false }
    case let container as UITabBarController:
      if let part = description.child("tabBar") { configureBar(container.tabBar, part) }
    case let split as UISplitViewController: configureSplit(split, description)
    case let table as UITableViewController:
      if let flag = description.flag("clearsSelectionOnViewWillAppear") { table.clearsSelectionOnViewWillAppear = flag }
    default: break
    }
  }

  private func configureSplit(_ split: UISplitViewController, _ description: InterfaceObject) {
    if let width = description.number("minimumPrimaryColumnWidth") { split.minimumPrimaryColumnWidth = width }
    if let width = description.number("maximumPrimaryColumnWidth") { split.maximumPrimaryColumnWidth = width }
    if let fraction = description.number("preferredPrimaryColumnWidthFraction") {
      split.preferredPrimaryColumnWidthFraction = fraction
    }
    if let flag = description.flag("presentsWithGesture") { split.presentsWithGesture = flag }
    switch description["style"] {
    case "doubleColumn": split.columns.style = .doubleColumn
    case "tripleColumn": split.columns.style = .tripleColumn
    default: break
    }
    switch description["preferredDisplayMode"] {
    case "primaryHidden", "secondaryOnly": split.preferredDisplayMode = .secondaryOnly
    case "allVisible", "oneBesideSecondary": split.preferredDisplayMode = .oneBesideSecondary
    case "primaryOverlay", "oneOverSecondary": split.preferredDisplayMode = .oneOverSecondary
    case "twoBesideSecondary": split.preferredDisplayMode = .twoBesideSecondary
    case "twoOverSecondary": split.preferredDisplayMode = .twoOverSecondary
    case "twoDisplaceSecondary": split.preferredDisplayMode = .twoDisplaceSecondary
    default: break
    }
  }

  /// Applies what a document says about a bar that a controller has made, whose frame the controller determines.
  private func configureBar(_ bar: UIView, _ description: InterfaceObject) {
    didMake(bar, description)
    let values = varied(description)
    if let color = color(values.value("backgroundColor")) { bar.backgroundColor = color }
    if let color = color(values.value("tintColor")) { bar.tintColor = color }
    switch bar {
    case let bar as UINavigationBar: configure(bar, values)
    case let bar as UITabBar: configure(bar, values)
    default: break
    }
  }

  static func presentationStyle(_ name: String) -> UIModalPresentationStyle? {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    case "none": UIModalPresentationStyle.none
    case "automatic": .automatic
    default: nil
    }
  }
}
