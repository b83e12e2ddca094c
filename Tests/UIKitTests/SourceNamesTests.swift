import Testing
import UIKit

/// Names used by source code for iOS, with `import UIKit` alone. Half of each test is that it compiles. Numbers are
/// those of Apple's headers.
@MainActor
struct SourceNamesTests {
  private func run(_ table: UITableView, _ body: () -> Void) { table.performBatchUpdates { body() } }
  private func run(_ collection: UICollectionView, _ body: () -> Void) {
    collection.performBatchUpdates({ body() }, completion: { _ in })
  }

  @Test("a batch of updates can call nonescaping closures, and an override is called")
  func batches() {
    final class Table: UITableView {
      var asked = 0
      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        asked += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    var calls = 0
    let table = Table(frame: .zero, style: .plain)
    run(table) { calls += 1 }
    table.performBatchUpdates(nil, completion: nil)
    #expect(calls == 1 && table.asked == 2)
    run(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())) { calls += 1 }
    #expect(calls == 2)
  }

  @Test("styles have Apple's raw values, and an old large indicator is as large as a new one")
  func styles() {
    #expect(UIActivityIndicatorView.Style.whiteLarge.rawValue == 0 && UIActivityIndicatorView.Style.gray.rawValue == 2)
    #expect(UIActivityIndicatorView(style: .whiteLarge).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView(style: .gray).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIBlurEffect.Style.systemUltraThinMaterialLight.rawValue == 11)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark), style: .secondaryLabel)
    #expect(UIVisualEffectView(effect: vibrancy).effect === vibrancy && UIVibrancyEffectStyle.separator.rawValue == 7)
  }

  @Test("a slider's images are those of its state, or of the normal one")
  func sliderImages() {
    let (slider, thumb, track) = (UISlider(), UIImage(), UIImage())
    slider.setThumbImage(thumb, for: .normal)
    slider.setMinimumTrackImage(track, for: .highlighted)
    #expect(slider.thumbImage(for: .disabled) === thumb && slider.currentThumbImage === thumb)
    #expect(slider.minimumTrackImage(for: .highlighted) === track && slider.currentMinimumTrackImage == nil)
    slider.setMaximumTrackImage(track, for: .normal)
    #expect(slider.currentMaximumTrackImage === track && slider.maximumTrackImage(for: .selected) === track)
  }

