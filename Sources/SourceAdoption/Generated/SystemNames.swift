// `make generate` writes this file from the declarations of the modules, and from Tests/StructureTests/MissingNames.txt.

/// The public names that `import UIKit` brings, a name per line.
enum SystemNames {
  /// The classes, each with its superclass if it has one.
  static let classes = """
    CAAnimation NSObject
    CAAnimationGroup CAAnimation
    CABasicAnimation CAPropertyAnimation
    CADisplayLink NSObject
    CAGradientLayer CALayer
    CAKeyframeAnimation CAPropertyAnimation
    CALayer NSObject
    CAMediaTimingFunction NSObject
    CAPropertyAnimation CAAnimation
    CAReplicatorLayer CALayer
    CAScrollLayer CALayer
    CAShapeLayer CALayer
    CASpringAnimation CABasicAnimation
    CATextLayer CALayer
    CATransaction NSObject
    CATransformLayer CALayer
    CATransition CAAnimation
    CGColor Hashable
    CGColorSpace Hashable
    CGContext
    CGDataProvider Sendable
    CGFont Sendable
    CGGradient Hashable
    CGImage Hashable
    CGMutablePath CGPath
    CGPath Hashable
    DateComponentsFormatter Formatter
    DynamicTypeManager
    InterfaceFile
    ListFormatter Formatter
    LocalizedStrings Sendable
    MeasurementFormatter Formatter
    NSCollectionLayoutAnchor NSObject
    NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutDecorationItem NSCollectionLayoutItem
    NSCollectionLayoutDimension NSObject
    NSCollectionLayoutEdgeSpacing NSObject
    NSCollectionLayoutGroup NSCollectionLayoutItem
    NSCollectionLayoutGroupCustomItem NSObject
    NSCollectionLayoutItem NSObject
    NSCollectionLayoutSection NSObject
    NSCollectionLayoutSize NSObject
    NSCollectionLayoutSpacing NSObject
    NSCollectionLayoutSupplementaryItem NSCollectionLayoutItem
    NSDataDetector NSObject
    NSHashTable NSObject
    NSItemProvider NSObject
    NSKeyValueObservation NSObject
    NSLayoutAnchor NSObject
    NSLayoutConstraint NSObject
    NSLayoutDimension NSLayoutAnchor
    NSLayoutManager NSObject
    NSLayoutXAxisAnchor NSLayoutAnchor
    NSLayoutYAxisAnchor NSLayoutAnchor
    NSMapTable NSObject
    NSMutableParagraphStyle NSParagraphStyle
    NSParagraphStyle NSObject
    NSShadow NSObject
    NSStringDrawingContext NSObject
    NSTextAttachment NSObject
    NSTextContainer NSObject
    NSTextStorage NSMutableAttributedString
    NSTextTab NSObject
    NSUserActivity NSObject
    RelativeDateTimeFormatter Formatter
    UIAccessibilityCustomAction NSObject
    UIAccessibilityElement UIResponder
    UIAction UIMenuElement
    UIActivity NSObject
    UIActivityIndicatorView UIView
    UIActivityItemProvider Operation
    UIActivityViewController UIViewController
    UIAlertAction NSObject
    UIAlertController UIViewController
    UIApplication UIResponder
    UIApplicationShortcutIcon NSObject
    UIApplicationShortcutItem NSObject
    UIAttachmentBehavior UIDynamicBehavior
    UIBarAppearance NSObject
    UIBarButtonItem UIBarItem
    UIBarButtonItemAppearance NSObject
    UIBarButtonItemGroup NSObject
    UIBarItem UIResponder
    UIBezierPath NSObject
    UIBlurEffect UIVisualEffect
    UIButton UIControl
    UICollectionLayoutSectionOrthogonalScrollingProperties NSObject
    UICollectionReusableView UIView
    UICollectionView UIScrollView
    UICollectionViewCell UICollectionReusableView
    UICollectionViewCompositionalLayout UICollectionViewLayout
    UICollectionViewCompositionalLayoutConfiguration NSObject
    UICollectionViewController UIViewController
    UICollectionViewDiffableDataSource
    UICollectionViewDropPlaceholder UICollectionViewPlaceholder
    UICollectionViewDropProposal UIDropProposal
    UICollectionViewFlowLayout UICollectionViewLayout
    UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext
    UICollectionViewFocusUpdateContext UIFocusUpdateContext
    UICollectionViewLayout NSObject
    UICollectionViewLayoutAttributes NSObject
    UICollectionViewLayoutInvalidationContext NSObject
    UICollectionViewListCell UICollectionViewCell
    UICollectionViewPlaceholder NSObject
    UICollectionViewTransitionLayout UICollectionViewLayout
    UICollectionViewUpdateItem NSObject
    UICollisionBehavior UIDynamicBehavior
    UIColor NSObject
    UICommand UIMenuElement
    UICommandAlternate NSObject
    UIContextMenuConfiguration NSObject
    UIContextMenuInteraction NSObject
    UIContextualAction NSObject
    UIControl UIView
    UICubicTimingParameters NSObject
    UIDatePicker UIControl
    UIDeferredMenuElement UIMenuElement
    UIDevice NSObject
    UIDocumentInteractionController NSObject
    UIDocumentPickerViewController UIViewController
    UIDragInteraction NSObject
    UIDragItem NSObject
    UIDragPreview NSObject
    UIDragPreviewParameters UIPreviewParameters
    UIDragPreviewTarget UIPreviewTarget
    UIDropInteraction NSObject
    UIDropProposal NSObject
    UIDynamicAnimator NSObject
    UIDynamicBehavior NSObject
    UIDynamicItemBehavior UIDynamicBehavior
    UIEditMenuConfiguration NSObject
    UIEditMenuInteraction NSObject
    UIEvent NSObject
    UIFeedbackGenerator NSObject
    UIFocusAnimationCoordinator NSObject
    UIFocusUpdateContext NSObject
    UIFont NSObject
    UIFontDescriptor NSObject
    UIFontMetrics NSObject
    UIGestureRecognizer NSObject
    UIGraphicsImageRenderer NSObject
    UIGraphicsImageRendererContext NSObject
    UIGraphicsImageRendererFormat NSObject
    UIGraphicsPDFRenderer NSObject
    UIGraphicsPDFRendererContext NSObject
    UIGraphicsPDFRendererFormat NSObject
    UIGravityBehavior UIDynamicBehavior
    UIHoverGestureRecognizer UIGestureRecognizer
    UIImage NSObject
    UIImageAsset NSObject
    UIImagePickerController UINavigationController
    UIImageView UIView
    UIImpactFeedbackGenerator UIFeedbackGenerator
    UIInputView UIView
    UIInputViewController UIViewController
    UIInterpolatingMotionEffect UIMotionEffect
    UIKeyCommand UICommand
    UIKeyboardLayoutGuide UITrackingLayoutGuide
    UILabel UIView
    UILargeContentViewerInteraction NSObject
    UILayoutGuide NSObject
    UIListContentView UIView
    UILocalizedIndexedCollation NSObject
    UILongPressGestureRecognizer UIGestureRecognizer
    UIMarkupTextPrintFormatter UIPrintFormatter
    UIMenu UIMenuElement
    UIMenuController NSObject
    UIMenuElement NSObject
    UIMenuItem NSObject
    UIMotionEffect NSObject
    UIMotionEffectGroup UIMotionEffect
    UIMutableApplicationShortcutItem UIApplicationShortcutItem
    UINavigationBar UIView
    UINavigationBarAppearance UIBarAppearance
    UINavigationController UIViewController
    UINavigationItem NSObject
    UINib NSObject
    UINotificationFeedbackGenerator UIFeedbackGenerator
    UIOpenURLContext NSObject
    UIPageControl UIControl
    UIPageViewController UIViewController
    UIPanGestureRecognizer UIGestureRecognizer
    UIPasteboard NSObject
    UIPercentDrivenInteractiveTransition NSObject
    UIPickerView UIView
    UIPinchGestureRecognizer UIGestureRecognizer
    UIPointerAccessory NSObject
    UIPointerInteraction NSObject
    UIPointerRegion NSObject
    UIPointerRegionRequest NSObject
    UIPointerStyle NSObject
    UIPopoverPresentationController UIPresentationController
    UIPresentationController NSObject
    UIPress NSObject
    UIPressesEvent UIEvent
    UIPreviewParameters NSObject
    UIPreviewTarget NSObject
    UIPrintFormatter NSObject
    UIPrintInfo NSObject
    UIPrintInteractionController NSObject
    UIPrintPageRenderer NSObject
    UIProgressView UIView
    UIPushBehavior UIDynamicBehavior
    UIRefreshControl UIControl
    UIResponder NSObject
    UIRotationGestureRecognizer UIGestureRecognizer
    UIScene UIResponder
    UISceneConfiguration NSObject
    UISceneSession NSObject
    UIScreen NSObject
    UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
    UIScrollView UIView
    UISearchBar UIView
    UISearchController UIViewController
    UISearchTextField UITextField
    UISegmentedControl UIControl
    UISelectionFeedbackGenerator UIFeedbackGenerator
    UISheetPresentationController UIPresentationController
    UISimpleTextPrintFormatter UIPrintFormatter
    UISlider UIControl
    UISnapBehavior UIDynamicBehavior
    UISplitViewController UIViewController
    UISpringTimingParameters NSObject
    UIStackView UIView
    UIStatusBarManager NSObject
    UIStepper UIControl
    UIStoryboard NSObject
    UIStoryboardSegue NSObject
    UIStoryboardUnwindSegueSource NSObject
    UISwipeActionsConfiguration NSObject
    UISwipeGestureRecognizer UIGestureRecognizer
    UISwitch UIControl
    UITabBar UIView
    UITabBarAppearance UIBarAppearance
    UITabBarController UIViewController
    UITabBarItem UIBarItem
    UITabBarItemAppearance NSObject
    UITableView UIScrollView
    UITableViewCell UIView
    UITableViewController UIViewController
    UITableViewDiffableDataSource
    UITableViewDropPlaceholder UITableViewPlaceholder
    UITableViewDropProposal UIDropProposal
    UITableViewHeaderFooterView UIView
    UITableViewPlaceholder NSObject
    UITableViewRowAction NSObject
    UITapGestureRecognizer UIGestureRecognizer
    UITargetedDragPreview UITargetedPreview
    UITargetedPreview NSObject
    UITextChecker NSObject
    UITextField UIControl
    UITextInputAssistantItem NSObject
    UITextInputMode NSObject
    UITextInputPasswordRules NSObject
    UITextInputStringTokenizer NSObject
    UITextPosition NSObject
    UITextRange NSObject
    UITextSelectionRect NSObject
    UITextView UIScrollView
    UIToolbar UIView
    UIToolbarAppearance UIBarAppearance
    UITouch NSObject
    UITrackingLayoutGuide UILayoutGuide
    UITraitCollection NSObject
    UIVibrancyEffect UIVisualEffect
    UIView UIResponder
    UIViewController UIResponder
    UIViewPrintFormatter UIPrintFormatter
    UIViewPropertyAnimator NSObject
    UIVisualEffect NSObject
    UIVisualEffectView UIView
    UIWebView UIView
    UIWindow UIView
    UIWindowScene UIScene
    """

