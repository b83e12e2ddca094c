public import CoreGraphics
public import InterfaceDocuments
import UIFoundation
public import UIKit

/// A comparison of the layout with the frames that a document records, which Interface Builder computed with UIKit.
///
/// Each part of the document gets its recorded size, on the device of the canvas, with the safe area that
/// the recorded frames imply. While a part is laid out, the process has the screen, idiom, and system version of the canvas.
@MainActor
public struct RecordedFrames {
  /// The reason that a view isn't compared.
  public enum Exclusion: String, Hashable, Sendable {
    /// The part's own view, whose frame is given.
    case root
    /// The document records no frame.
    case noFrame
    /// The document says that the frame isn't that of the layout, for the view or one around it.
    case misplaced
    /// The document says that the layout is ambiguous, for the view or one around it.
    case ambiguous
    /// The view has a fixed frame in the document, or is in one that has.
    case fixedFrame
    /// The frame follows from the autoresizing mask.
    case autoresizing
    /// The view is hidden in a stack view, and no activity indicator, which would keep its place.
    case hiddenInStack
    /// Nothing sizes the view, which has no content, and Interface Builder shows it with a size of its own. The layout
    /// takes that size, on which the frames of other views depend.
    case standIn
    /// The view isn't in the part's tree, because it isn't installed for the size classes.
    case notInstalled
  }

  /// A view with both of its frames.
  public struct View: Sendable {
    /// The object of the document.
    public let object: InterfaceObject
    /// The frame that the document records, in points.
    public let recorded: CGRect?
    /// The frame of the layout, in points.
    public let frame: CGRect
    /// The reason that the frames aren't compared, or `nil`.
    public private(set) var exclusion: Exclusion?

    /// The largest difference of an origin's or a size's component, in points; `nil` if the frames aren't compared.
    public var difference: CGFloat? {
      guard exclusion == nil, let recorded else { return nil }
      return max(
        abs(frame.minX - recorded.minX), abs(frame.minY - recorded.minY), abs(frame.width - recorded.width),
        abs(frame.height - recorded.height))
    }

    /// Whether the frames are equal within half a point; `nil` if they aren't compared.
    public var matches: Bool? { difference.map { $0 <= 0.5 + 1e-6 } }

    /// Excludes the view from the comparison, if it isn't yet.
    fileprivate mutating func exclude(_ reason: Exclusion) { exclusion = exclusion ?? reason }
  }

  private let file: InterfaceFile
  private let usesRecordedSizes: Bool
  private let category: UIContentSizeCategory
  private let designed: [String: CGSize]
  private let texts: [CanvasText]
  /// The tools versions of Xcode 26. Versions of 32700 are those of unreleased tools, and say nothing.
  private static let toolsVersionsOfiOS26 = 24_000.0..<32_000.0

  /// Compares the parts of a document.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - usesRecordedSizes: Whether texts, buttons, and images have their recorded sizes instead of those of their
  ///     contents, so that only the geometry is compared.
  public init(_ file: InterfaceFile, usesRecordedSizes: Bool = false) {
    self.file = file
    self.usesRecordedSizes = usesRecordedSizes
    designed = DesignedViews.sizes(of: file.document)
    texts = CanvasText.all(in: file.document, designed: designed)
    category = CanvasTextSize.category(of: file.document, texts)
  }

  /// Lays out a part, and returns its views in the order of the document. `nil` if it can't be made or has no frame.
  public func compare(_ part: InterfacePart) -> [View]? {
    guard let frame = part.view.frame, frame.width >= 0, frame.height >= 0 else { return nil }
    let device = CanvasDevice(file.document.header)
    let screen = (UIScreen.main.bounds, UIScreen.main.scale, UIDevice.current.userInterfaceIdiom)
    let version = SystemVersion.current
    setScreen(device)
    defer {
      (UIScreen.main.bounds, UIScreen.main.scale, UIDevice.current.userInterfaceIdiom) = screen
      if SystemVersion.current != version { SystemVersion.current = version }
    }
    let usual = UITraitCollection.processDefault
    let isLandscape = file.document.header.device?.isLandscape == true
    setTraits(category, device?.sizeClasses(isLandscape: isLandscape))
    defer {
      setTraits(usual.preferredContentSizeCategory, (usual.horizontalSizeClass, usual.verticalSizeClass))
    }
    let app = (file.includesPlaceholders, file.substitute)
    defer { (file.includesPlaceholders, file.substitute) = app }
    setCanvas()
    guard let made = file.make(part) else { return nil }
    CanvasSizes.setPlaceholders(made)
    DesignedViews.setSizes(made, designed)
    if usesRecordedSizes { RecordedLeaves.setSizes(made) }
    CanvasSizes.showIndicators(made)
    CanvasSizes.setArranged(made, designed: designed)
    CanvasScale.set(made, texts)
    let host = layOut(made, part, frame)
    defer { withExtendedLifetime(host) {} }
    let standIns = CanvasSizes.setStandIns(made)
    if !standIns.isEmpty { layOutAgain(made, host) }
    var views: [ObjectIdentifier: UIView] = [:]
    for member in made.members where views[ObjectIdentifier(member.object)] == nil {
      views[ObjectIdentifier(member.object)] = member.view
    }
    var found: [View] = []
    collect(part.view, in: views, nil, isInStack: false, isRoot: true, &found)
    for index in found.indices where standIns.contains(ObjectIdentifier(found[index].object)) {
      found[index].exclude(.standIn)
    }
    return found
  }

