import Foundation
import Testing
import UIKit

/// Every settable property of a class that is made of numbers, with an object to set it on.
@MainActor
enum SetterDrives {
  // Objects.

  private static func view() -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    let inside = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    inside.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
    inside.preservesSuperviewLayoutMargins = true
    view.addSubview(inside)
    return view
  }

  private static let text = "a line of text that is long enough for two or three lines"

  static func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = text
    label.numberOfLines = 0
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  static func button() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    return button
  }

  private static func textField() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.text = text
    field.adjustsFontSizeToFitWidth = true
    return field
  }

  private static func textView() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.text = text
    return view
  }

  private static func stack() -> UIStackView { UIStackView(arrangedSubviews: [label(), label(), label()]) }

  /// A scroll view with a view that it zooms.
  private static func scrollView() -> UIScrollView { ZoomView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }

  private final class ZoomView: UIScrollView, UIScrollViewDelegate {
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
      contentSize = CGSize(width: 300, height: 300)
      maximumZoomScale = 4
      delegate = self
    }
    required init?(coder: NSCoder) { nil }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { subviews.first }
  }

  private static func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.indentationLevel = 3
    return cell
  }

  private static func listCell() -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    cell.indentationLevel = 3
    return cell
  }

  private static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  private static let keyboardOwner = UIView()
  private static var keyboard: UIKeyboardLayoutGuide { keyboardOwner.keyboardLayoutGuide }

  static func popover() -> UIPopoverPresentationController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    kept.append(controller)
    return controller.popoverPresentationController ?? .init(presentedViewController: controller, presenting: nil)
  }

  private static func sheet() -> UISheetPresentationController {
    let controller = UIViewController()
    kept.append(controller)
    return controller.sheetPresentationController ?? .init(presentedViewController: controller, presenting: nil)
  }

  /// What something else points to weakly.
  private static var kept: [AnyObject] = []

  private static func constraint() -> NSLayoutConstraint {
    let (root, inside) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    root.addSubview(inside)
    inside.translatesAutoresizingMaskIntoConstraints = false
    let leading = inside.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    leading.priority = .defaultHigh
    NSLayoutConstraint.activate([leading, inside.widthAnchor.constraint(equalToConstant: 20)])
    kept.append(root)
    return leading
  }

  private static func attributes() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    return attributes
  }

  private static func transitionLayout() -> UICollectionViewTransitionLayout {
    let next = UICollectionViewFlowLayout()
    next.itemSize = CGSize(width: 80, height: 20)
    return UICollectionViewTransitionLayout(currentLayout: UICollectionViewFlowLayout(), nextLayout: next)
  }

  static func item() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(30)))
  }

  static func section(of item: NSCollectionLayoutItem = item()) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  // What becomes of them.

  private static func inBar(_ item: UIBarItem) {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    (item as? UIBarButtonItem)?.title = "title"
    bar.items = [item, UIBarButtonItem()].compactMap { $0 as? UIBarButtonItem }
    Galley.settle(bar)
  }

  private static func inSection(_ item: NSCollectionLayoutItem) { Galley.settle(section(of: item)) }

  private static func inLayout(_ configuration: UICollectionViewCompositionalLayoutConfiguration) {
    Galley.settle(UICollectionViewCompositionalLayout(section: section(), configuration: configuration))
  }

  private static func inText(_ style: NSMutableParagraphStyle) {
    let label = label()
    label.attributedText = NSAttributedString(string: text + "\n\t" + text, attributes: [.paragraphStyle: style])
    Galley.settle(label)
  }

  private static func inLayoutManager(_ container: NSTextContainer) {
    let (storage, manager) = (NSTextStorage(string: text), NSLayoutManager())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(manager.usedRect(for: container).isAllFinite, "\(container.size)")
  }

  private static func attached(_ attachment: NSTextAttachment) {
    let label = label()
    label.attributedText = NSAttributedString(attachment: attachment)
    Galley.settle(label)
  }

  private static func drawing(_ context: NSStringDrawingContext) {
    let rect = NSAttributedString(string: text).boundingRect(
      with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: context)
    #expect(rect.isAllFinite)
  }

  private static func invalidating(_ context: UICollectionViewLayoutInvalidationContext) {
    let layout = UICollectionViewFlowLayout()
    let collection = SampleCollection(layout)
    collection.layoutIfNeeded()
    layout.invalidateLayout(with: context)
    Galley.settle(collection)
  }

  private static func looking(_ attributes: UICollectionViewLayoutAttributes) {
    #expect(attributes.frame.isAllFinite && attributes.bounds.isAllFinite && attributes.center.isAllFinite)
    Galley.settle(SampleCollection(FixedLayout(attributes)))
  }

  /// A layout of one element.
  private final class FixedLayout: UICollectionViewLayout {
    private let attributes: UICollectionViewLayoutAttributes
    init(_ attributes: UICollectionViewLayoutAttributes) {
      self.attributes = attributes
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [attributes] }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      indexPath == attributes.indexPath ? attributes : nil
    }
  }

  private static func constrained(_ constraint: NSLayoutConstraint) {
    if let view = constraint.firstItem as? UIView { Galley.settle(view) }
  }

  private static func rendering(_ format: UIGraphicsImageRendererFormat) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in }
    #expect(image.size.isAllFinite, "\(format.scale)")
  }

  private static func inWindow(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(label())
    Galley.settle(window)
    #expect(controller.preferredContentSize.isAllFinite && controller.view.safeAreaInsets.isAllFinite)
  }

  private static func onScreen(_ screen: UIScreen) {
    let window = window()
    Galley.settle(window)
    #expect(screen.bounds.isAllFinite && screen.scale.isFinite && UIWindow().frame.isAllFinite)
  }

  static func presented(_ presentation: UIPresentationController) {
    let window = window()
    window.rootViewController?.present(presentation.presentedViewController, animated: false)
    Galley.settle(window)
  }

  private static func stroked(_ path: UIBezierPath) {
    path.append(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 3))
    #expect(path.bounds.isAllFinite)
  }

  /// All of them.
  static let all = layers + documents + views + lists + names

  @SetterDriveList private static var layers: [SetterDrive] {
    SetterDrive("CAAnimation.beginTime", \CAAnimation.beginTime, { CAAnimation() })
    SetterDrive("CAAnimation.duration", \CAAnimation.duration, { CAAnimation() })
    SetterDrive("CAAnimation.repeatCount", \CAAnimation.repeatCount, { CAAnimation() })
    SetterDrive("CAAnimation.repeatDuration", \CAAnimation.repeatDuration, { CAAnimation() })
    SetterDrive("CAAnimation.speed", \CAAnimation.speed, { CAAnimation() })
    SetterDrive("CAAnimation.timeOffset", \CAAnimation.timeOffset, { CAAnimation() })
    SetterDrive("CAGradientLayer.endPoint", \CAGradientLayer.endPoint, { CAGradientLayer() })
    SetterDrive("CAGradientLayer.startPoint", \CAGradientLayer.startPoint, { CAGradientLayer() })
    SetterDrive("CALayer.anchorPoint", \CALayer.anchorPoint, { CALayer() })
    SetterDrive("CALayer.beginTime", \CALayer.beginTime, { CALayer() })
    SetterDrive("CALayer.borderWidth", \CALayer.borderWidth, { CALayer() })
    SetterDrive("CALayer.bounds", \CALayer.bounds, { CALayer() })
    SetterDrive("CALayer.contentsCenter", \CALayer.contentsCenter, { CALayer() })
    SetterDrive("CALayer.contentsRect", \CALayer.contentsRect, { CALayer() })
    SetterDrive("CALayer.contentsScale", \CALayer.contentsScale, { CALayer() })
    SetterDrive("CALayer.cornerRadius", \CALayer.cornerRadius, { CALayer() })
    SetterDrive("CALayer.duration", \CALayer.duration, { CALayer() })
    SetterDrive("CALayer.frame", \CALayer.frame, { CALayer() })
    SetterDrive("CALayer.opacity", \CALayer.opacity, { CALayer() })
    SetterDrive("CALayer.position", \CALayer.position, { CALayer() })
    SetterDrive("CALayer.rasterizationScale", \CALayer.rasterizationScale, { CALayer() })
    SetterDrive("CALayer.repeatCount", \CALayer.repeatCount, { CALayer() })
    SetterDrive("CALayer.repeatDuration", \CALayer.repeatDuration, { CALayer() })
    SetterDrive("CALayer.shadowOffset", \CALayer.shadowOffset, { CALayer() })
    SetterDrive("CALayer.shadowOpacity", \CALayer.shadowOpacity, { CALayer() })
    SetterDrive("CALayer.shadowRadius", \CALayer.shadowRadius, { CALayer() })
    SetterDrive("CALayer.speed", \CALayer.speed, { CALayer() })
    SetterDrive("CALayer.sublayerTransform", \CALayer.sublayerTransform, { CALayer() })
    SetterDrive("CALayer.timeOffset", \CALayer.timeOffset, { CALayer() })
    SetterDrive("CALayer.transform", \CALayer.transform, { CALayer() })
    SetterDrive("CALayer.zPosition", \CALayer.zPosition, { CALayer() })
    SetterDrive("CAReplicatorLayer.instanceDelay", \CAReplicatorLayer.instanceDelay, { CAReplicatorLayer() })
    SetterDrive("CAReplicatorLayer.instanceTransform", \CAReplicatorLayer.instanceTransform, { CAReplicatorLayer() })
    SetterDrive("CAShapeLayer.lineDashPhase", \CAShapeLayer.lineDashPhase, { CAShapeLayer() })
    SetterDrive("CAShapeLayer.lineWidth", \CAShapeLayer.lineWidth, { CAShapeLayer() })
    SetterDrive("CAShapeLayer.miterLimit", \CAShapeLayer.miterLimit, { CAShapeLayer() })
    SetterDrive("CAShapeLayer.strokeEnd", \CAShapeLayer.strokeEnd, { CAShapeLayer() })
    SetterDrive("CAShapeLayer.strokeStart", \CAShapeLayer.strokeStart, { CAShapeLayer() })
    SetterDrive("CASpringAnimation.damping", \CASpringAnimation.damping, { CASpringAnimation() })
    SetterDrive("CASpringAnimation.initialVelocity", \CASpringAnimation.initialVelocity, { CASpringAnimation() })
    SetterDrive("CASpringAnimation.mass", \CASpringAnimation.mass, { CASpringAnimation() })
    SetterDrive("CASpringAnimation.stiffness", \CASpringAnimation.stiffness, { CASpringAnimation() })
    SetterDrive("CATextLayer.fontSize", \CATextLayer.fontSize, { CATextLayer() })
  }

  @SetterDriveList private static var documents: [SetterDrive] {
    SetterDrive(
      "NSMutableParagraphStyle.defaultTabInterval", \NSMutableParagraphStyle.defaultTabInterval,
      { NSMutableParagraphStyle() }, settle: inText)
    SetterDrive(
      "NSMutableParagraphStyle.firstLineHeadIndent", \NSMutableParagraphStyle.firstLineHeadIndent,
      { NSMutableParagraphStyle() }, settle: inText)
    SetterDrive(
      "NSMutableParagraphStyle.headIndent", \NSMutableParagraphStyle.headIndent, { NSMutableParagraphStyle() },
      settle: inText)
    SetterDrive(
      "NSMutableParagraphStyle.hyphenationFactor", \NSMutableParagraphStyle.hyphenationFactor,
      { NSMutableParagraphStyle() }, settle: inText)
    SetterDrive(
      "NSMutableParagraphStyle.lineHeightMultiple", \NSMutableParagraphStyle.lineHeightMultiple,
      { NSMutableParagraphStyle() }, settle: inText)
    SetterDrive(
      "NSMutableParagraphStyle.lineSpacing", \NSMutableParagraphStyle.lineSpacing, { NSMutableParagraphStyle() },
      settle: inText)
    SetterDrive(
      "NSMutableParagraphStyle.maximumLineHeight", \NSMutableParagraphStyle.maximumLineHeight,
      { NSMutableParagraphStyle() }, settle: inText)
    SetterDrive(
      "NSMutableParagraphStyle.minimumLineHeight", \NSMutableParagraphStyle.minimumLineHeight,
      { NSMutableParagraphStyle() }, settle: inText)
    SetterDrive(
      "NSMutableParagraphStyle.paragraphSpacing", \NSMutableParagraphStyle.paragraphSpacing,
      { NSMutableParagraphStyle() }, settle: inText)
    SetterDrive(
      "NSMutableParagraphStyle.paragraphSpacingBefore", \NSMutableParagraphStyle.paragraphSpacingBefore,
      { NSMutableParagraphStyle() }, settle: inText)
    SetterDrive(
      "NSMutableParagraphStyle.tailIndent", \NSMutableParagraphStyle.tailIndent, { NSMutableParagraphStyle() },
      settle: inText)
    SetterDrive("NSShadow.shadowBlurRadius", \NSShadow.shadowBlurRadius, { NSShadow() })
    SetterDrive("NSShadow.shadowOffset", \NSShadow.shadowOffset, { NSShadow() })
    SetterDrive(
      "NSStringDrawingContext.minimumScaleFactor", \NSStringDrawingContext.minimumScaleFactor,
      { NSStringDrawingContext() }, settle: drawing)
    SetterDrive("NSTextAttachment.bounds", \NSTextAttachment.bounds, { NSTextAttachment() }, settle: attached)
    SetterDrive(
      "NSTextAttachment.lineLayoutPadding", \NSTextAttachment.lineLayoutPadding, { NSTextAttachment() },
      settle: attached)
    SetterDrive(
      "NSTextContainer.lineFragmentPadding", \NSTextContainer.lineFragmentPadding, { NSTextContainer() },
      settle: inLayoutManager)
    SetterDrive("NSTextContainer.size", \NSTextContainer.size, { NSTextContainer() }, settle: inLayoutManager)
    SetterDrive("UIBezierPath.lineWidth", \UIBezierPath.lineWidth, { UIBezierPath() }, settle: stroked)
    SetterDrive("UIBezierPath.miterLimit", \UIBezierPath.miterLimit, { UIBezierPath() }, settle: stroked)
    SetterDrive(
      "UIGraphicsImageRendererFormat.scale", \UIGraphicsImageRendererFormat.scale, { UIGraphicsImageRendererFormat() },
      settle: rendering)
  }

  @SetterDriveList private static var views: [SetterDrive] {
    SetterDrive("NSLayoutConstraint.constant", \NSLayoutConstraint.constant, { constraint() }, settle: constrained)
    SetterDrive("NSLayoutConstraint.priority", \NSLayoutConstraint.priority, { constraint() }, settle: constrained)
    SetterDrive(
      "UIAccessibilityElement.accessibilityFrame", \UIAccessibilityElement.accessibilityFrame,
      { UIAccessibilityElement(accessibilityContainer: UIView()) })
    SetterDrive(
      "UIAccessibilityElement.accessibilityFrameInContainerSpace",
      \UIAccessibilityElement.accessibilityFrameInContainerSpace,
      { UIAccessibilityElement(accessibilityContainer: UIView()) })
    SetterDrive("UIBarButtonItem.width", \UIBarButtonItem.width, { UIBarButtonItem() }, settle: inBar)
    SetterDrive(
      "UIBarButtonItemAppearance.State.titlePositionAdjustment",
      \UIBarButtonItemAppearance.State.titlePositionAdjustment, { UIBarButtonItemAppearance().normal })
    SetterDrive("UIBarItem.imageInsets", \UIBarItem.imageInsets, { UIBarButtonItem() }, settle: inBar)
    SetterDrive("UIButton.contentEdgeInsets", \UIButton.contentEdgeInsets, { button() })
    SetterDrive("UIButton.imageEdgeInsets", \UIButton.imageEdgeInsets, { button() })
    SetterDrive("UIButton.titleEdgeInsets", \UIButton.titleEdgeInsets, { button() })
    SetterDrive("UIDatePicker.countDownDuration", \UIDatePicker.countDownDuration, { UIDatePicker() })
    SetterDrive("UIImageView.animationDuration", \UIImageView.animationDuration, { UIImageView() })
    SetterDrive(
      "UIKeyboardLayoutGuide.keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding, { keyboard })
    SetterDrive("UILabel.minimumScaleFactor", \UILabel.minimumScaleFactor, { label() })
    SetterDrive("UILabel.preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, { label() })
    SetterDrive("UILabel.shadowOffset", \UILabel.shadowOffset, { label() })
    SetterDrive(
      "UILongPressGestureRecognizer.allowableMovement", \UILongPressGestureRecognizer.allowableMovement,
      { UILongPressGestureRecognizer() })
    SetterDrive(
      "UILongPressGestureRecognizer.minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration,
      { UILongPressGestureRecognizer() })
    SetterDrive(
      "UINavigationBarAppearance.titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment,
      { UINavigationBarAppearance() })
    SetterDrive("UIPinchGestureRecognizer.scale", \UIPinchGestureRecognizer.scale, { UIPinchGestureRecognizer() })
    SetterDrive(
      "UIPopoverPresentationController.sourceRect", \UIPopoverPresentationController.sourceRect, { popover() },
      settle: presented)
    SetterDrive(
      "UIPrintFormatter.maximumContentHeight", \UIPrintFormatter.maximumContentHeight, { UIPrintFormatter() })
    SetterDrive("UIPrintFormatter.maximumContentWidth", \UIPrintFormatter.maximumContentWidth, { UIPrintFormatter() })
    SetterDrive(
      "UIPrintFormatter.perPageContentInsets", \UIPrintFormatter.perPageContentInsets, { UIPrintFormatter() })
    SetterDrive("UIProgressView.frame", \UIProgressView.frame, { UIProgressView() })
    SetterDrive("UIProgressView.progress", \UIProgressView.progress, { UIProgressView() })
    SetterDrive(
      "UIResponder.accessibilityActivationPoint", \UIResponder.accessibilityActivationPoint, { UIResponder() })
    SetterDrive("UIResponder.accessibilityFrame", \UIResponder.accessibilityFrame, { UIResponder() })
    SetterDrive(
      "UIRotationGestureRecognizer.rotation", \UIRotationGestureRecognizer.rotation, { UIRotationGestureRecognizer() })
    SetterDrive("UIScreen.bounds", \UIScreen.bounds, { UIScreen.main }, settle: onScreen)
    SetterDrive("UIScreen.brightness", \UIScreen.brightness, { UIScreen.main }, settle: onScreen)
    SetterDrive("UIScreen.scale", \UIScreen.scale, { UIScreen.main }, settle: onScreen)
    SetterDrive("UIScrollView.contentInset", \UIScrollView.contentInset, { scrollView() })
    SetterDrive("UIScrollView.contentOffset", \UIScrollView.contentOffset, { scrollView() })
    SetterDrive("UIScrollView.contentSize", \UIScrollView.contentSize, { scrollView() })
    SetterDrive(
      "UIScrollView.horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets, { scrollView() })
    SetterDrive("UIScrollView.maximumZoomScale", \UIScrollView.maximumZoomScale, { scrollView() })
    SetterDrive("UIScrollView.minimumZoomScale", \UIScrollView.minimumZoomScale, { scrollView() })
    SetterDrive("UIScrollView.scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets, { scrollView() })
    SetterDrive(
      "UIScrollView.verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets, { scrollView() })
    SetterDrive("UIScrollView.zoomScale", \UIScrollView.zoomScale, { scrollView() })
    SetterDrive(
      "UISheetPresentationController.preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius,
      { sheet() }, settle: presented)
    SetterDrive("UISlider.maximumValue", \UISlider.maximumValue, { UISlider() })
    SetterDrive("UISlider.minimumValue", \UISlider.minimumValue, { UISlider() })
    SetterDrive("UISlider.value", \UISlider.value, { UISlider() })
    SetterDrive("UIStackView.spacing", \UIStackView.spacing, { stack() })
    SetterDrive(
      "UISplitViewController.maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth,
      { UISplitViewController() }, settle: inWindow)
    SetterDrive(
      "UISplitViewController.minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth,
      { UISplitViewController() }, settle: inWindow)
    SetterDrive(
      "UISplitViewController.preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth,
      { UISplitViewController() }, settle: inWindow)
    SetterDrive(
      "UISplitViewController.preferredPrimaryColumnWidthFraction",
      \UISplitViewController.preferredPrimaryColumnWidthFraction,
      { UISplitViewController() }, settle: inWindow)
    SetterDrive("UIStepper.maximumValue", \UIStepper.maximumValue, { UIStepper() })
    SetterDrive("UIStepper.minimumValue", \UIStepper.minimumValue, { UIStepper() })
    SetterDrive("UIStepper.stepValue", \UIStepper.stepValue, { UIStepper() })
    SetterDrive("UIStepper.value", \UIStepper.value, { UIStepper() })
    SetterDrive("UITabBarItem.titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment, { UITabBarItem() })
    SetterDrive("UITextField.minimumFontSize", \UITextField.minimumFontSize, { textField() })
    SetterDrive("UITextView.contentSize", \UITextView.contentSize, { textView() })
    SetterDrive("UITextView.textContainerInset", \UITextView.textContainerInset, { textView() })
    SetterDrive("UIToolbar.center", \UIToolbar.center, { UIToolbar() })
    SetterDrive("UIView.alpha", \UIView.alpha, { view() })
    SetterDrive("UIView.anchorPoint", \UIView.anchorPoint, { view() })
    SetterDrive("UIView.bounds", \UIView.bounds, { view() })
    SetterDrive("UIView.center", \UIView.center, { view() })
    SetterDrive("UIView.contentScaleFactor", \UIView.contentScaleFactor, { view() })
    SetterDrive("UIView.directionalLayoutMargins", \UIView.directionalLayoutMargins, { view() })
    SetterDrive("UIView.frame", \UIView.frame, { view() })
    SetterDrive("UIView.layoutMargins", \UIView.layoutMargins, { view() })
    SetterDrive("UIView.transform", \UIView.transform, { view() })
    SetterDrive(
      "UIViewController.additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets, { UIViewController() },
      settle: inWindow)
    SetterDrive(
      "UIViewController.preferredContentSize", \UIViewController.preferredContentSize, { UIViewController() },
      settle: inWindow)
    SetterDrive(
      "UIViewPropertyAnimator.fractionComplete", \UIViewPropertyAnimator.fractionComplete,
      { UIViewPropertyAnimator(duration: 1) })
    SetterDrive("UIWindow.deviceSafeAreaInsets", \UIWindow.deviceSafeAreaInsets, { window() })
    SetterDrive("UIWindow.frame", \UIWindow.frame, { window() })
  }

  @SetterDriveList private static var lists: [SetterDrive] {
    SetterDrive(
      "NSCollectionLayoutItem.contentInsets", \NSCollectionLayoutItem.contentInsets, { item() }, settle: inSection)
    SetterDrive("NSCollectionLayoutSection.contentInsets", \NSCollectionLayoutSection.contentInsets, { section() })
    SetterDrive(
      "NSCollectionLayoutSection.interGroupSpacing", \NSCollectionLayoutSection.interGroupSpacing, { section() })
    SetterDrive(
      "UICollectionView.bounds", \UICollectionView.bounds, { SampleCollection(UICollectionViewFlowLayout()) })
    SetterDrive("UICollectionView.frame", \UICollectionView.frame, { SampleCollection(UICollectionViewFlowLayout()) })
    SetterDrive(
      "UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing",
      \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing,
      { UICollectionViewCompositionalLayoutConfiguration() }, settle: inLayout)
    SetterDrive(
      "UICollectionViewFlowLayout.estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize,
      { UICollectionViewFlowLayout() })
    SetterDrive(
      "UICollectionViewFlowLayout.footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize,
      { UICollectionViewFlowLayout() })
    SetterDrive(
      "UICollectionViewFlowLayout.headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize,
      { UICollectionViewFlowLayout() })
    SetterDrive(
      "UICollectionViewFlowLayout.itemSize", \UICollectionViewFlowLayout.itemSize, { UICollectionViewFlowLayout() })
    SetterDrive(
      "UICollectionViewFlowLayout.minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing,
      { UICollectionViewFlowLayout() })
    SetterDrive(
      "UICollectionViewFlowLayout.minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing,
      { UICollectionViewFlowLayout() })
    SetterDrive(
      "UICollectionViewFlowLayout.sectionInset", \UICollectionViewFlowLayout.sectionInset,
      { UICollectionViewFlowLayout() })
    SetterDrive(
      "UICollectionViewLayoutAttributes.alpha", \UICollectionViewLayoutAttributes.alpha, { attributes() },
      settle: looking)
    SetterDrive(
      "UICollectionViewLayoutAttributes.bounds", \UICollectionViewLayoutAttributes.bounds, { attributes() },
      settle: looking)
    SetterDrive(
      "UICollectionViewLayoutAttributes.center", \UICollectionViewLayoutAttributes.center, { attributes() },
      settle: looking)
    SetterDrive(
      "UICollectionViewLayoutAttributes.frame", \UICollectionViewLayoutAttributes.frame, { attributes() },
      settle: looking)
    SetterDrive(
      "UICollectionViewLayoutAttributes.size", \UICollectionViewLayoutAttributes.size, { attributes() }, settle: looking
    )
    SetterDrive(
      "UICollectionViewLayoutAttributes.transform", \UICollectionViewLayoutAttributes.transform, { attributes() },
      settle: looking)
    SetterDrive(
      "UICollectionViewLayoutAttributes.transform3D", \UICollectionViewLayoutAttributes.transform3D, { attributes() },
      settle: looking)
    SetterDrive(
      "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment",
      \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment,
      { UICollectionViewFlowLayoutInvalidationContext() }, settle: invalidating)
    SetterDrive(
      "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment",
      \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment,
      { UICollectionViewFlowLayoutInvalidationContext() }, settle: invalidating)
    SetterDrive(
      "UICollectionViewListCell.indentationWidth", \UICollectionViewListCell.indentationWidth, { listCell() })
    SetterDrive(
      "UICollectionViewTransitionLayout.transitionProgress", \UICollectionViewTransitionLayout.transitionProgress,
      { transitionLayout() })
    SetterDrive("UITableView.bounds", \UITableView.bounds, { SampleTable() })
    SetterDrive("UITableView.estimatedRowHeight", \UITableView.estimatedRowHeight, { SampleTable() })
    SetterDrive(
      "UITableView.estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight, { SampleTable() })
    SetterDrive(
      "UITableView.estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight, { SampleTable() })
    SetterDrive("UITableView.fillerRowHeight", \UITableView.fillerRowHeight, { SampleTable() })
    SetterDrive("UITableView.rowHeight", \UITableView.rowHeight, { SampleTable() })
    SetterDrive("UITableView.sectionFooterHeight", \UITableView.sectionFooterHeight, { SampleTable() })
    SetterDrive("UITableView.sectionHeaderHeight", \UITableView.sectionHeaderHeight, { SampleTable() })
    SetterDrive("UITableView.sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding, { SampleTable() })
    SetterDrive("UITableView.separatorInset", \UITableView.separatorInset, { SampleTable() })
    SetterDrive("UITableViewCell.indentationWidth", \UITableViewCell.indentationWidth, { cell() })
    SetterDrive("UITableViewCell.separatorInset", \UITableViewCell.separatorInset, { cell() })
  }
}

/// Each drive by itself: a literal of so many would take the compiler minutes.
@resultBuilder
enum SetterDriveList {
  static func buildBlock(_ drives: SetterDrive...) -> [SetterDrive] { drives }
}