  /// The other types, and functions and constants with capital letters.
  static let types = """
    AppFiles
    ApplicationFonts
    CAAction
    CAAnimationCalculationMode
    CAAnimationDelegate
    CAAnimationRotationMode
    CACornerMask
    CACurrentMediaTime
    CAFrameRateRange
    CAGradientLayerType
    CALayerContentsFilter
    CALayerContentsGravity
    CALayerCornerCurve
    CALayerDelegate
    CAMediaTiming
    CAMediaTimingFillMode
    CAMediaTimingFunctionName
    CAShapeLayerFillRule
    CAShapeLayerLineCap
    CAShapeLayerLineJoin
    CATextLayerAlignmentMode
    CATextLayerTruncationMode
    CATransform3D
    CATransform3DConcat
    CATransform3DEqualToTransform
    CATransform3DGetAffineTransform
    CATransform3DIdentity
    CATransform3DIsAffine
    CATransform3DIsIdentity
    CATransform3DMakeAffineTransform
    CATransform3DMakeRotation
    CATransform3DMakeScale
    CATransform3DMakeTranslation
    CATransform3DRotate
    CATransform3DScale
    CATransform3DTranslate
    CATransitionSubtype
    CATransitionType
    CFAbsoluteTime
    CFAbsoluteTimeGetCurrent
    CFArray
    CFData
    CFDictionary
    CFError
    CFString
    CFTimeInterval
    CFTypeRef
    CFURL
    CGAffineTransform
    CGBlendMode
    CGColorSpaceCreateDeviceGray
    CGColorSpaceCreateDeviceRGB
    CGFontIndex
    CGGlyph
    CGGradientDrawingOptions
    CGInterpolationQuality
    CGLineCap
    CGLineJoin
    CGPathDrawingMode
    CGPathFillRule
    CGVector
    CTFontManagerError
    CTFontManagerRegisterFontURLs
    CTFontManagerRegisterFontsForURL
    CTFontManagerRegisterGraphicsFont
    CTFontManagerScope
    CTFontManagerUnregisterFontsForURL
    CTFontManagerUnregisterGraphicsFont
    ColorResource
    DisplayList
    HUGE
    ImageResource
    InterfaceClasses
    InterfaceConnecting
    InterfaceConnections
    InterfaceFiles
    InterfacePart
    KeyValueObservable
    LocalizedStringResource
    MAXFLOAT
    MadePart
    NSCollectionLayoutContainer
    NSCollectionLayoutEnvironment
    NSCollectionLayoutGroupCustomItemProvider
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    NSCollectionLayoutVisibleItem
    NSDiffableDataSourceSectionSnapshot
    NSDiffableDataSourceSectionTransaction
    NSDiffableDataSourceSnapshot
    NSDiffableDataSourceTransaction
    NSDirectionalEdgeInsets
    NSDirectionalRectEdge
    NSEC_PER_MSEC
    NSEC_PER_SEC
    NSEC_PER_USEC
    NSInteger
    NSItemProviderReading
    NSItemProviderRepresentationVisibility
    NSItemProviderWriting
    NSKeyValueChange
    NSKeyValueChangeKey
    NSKeyValueObservedChange
    NSKeyValueObservingOptions
    NSLayoutManagerDelegate
    NSLineBreakMode
    NSPointerFunctions
    NSRectAlignment
    NSSelectorFromString
    NSStringDrawingOptions
    NSStringFromSelector
    NSTextAlignment
    NSTextCheckingTypes
    NSTextLocation
    NSTextStorageDelegate
    NSUInteger
    NSURLAuthenticationMethodServerTrust
    NSUnderlineStyle
    NSUserActivityDelegate
    NSUserActivityTypeBrowsingWeb
    NSWritingDirection
    NSWritingDirectionFormatType
    RuntimeInitializable
    Selector
    SelectorResult
    SystemVersion
    TargetCalling
    UIAccessibility
    UIAccessibilityContainerType
    UIAccessibilityContentSizeCategoryImageAdjusting
    UIAccessibilityContrast
    UIAccessibilityIdentification
    UIAccessibilityNavigationStyle
    UIAccessibilityScrollDirection
    UIAccessibilityTraits
    UIActionHandler
    UIActivityItemSource
    UIAdaptivePresentationControllerDelegate
    UIAppearance
    UIAppearanceContainer
    UIApplicationDelegate
    UIAxis
    UIBackgroundConfiguration
    UIBackgroundFetchResult
    UIBackgroundRefreshStatus
    UIBackgroundTaskIdentifier
    UIBarMetrics
    UIBarPosition
    UIBarPositioning
    UIBarPositioningDelegate
    UIBarStyle
    UIBaselineAdjustment
    UICellAccessory
    UICellConfigurationState
    UICollectionLayoutListConfiguration
    UICollectionLayoutSectionOrthogonalScrollingBehavior
    UICollectionViewCompositionalLayoutSectionProvider
    UICollectionViewDataSource
    UICollectionViewDataSourcePrefetching
    UICollectionViewDelegate
    UICollectionViewDelegateFlowLayout
    UICollectionViewDragDelegate
    UICollectionViewDropCoordinator
    UICollectionViewDropDelegate
    UICollectionViewDropItem
    UICollectionViewDropPlaceholderContext
    UICollisionBehaviorDelegate
    UIConfigurationColorTransformer
    UIConfigurationState
    UIConfigurationStateCustomKey
    UIConfigurationTextAttributesTransformer
    UIContentConfiguration
    UIContentContainer
    UIContentInsetsReference
    UIContentSizeCategory
    UIContentSizeCategoryAdjusting
    UIContentView
    UIContextMenuActionProvider
    UIContextMenuContentPreviewProvider
    UIContextMenuInteractionAnimating
    UIContextMenuInteractionCommitAnimating
    UIContextMenuInteractionCommitStyle
    UIContextMenuInteractionDelegate
    UICoordinateSpace
    UIDataDetectorTypes
    UIDeviceOrientation
    UIDocumentInteractionControllerDelegate
    UIDocumentPickerDelegate
    UIDocumentPickerMode
    UIDragAnimating
    UIDragDropSession
    UIDragInteractionDelegate
    UIDragSession
    UIDropInteractionDelegate
    UIDropOperation
    UIDropSession
    UIDropSessionProgressIndicatorStyle
    UIDynamicAnimatorDelegate
    UIDynamicItem
    UIDynamicItemCollisionBoundsType
    UIEdgeInsets
    UIEditMenuArrowDirection
    UIEditMenuInteractionAnimating
    UIEditMenuInteractionDelegate
    UIFocusEnvironment
    UIForceTouchCapability
    UIGestureRecognizerDelegate
    UIGraphicsBeginImageContext
    UIGraphicsBeginImageContextWithOptions
    UIGraphicsEndImageContext
    UIGraphicsGetCurrentContext
    UIGraphicsGetImageFromCurrentImageContext
    UIGraphicsPopContext
    UIGraphicsPushContext
    UIImagePickerControllerDelegate
    UIInputViewAudioFeedback
    UIInteraction
    UIInterfaceOrientation
    UIInterfaceOrientationMask
    UIKeyInput
    UIKeyModifierFlags
    UIKeyboardAppearance
    UIKeyboardType
    UILargeContentViewerInteractionDelegate
    UILargeContentViewerItem
    UILayoutPriority
    UILayoutSupport
    UILegibilityWeight
    UIListContentConfiguration
    UIListSeparatorConfiguration
    UIModalPresentationStyle
    UIModalTransitionStyle
    UIMutableTraits
    UINavigationBarDelegate
    UINavigationControllerDelegate
    UIOffset
    UIPageViewControllerDataSource
    UIPageViewControllerDelegate
    UIPickerViewDataSource
    UIPickerViewDelegate
    UIPointerEffect
    UIPointerInteractionAnimating
    UIPointerInteractionDelegate
    UIPointerShape
    UIPopoverArrowDirection
    UIPopoverPresentationControllerDelegate
    UIPopoverPresentationControllerSourceItem
    UIPrintInteractionControllerDelegate
    UIRectClip
    UIRectCorner
    UIRectEdge
    UIRectFill
    UIRectFillUsingBlendMode
    UIRectFrame
    UIRectFrameUsingBlendMode
    UIResponderStandardEditActions
    UIReturnKeyType
    UISceneDelegate
    UIScrollViewDelegate
    UISearchBarDelegate
    UISearchControllerDelegate
    UISearchResultsUpdating
    UISemanticContentAttribute
    UISheetPresentationControllerDelegate
    UISheetPresentationControllerDetentResolutionContext
    UISplitViewControllerDelegate
    UISpringLoadedInteractionContext
    UISpringLoadedInteractionEffectState
    UIStatusBarAnimation
    UIStatusBarStyle
    UITabBarControllerDelegate
    UITabBarDelegate
    UITableViewDataSource
    UITableViewDataSourcePrefetching
    UITableViewDelegate
    UITableViewDragDelegate
    UITableViewDropCoordinator
    UITableViewDropDelegate
    UITableViewDropItem
    UITableViewDropPlaceholderContext
    UITextAutocapitalizationType
    UITextAutocorrectionType
    UITextContentType
    UITextDirection
    UITextFieldDelegate
    UITextGranularity
    UITextInput
    UITextInputDelegate
    UITextInputTokenizer
    UITextInputTraits
    UITextItemInteraction
    UITextLayoutDirection
    UITextSmartDashesType
    UITextSmartInsertDeleteType
    UITextSmartQuotesType
    UITextSpellCheckingType
    UITextStorageDirection
    UITextViewDelegate
    UITimingCurveProvider
    UITimingCurveType
    UIToolbarDelegate
    UITrait
    UITraitAccessibilityContrast
    UITraitChangeObservable
    UITraitChangeRegistration
    UITraitDefinition
    UITraitDisplayScale
    UITraitEnvironment
    UITraitEnvironmentLayoutDirection
    UITraitHorizontalSizeClass
    UITraitLayoutDirection
    UITraitLegibilityWeight
    UITraitOverrides
    UITraitPreferredContentSizeCategory
    UITraitUserInterfaceIdiom
    UITraitUserInterfaceLevel
    UITraitUserInterfaceStyle
    UITraitVerticalSizeClass
    UITransitionContextViewControllerKey
    UITransitionContextViewKey
    UIUserActivityRestoring
    UIUserInterfaceIdiom
    UIUserInterfaceLayoutDirection
    UIUserInterfaceLevel
    UIUserInterfaceSizeClass
    UIUserInterfaceStyle
    UIVibrancyEffectStyle
    UIViewAnimating
    UIViewAnimatingPosition
    UIViewAnimatingState
    UIViewConfigurationState
    UIViewControllerAnimatedTransitioning
    UIViewControllerContextTransitioning
    UIViewControllerInteractiveTransitioning
    UIViewControllerPreviewing
    UIViewControllerPreviewingDelegate
    UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext
    UIViewControllerTransitioningDelegate
    UIViewImplicitlyAnimating
    UIWebViewDelegate
    UIWindowSceneDelegate
    UI_USER_INTERFACE_IDIOM
    USEC_PER_SEC
    UTType
    _ColorLiteralType
    _FormatSpecifiable
    _ImageLiteralType
    _UIKitNumericRawRepresentable
    objc_AssociationPolicy
    """

