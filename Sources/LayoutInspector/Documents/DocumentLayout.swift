package import CoreGraphics
import InterfaceDocuments
package import UIKit

/// Lays out the parts of an Interface Builder document on a device, with the text size and other traits of an
/// environment.
///
/// A part that is as wide or as high as the screen of the document's canvas is as wide or high as that of the device.
/// Other parts have the size that the document records, with these exceptions: a row without a height of its own is as
/// high as its content, and so is a view or cell of another width or text size than the document's.
@MainActor
package struct DocumentLayout {
  /// A part that was laid out.
  package struct Part: Sendable {
    /// The part of the document.
    package let part: InterfacePart
    /// The frames, the problems, and the drawing.
    package let report: LayoutReport
    /// The views with their objects.
    package let root: PlacedView
  }

  private let file: InterfaceFile
  private let canvas: CanvasDevice?
  private let device: CanvasDevice?
  private let width: CGFloat?
  private let base: LayoutEnvironment
  /// Whether views and cells are as high as their content, but at least as high as in the document, at all sizes.
  private let fitsContent: Bool
  private var isLandscape: Bool { file.document.header.device?.isLandscape == true }

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - device: The device, or `nil` for that of the canvas.
  ///   - width: The width of all parts in points, or `nil` for those that the device and the document imply.
  ///   - environment: The text size, direction, style, and version of iOS. Its size has no effect.
  ///   - fitsContent: Whether views and cells are as high as their content at the document's width and text size too,
  ///     so that all text sizes can be compared. They are at least as high as in the document, since constraints may
  ///     leave the height to what shows the view.
  package init(
    _ file: InterfaceFile, device: CanvasDevice?, width: CGFloat?, environment: LayoutEnvironment,
    fitsContent: Bool = false
  ) {
    self.fitsContent = fitsContent
    self.file = file
    canvas = CanvasDevice(file.document.header)
    self.device = device ?? canvas
    self.width = width
    base = environment
  }

  /// Lays out a part, in new views. `nil` if the document doesn't say what it is.
  package func layOut(_ part: InterfacePart) -> Part? {
    withLayout(of: part) { snapshot, made in
      let report = LayoutReport(
        environment: snapshot.environment, root: ViewReport(of: snapshot.view),
        problems: snapshot.problemsOutsideOtherParts().map(\.problem), drawing: snapshot.view.displayList())
      var objects: [ObjectIdentifier: InterfaceObject] = [:]
      for member in made.members { objects[ObjectIdentifier(member.view)] = member.object }
      return Part(part: part, report: report, root: PlacedView(report.root, made.view, objects))
    }
  }

  /// What a layout leaves out of a part, to find out what it causes.
  struct Omissions {
    /// The ids of constraints.
    var constraints: Set<String> = []
    /// Whether the height of a row is that of its content, whatever the document says.
    var omitsRowHeight = false

    /// Leaves out a height too.
    mutating func insert(_ height: FixedHeight) {
      switch height.cause {
      case .constraint(let id): constraints.insert(id)
      case .rowHeight: omitsRowHeight = true
      }
    }
  }

  /// Lays out a part in new views, and calls a closure with them and the objects that they were made from. `nil` if the
  /// document doesn't say what the part is.
  func withLayout<Result>(
    of part: InterfacePart, without omissions: Omissions = Omissions(),
    _ body: (LayoutSnapshot, MadePart) -> Result
  ) -> Result? {
    let screen = (UIScreen.main.bounds, UIScreen.main.scale, UIDevice.current.userInterfaceIdiom)
    defer { (UIScreen.main.bounds, UIScreen.main.scale, UIDevice.current.userInterfaceIdiom) = screen }
    UIDevice.current.userInterfaceIdiom = CanvasDevice.idiom(of: file.document, on: device)
    if let device {
      UIScreen.main.bounds = CGRect(origin: .zero, size: device.size(isLandscape: isLandscape))
      UIScreen.main.scale = device.scale
    }
    let usual = UITraitCollection.processDefault
    setSizeClasses(device?.sizeClasses(isLandscape: isLandscape))
    defer { setSizeClasses((usual.horizontalSizeClass, usual.verticalSizeClass)) }
    let insets = insets(of: part)
    let isScreen = part.kind == .scene || (part.kind == .nib && insets != .zero)
    var environment = base
    (environment.width, environment.height) = size(of: part, isScreen: isScreen)
    if omissions.omitsRowHeight, Self.rowHeight(of: part) != nil { environment.height = nil }
    var made: MadePart?
    var prototypes: ListPrototypes?
    defer { withExtendedLifetime(prototypes) {} }
    func make() -> MadePart? {
      made = file.make(part)
      prototypes = made.map { ListPrototypes($0) }
      for constraint in made?.constraints ?? [] where omissions.constraints.contains(constraint.description.id) {
        constraint.constraint.isActive = false
      }
      return made
    }
    let inspector: LayoutInspector
    if isScreen {
      inspector = LayoutInspector(controller: {
        let made = make()
        let controller = made?.controller ?? UIViewController()
        if let made, made.controller == nil { controller.view = made.view }
        controller.additionalSafeAreaInsets = insets
        return controller
      })
    } else if part.view.kind == "tableViewCell" {
      inspector = LayoutInspector(row: {
        let cell = make()?.view as? UITableViewCell ?? UITableViewCell()
        let host = RowHost(cell, width: environment.width, height: environment.height, part.table)
        return (cell, host)
      })
    } else {
      let minimum = fitsContent ? part.view.frame?.height ?? 0 : 0
      inspector = LayoutInspector(minimumHeight: minimum) { make()?.view ?? UIView() }
    }
    return inspector.withLayout(in: environment) { snapshot in made.map { body(snapshot, $0) } }
  }

  private func setSizeClasses(_ classes: CanvasDevice.SizeClasses?) {
    guard let classes else { return }
    TraitFollowers.change { traits in (traits.horizontalSizeClass, traits.verticalSizeClass) = classes }
  }

  /// Returns the height that the document states for a row, in points, with the object that states it; otherwise `nil`.
  static func rowHeight(of part: InterfacePart) -> (points: CGFloat, object: InterfaceObject)? {
    guard let table = part.table, part.kind == .cell else { return nil }
    return rowHeight(of: part.view, in: table)
  }

  /// Returns the height that the document states for the row of a cell, in points, with the object that states it;
  /// otherwise `nil`.
  static func rowHeight(
    of cell: InterfaceObject, in table: InterfaceObject
  ) -> (points: CGFloat, object: InterfaceObject)? {
    for object in [cell, table] {
      if let height = object.number("rowHeight"), height > 0 { return (CGFloat(height), object) }
    }
    return nil
  }

  /// The insets of the safe area that the document's frames imply, changed by the difference of the devices.
  private func insets(of part: InterfacePart) -> UIEdgeInsets {
    var insets = CanvasSafeArea.insets(of: part, in: file.document)
    guard let canvas, let device, device != canvas else { return insets }
    if insets.top >= canvas.top { insets.top += device.top - canvas.top }
    if insets.bottom >= canvas.bottom { insets.bottom += device.bottom - canvas.bottom }
    return insets
  }

  /// Returns the width of a part, and its height or `nil` for that of its content.
  private func size(of part: InterfacePart, isScreen: Bool) -> (CGFloat, CGFloat?) {
    let drawn = canvas?.size(isLandscape: isLandscape)
    let shown = device?.size(isLandscape: isLandscape)
    func length(_ recorded: CGFloat?, _ drawn: CGFloat?, _ shown: CGFloat?) -> CGFloat? {
      guard let recorded else { return nil }
      return drawn == recorded ? shown : recorded
    }
    let frame = part.view.frame
    let recordedWidth = frame?.width ?? part.table?.frame?.width
    let ownWidth = length(recordedWidth, drawn?.width, shown?.width) ?? shown?.width ?? base.width
    let height = frame.flatMap { length($0.height, drawn?.height, shown?.height) }
    let chosen = width ?? ownWidth
    if isScreen { return (chosen, height ?? shown?.height) }
    if part.table != nil, part.kind == .cell { return (chosen, Self.rowHeight(of: part)?.points) }
    let isAsDrawn = recordedWidth == chosen && base.category == .large && !fitsContent
    return (chosen, isAsDrawn ? height : nil)
  }
}

extension InterfacePart.Kind {
  /// The kind, in words.
  package var title: String {
    switch self {
    case .scene: "scene"
    case .nib: "nib"
    case .cell: "cell"
    case .reusableView: "reusable view"
    case .tableHeader: "table header"
    }
  }
}