  /// Lets the file make parts as Interface Builder's canvas does.
  private func setCanvas() {
    file.includesPlaceholders = true
    file.substitute = { object, viewClass in
      let isSized = usesRecordedSizes && RecordedLeaves.isLeaf(object) || object.id.flatMap { designed[$0] } != nil
      return isSized ? SizedViews.viewClass(viewClass) : nil
    }
  }

  private func setScreen(_ device: CanvasDevice?) {
    UIDevice.current.userInterfaceIdiom = CanvasDevice.idiom(of: file.document, on: device)
    let scale = device?.scale ?? CanvasDevice.usualScale
    if UIScreen.main.scale != scale { UIScreen.main.scale = scale }
    guard let device else { return }
    // Xcode 26 draws canvases with the metrics of iOS 26, and earlier versions with those before.
    let version = Self.toolsVersionsOfiOS26.contains(file.document.header.toolsVersion) ? SystemVersion.iOS26 : .iOS18
    if SystemVersion.current != version { SystemVersion.current = version }
    let size = device.size(isLandscape: file.document.header.device?.isLandscape == true)
    if UIScreen.main.bounds.size != size { UIScreen.main.bounds = CGRect(origin: .zero, size: size) }
  }

  private func setTraits(_ category: UIContentSizeCategory, _ classes: CanvasDevice.SizeClasses?) {
    TraitFollowers.change { traits in
      traits.preferredContentSizeCategory = category
      guard let classes else { return }
      (traits.horizontalSizeClass, traits.verticalSizeClass) = classes
    }
  }

  /// Lays a part out at its recorded size, and returns what has to be kept meanwhile.
  private func layOut(
    _ made: MadePart, _ part: InterfacePart, _ frame: CGRect
  ) -> AnyObject? {
    let size = CGSize(width: frame.width, height: frame.height)
    if let cell = made.view as? UITableViewCell, let table = part.table {
      let host = RowHost(cell, width: table.frame.map { CGFloat($0.width) } ?? size.width, height: size.height, table)
      host.table.layoutIfNeeded()
      return host
    }
    let insets = CanvasSafeArea.insets(of: part, in: file.document)
    // Interface Builder shows the top-level views of a nib as those of controllers, with their margins
    // (uikit-recorded.md, "Views of nibs", IB).
    let isTopLevel = part.kind == .nib || part.kind == .cell && file.document.objects.contains { $0 === part.object }
    let controller = made.controller ?? (isTopLevel ? UIViewController() : nil)
    if let controller, made.controller == nil { controller.view = made.view }
    controller?.additionalSafeAreaInsets = insets
    // The size is given, even if a document says that constraints determine it.
    made.view.translatesAutoresizingMaskIntoConstraints = true
    made.view.frame = CGRect(origin: .zero, size: size)
    made.view.layoutIfNeeded()
    return controller
  }

  private func layOutAgain(_ made: MadePart, _ host: AnyObject?) {
    ((host as? RowHost)?.table ?? made.view).layoutIfNeeded()
  }

  private func collect(
    _ object: InterfaceObject, in views: [ObjectIdentifier: UIView], _ around: Exclusion?, isInStack: Bool,
    isRoot: Bool, _ found: inout [View]
  ) {
    var inherited = around
    if let view = views[ObjectIdentifier(object)] {
      var exclusion = around ?? own(object, isInStack: isInStack, isRoot: isRoot)
      switch exclusion {
      case .misplaced, .ambiguous, .fixedFrame, .hiddenInStack: inherited = exclusion
      default: break
      }
      if exclusion == nil, view.superview == nil { exclusion = .notInstalled }
      found.append(View(object: object, recorded: object.frame, frame: view.frame, exclusion: exclusion))
    }
    for child in object.children {
      collect(child, in: views, inherited, isInStack: false, isRoot: false, &found)
    }
    for child in object.group("subviews") {
      collect(child, in: views, inherited, isInStack: object.kind == "stackView", isRoot: false, &found)
    }
  }

  private func own(_ object: InterfaceObject, isInStack: Bool, isRoot: Bool) -> Exclusion? {
    if object.flag("misplaced") == true { return .misplaced }
    if object.flag("ambiguous") == true { return .ambiguous }
    if isRoot { return .root }
    if object.frame == nil { return .noFrame }
    if object.flag("fixedFrame") == true { return .fixedFrame }
    // Activity indicators keep their place (uikit-recorded.md, "Sizes of Interface Builder alone", IB).
    if isInStack {
      return object.flag("hidden") == true && object.kind != "activityIndicatorView" ? .hiddenInStack : nil
    }
    // Cells place their content views.
    if object.kind == "tableViewCellContentView" || object.kind == "collectionViewCellContentView" { return nil }
    return object.flag("translatesAutoresizingMaskIntoConstraints") == false ? nil : .autoresizing
  }
}