  /// What `import Foundation` brings on Apple's platforms, and UIFoundation here.
  static let foundation = """
    CFAbsoluteTime
    CFAbsoluteTimeGetCurrent
    CFArray
    CFData
    CFDictionary
    CFError
    CFString
    CFTypeRef
    CFURL
    DateComponentsFormatter
    HUGE
    ListFormatter
    MAXFLOAT
    MeasurementFormatter
    NSEC_PER_MSEC
    NSEC_PER_SEC
    NSEC_PER_USEC
    NSInteger
    NSSelectorFromString
    NSStringFromSelector
    NSUInteger
    NSURLAuthenticationMethodServerTrust
    NSUserActivity
    NSUserActivityTypeBrowsingWeb
    RelativeDateTimeFormatter
    Selector
    USEC_PER_SEC
    autoreleasepool
    kCFBundleDevelopmentRegionKey
    kCFBundleExecutableKey
    kCFBundleIdentifierKey
    kCFBundleInfoDictionaryVersionKey
    kCFBundleLocalizationsKey
    kCFBundleNameKey
    kCFBundleVersionKey
    objc_AssociationPolicy
    objc_getAssociatedObject
    objc_removeAssociatedObjects
    objc_setAssociatedObject
    objc_sync_enter
    objc_sync_exit
    """

