import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  func configure(_ bar: UINavigationBar, _ values: VariedObject) {
    if let flag = values.flag("largeTitles") { bar.prefersLargeTitles = flag }
    if let flag = values.flag("translucent") { bar.isTranslucent = flag }
    if let color = color(values.value("barTintColor")) { bar.barTintColor = color }
    switch values["barStyle"] {
    case "black", "blackTranslucent", "blackOpaque": bar.barStyle = .black
    default: break
    }
    let items = values.object.group("items").filter { $0.kind == "navigationItem" }
    if !items.isEmpty { bar.items = items.map { makeNavigationItem($0, UINavigationItem()) } }
  }

  func configure(_ bar: UITabBar, _ values: VariedObject) {
    if let flag = values.flag("translucent") { bar.isTranslucent = flag }
    if let color = color(values.value("barTintColor")) { bar.barTintColor = color }
    let items = values.object.group("items")
    if !items.isEmpty { bar.items = items.map(makeTabBarItem) }
  }

  func configure(_ bar: UISearchBar, _ values: VariedObject) {
    if let text = text("text", values) { bar.text = text }
    if let text = text("placeholder", values) { bar.placeholder = text }
    if let text = text("prompt", values) { bar.prompt = text }
    if let flag = values.flag("showsCancelButton") { bar.showsCancelButton = flag }
    if let flag = values.flag("showsScopeBar") { bar.showsScopeBar = flag }
    if let flag = values.flag("translucent") { bar.isTranslucent = flag }
    switch values["searchBarStyle"] {
    case "minimal": bar.searchBarStyle = .minimal
    case "prominent": bar.searchBarStyle = .prominent
    default: break
    }
  }

  // MARK: - Items

  func makeBarItems(_ descriptions: [InterfaceObject]) -> [UIBarButtonItem] {
    descriptions.compactMap(makeBarButtonItem)
  }

  func makeBarButtonItem(_ description: InterfaceObject) -> UIBarButtonItem? {
    guard description.kind == "barButtonItem" else { return nil }
    let item: UIBarButtonItem
    let itemClass = source.classFor(description, UIBarButtonItem.self)
    if let custom = itemClass.init(coder: NibCoder(description, self)), itemClass != UIBarButtonItem.self {
      item = custom
    } else if let system = description["systemItem"].flatMap({ Self.systemItems[$0] }) {
      item = UIBarButtonItem(systemItem: system)
    } else {
      item = UIBarButtonItem()
    }
    didMake(item, description)
    if let title = source.localized(description["title"] ?? string(description.values["title"]), description, "title") {
      item.title = title
    }
    if let image = image("image", of: description) { item.image = image }
    if description["style"] == "done" { item.style = .done }
    if let width = description.number("width"), width > 0 { item.width = width }
    if let flag = description.flag("enabled") { item.isEnabled = flag }
    if let number = description.number("tag") { item.tag = Int(number) }
    if let color = color(description.values["tintColor"]) { item.tintColor = color }
    if let view = description.child("customView")
      ?? description.children.first(where: { ViewKind(rawValue: $0.kind) != nil })
    {
      item.customView = makeAnyView(view)
    }
    return item
  }

  func makeNavigationItem(_ description: InterfaceObject, _ item: UINavigationItem) -> UINavigationItem {
    didMake(item, description)
    item.title = source.localized(description["title"], description, "title") ?? item.title
    if let prompt = source.localized(description["prompt"], description, "prompt") { item.prompt = prompt }
    if let flag = description.flag("hidesBackButton") { item.hidesBackButton = flag }
    if let flag = description.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = flag }
    if let text = source.localized(description["backButtonTitle"], description, "backButtonTitle") {
      item.backButtonTitle = text
    }
    switch description["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let part = description.child("titleView") { item.titleView = makeAnyView(part) }
    if let part = description.child("backBarButtonItem") { item.backBarButtonItem = makeBarButtonItem(part) }
    // One item is a property, and several are a list.
    let left = [description.child("leftBarButtonItem")].compactMap(\.self) + description.group("leftBarButtonItems")
    let right = [description.child("rightBarButtonItem")].compactMap(\.self) + description.group("rightBarButtonItems")
    if !left.isEmpty { item.leftBarButtonItems = makeBarItems(left) }
    if !right.isEmpty { item.rightBarButtonItems = makeBarItems(right) }
    return item
  }

  func makeTabBarItem(_ description: InterfaceObject) -> UITabBarItem {
    let tag = Int(description.number("tag") ?? 0)
    let item: UITabBarItem
    if let system = description["systemItem"].flatMap({ Self.tabItems[$0] }) {
      item = UITabBarItem(tabBarSystemItem: system, tag: tag)
    } else {
      let image = image("image", of: description)
      let title = source.localized(description["title"], description, "title")
      item = UITabBarItem(title: title, image: image, tag: tag)
      item.selectedImage = self.image("selectedImage", of: description)
    }
    didMake(item, description)
    if let text = description["badgeValue"] { item.badgeValue = text }
    if let flag = description.flag("enabled") { item.isEnabled = flag }
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]

  private static let tabItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