  @Test("a transition is not canceled")
  func transition() {
    final class Page: UIViewController {
      var wasCancelled: Bool?
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.animate(alongsideTransition: nil) { self.wasCancelled = $0.isCancelled }
      }
      override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
      override var childForStatusBarHidden: UIViewController? { children.first }
    }
    let (window, page) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Page())
    window.rootViewController = page
    window.frame.size = CGSize(width: 480, height: 320)
    #expect(page.wasCancelled == false && page.childForHomeIndicatorAutoHidden == nil)
  }

  @Test("old names have the meaning of the new ones")
  func oldNames() {
    let label = UILabel()
    #expect(label.forBaselineLayout() === label.forLastBaselineLayout)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    let path = IndexPath(row: 3, section: 2) as NSIndexPath
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    #expect(NSIndexPath().section == NSNotFound && NSIndexPath(index: 4).row == NSNotFound)
  }

  @Test("an application specifies how its scenes are created")
  func scenes() {
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let made = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        made.delegateClass = Delegate.self
        return made
      }
    }
    let made = Delegate().application(
      .shared, configurationForConnecting: UISceneSession(), options: UIScene.ConnectionOptions())
    #expect(made.name == "Default" && made.role == .windowApplication && made.delegateClass == Delegate.self)
  }

  @Test("views, items, and actions have accessibility identifiers for tests")
  func identification() {
    let objects: [any UIAccessibilityIdentification] = [
      UIView(), UIBarButtonItem(), UIAlertAction(title: "A", style: .default), UIAction { _ in },
    ]
    for object in objects { object.accessibilityIdentifier = "name" }
    #expect(objects.allSatisfy { $0.accessibilityIdentifier == "name" })
  }

  @Test("a sharing controller stores its completion handler")
  func activities() {
    let offer = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    var told = false
    offer.completionWithItemsHandler = { type, completed, _, error in
      told = type == .mail && completed && error == nil
    }
    offer.excludedActivityTypes = [.airDrop]
    offer.completionWithItemsHandler?(.mail, true, nil, nil)
    #expect(told && offer.excludedActivityTypes?.first?.rawValue == "com.apple.UIKit.activity.AirDrop")
  }

  final class Refresh: UIRefreshControl {
    override init() { super.init() }
    required init?(coder: NSCoder) { return nil }
  }
  final class Segments: UISegmentedControl {
    override init(items: [Any]?) { super.init(items: items) }
    required init?(coder: NSCoder) { return nil }
  }
  final class SceneWindow: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { return nil }
  }
  final class Alert: UIAlertController {
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { return nil }
  }
  final class Item: UINavigationItem {
    override init() {
      super.init()
      title = "own"
    }
    required init?(coder: NSCoder) { return nil }
  }

  @Test("subclasses call the designated initializers of iOS")
  func designated() {
    let scene = UIWindowScene()
    #expect(!Refresh().isRefreshing && Segments(items: ["a", "b"]).numberOfSegments == 2)
    #expect(SceneWindow(windowScene: scene).frame == UIScreen.main.bounds && Item().title == "own")
    #expect(Alert(nibName: nil, bundle: nil).preferredStyle == .actionSheet)
    let alert = Alert(title: "T", message: "M", preferredStyle: .alert)
    #expect(alert.preferredStyle == .alert && alert.title == "T" && alert.message == "M")
    #expect(UINavigationItem().title == nil && UIRefreshControl().bounds.width == 0)
  }

  final class Layer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? {
      event == "opacity" ? nil : super.action(forKey: event)
    }
    override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  }
  final class Attachment: NSTextAttachment {
    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
      charIndex == 0
        ? nil : super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex)
    }
  }
  final class Paper: UIView {
    var printed = CGRect.null
    override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { printed = rect }
  }

  @Test("subclasses override drawing, and the actions for changes of a layer's properties")
  func overrides() {
    let layer = Layer()
    layer.actions = ["opacity": CABasicAnimation(), "bounds": CABasicAnimation()]
    #expect(layer.action(forKey: "opacity") == nil && layer.action(forKey: "bounds") != nil)
    #expect(layer.action(forKey: "position") == nil && CALayer.defaultAction(forKey: "bounds") == nil)
    let image = UIImage()
    let attachment = Attachment(image: image)
    #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) == nil)
    #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 1) === image)
    let paper = Paper()
    paper.draw(CGRect(x: 0, y: 0, width: 1, height: 2), for: paper.viewPrintFormatter())
    #expect(paper.printed.height == 2 && paper.viewPrintFormatter().view === paper)
  }

  @Test("names from Foundation on Darwin have the same values")
  func foundation() {
    #expect(CGFloat(HUGE) == CGFloat(Float.greatestFiniteMagnitude) && MAXFLOAT == HUGE)
    #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC * 1000 == NSEC_PER_SEC && USEC_PER_SEC == 1_000_000)
    let (count, start): (NSInteger, CFAbsoluteTime) = (3, CFAbsoluteTimeGetCurrent())
    #expect(count == 3 && CFAbsoluteTimeGetCurrent() >= start)
    #expect(abs(start - Date().timeIntervalSinceReferenceDate) < 60)
    let text: CFString = "a"
    let (list, table): (CFArray, CFDictionary) = (NSArray(), NSDictionary())
    let address: CFURL? = NSURL(string: "https://example.com")
    #expect(text == "a" && list.count == 0 && table.count == 0 && address?.host == "example.com")
    #expect(NSURLAuthenticationMethodServerTrust == "NSURLAuthenticationMethodServerTrust")
  }
}