  /// Names of UIKit that are known to be missing, except those that other types have, too.
  static let missing = """
    CAEmitterCell
    CAEmitterLayer
    CAEmitterLayer.emitterPosition
    CAEmitterLayer.emitterShape
    CAEmitterLayerEmitterShape
    CALayer.convertTime(_:from:)
    CAReplicatorLayer.instanceAlphaOffset
    CAReplicatorLayer.instanceColor
    CGBlendMode.destinationAtop
    CGBlendMode.destinationIn
    CGBlendMode.plusDarker
    CGBlendMode.sourceIn
    CGBlendMode.sourceOut
    CGColor.init(colorSpace:components:)
    CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)
    CGContext.makeImage()
    CGContext.textMatrix
    CGImageAlphaInfo
    CGPDFDocument
    CGPath.applyWithBlock(_:)
    CGPathElement
    CGPathElementType
    NSDataAsset
    NSDataAsset.init(name:)
    NSLayoutManager.enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)
    NSTextAttachmentViewProvider
    NSTextContentStorage
    NSTextLayoutFragment
    NSTextLayoutManager
    NSTextRange
    UIAccessibilityCustomRotor
    UIAccessibilityCustomRotor.init(name:itemSearch:)
    UIActivity.ActivityType.postToFacebook
    UIActivity.ActivityType.postToTwitter
    UIApplicationMain(_:_:_:_:)
    UIBezierPath.reversing()
    UICalendarView
    UIColor.init(patternImage:)
    UIColorPickerViewController
    UIColorPickerViewControllerDelegate
    UIColorWell
    UIContentUnavailableConfiguration
    UIContentUnavailableConfiguration.loading()
    UIContentUnavailableView
    UIDocument
    UIFindInteraction
    UIFocusGuide
    UIFontPickerViewController
    UIFontPickerViewController.Configuration
    UIGlassEffect
    UIGraphicsBeginPDFContextToData(_:_:_:)
    UIGraphicsBeginPDFPage()
    UIGraphicsBeginPDFPageWithInfo(_:_:)
    UIImage.animatedImage(with:duration:)
    UIImage.preparingForDisplay()
    UIImage.preparingThumbnail(of:)
    UIImageWriteToSavedPhotosAlbum(_:_:_:_:)
    UIKey
    UIKey.charactersIgnoringModifiers
    UIKeyboardHIDUsage
    UIMenu.Identifier.file
    UIMenu.Identifier.format
    UIMenu.Identifier.help
    UIMenuBuilder
    UIPanGestureRecognizer.allowedScrollTypesMask
    UIPencilInteraction
    UIPencilInteractionDelegate
    UIResponder.buildMenu(with:)
    UIResponder.undoManager
    UIScreen.capturedDidChangeNotification
    UIScreen.isCaptured
    UISearchToken
    UITab
    UITabBar.ItemPositioning
    UITabBar.itemPositioning
    UITabBarItem.setBadgeTextAttributes(_:for:)
    UITextItem
    UITextView.isFindInteractionEnabled
    UITextView.textLayoutManager
    UIView.accessibilityCustomRotors
    UIViewController.contentUnavailableConfiguration
    UIWindowScene.GeometryPreferences
    UIWindowScene.GeometryPreferences.iOS
    UIWindowScene.requestGeometryUpdate(_:errorHandler:)
    """
}
