import Testing
import UIKit

/// Source code as written for an iPhone, with `import UIKit` alone. Half of each test is that it compiles.
@MainActor
struct SourceCompatibilityTests {
  private struct CompactTrait: UITraitDefinition {
    static let defaultValue = false
  }

  private class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    private lazy var gradient = layer as? CAGradientLayer

    override init(frame: CGRect) {
      super.init(frame: frame)
      gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      layer.cornerRadius = 8
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      layer.masksToBounds = true
      layer.borderWidth = 1 / UIScreen.main.scale
      layer.borderColor = UIColor.separator.cgColor
      layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
      isAccessibilityElement = true
      accessibilityTraits = [.button, .header]
      accessibilityHint = "Opens"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func awakeFromNib() { super.awakeFromNib() }
  }

  private class ProfileController: UIViewController {
    private(set) var changes: [UIContentSizeCategory] = []
    private(set) lazy var titleLabel: UILabel = {
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .preferredFont(forTextStyle: .title2)
      label.adjustsFontForContentSizeCategory = true
      label.text = "Profile"
      return label
    }()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.addSubview(titleLabel)
      NSLayoutConstraint.activate([
        titleLabel.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
        titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        titleLabel.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
      ])
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, previous) in
        self.changes.append(previous.preferredContentSizeCategory)
      }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { _ in
        self.view.layoutIfNeeded()
      } completion: { _ in
      }
    }
  }

  @Test("a controller is in a window with guides, traits, and a label")
  func controller() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = ProfileController()
    window.rootViewController = controller
    window.deviceSafeAreaInsets.top = 20
    window.makeKeyAndVisible()
    // A safe area of 20 and 8; 16 at the sides of a controller's view.
    #expect(controller.titleLabel.frame.origin == CGPoint(x: 16, y: 28))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(controller.changes == [.large] && controller.titleLabel.font.pointSize > 30)
    controller.traitOverrides[CompactTrait.self] = true
    #expect(controller.view.traitCollection[CompactTrait.self])
    UIView.animate(withDuration: 0.3) {
      controller.view.alpha = 0
    } completion: { finished in
      controller.view.isHidden = finished
    }
    #expect(controller.view.isHidden && controller.view.alpha == 0)
  }

  @Test("a view's own layer class, borders, corners, and shadows are stored")
  func looks() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.layer is CAGradientLayer && view.layer.shadowPath?.boundingBox == view.bounds)
    #expect(view.accessibilityTraits.contains(.header) && view.layer.cornerRadius == 8)
  }

  @Test("a tint color is inherited by views that have none of their own")
  func tint() {
    let (root, leaf) = (UIView(), UIView())
    root.addSubview(leaf)
    let usual: UIColor = leaf.tintColor
    #expect(usual == UIColor.tintColor)
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
    leaf.tintColor = .green
    root.tintColor = nil
    #expect(leaf.tintColor == .green && root.tintColor == UIColor.tintColor)
  }

  @Test("attributed text is built and measured")
  func attributedText() {
    let text = NSMutableAttributedString()
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    text.append(
      NSAttributedString(
        string: "Title\n",
        attributes: [
          .font: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .semibold), .paragraphStyle: style,
          .kern: 0.5, .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    var modern = AttributedString("modern")
    modern.font = .systemFont(ofSize: 13)
    modern.foregroundColor = .secondaryLabel
    text.append(NSAttributedString(modern))
    let size = text.boundingRect(
      with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
    ).integral.size
    // Lines of 20.287109375 and 15.513671875, with 4 between them, are 39.8007..., rounded up to a whole point.
    #expect(size.height == 40)
    #expect(CACurrentMediaTime() > 0)
    autoreleasepool { text.deleteCharacters(in: NSRange(location: 0, length: text.length)) }
    #expect(text.length == 0)
  }
}
