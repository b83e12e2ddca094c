extension Vocabulary {
  static let documentLines = """
    document: type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout \
    useTraitCollections useSafeAreas colorMatched initialViewController launchScreen variant \
    defaultVersion retargeting
    device: id orientation appearance layout
    accessibilityOverrides: isEnabled dynamicTypePreference
    adaptation: id
    dependencies
    deployment: identifier version
    plugIn: identifier version
    capability: name minToolsVersion
    development: version identifier
    objects scenes resources designables inferredMetricsTieBreakers connections constraints subviews
    customFonts simulatedMetricsContainer: key
    scene: sceneID
    segue: id destination kind relationship identifier popoverAnchorBarButtonItem popoverAnchorView reference \
    modalPresentationStyle modalTransitionStyle customClass customModule customModuleProvider key inheritsFrom \
    unwindAction destinationCreationSelector animates splitViewControllerTargetIndex trigger
    outlet: property destination id
    outletCollection: property destination id collectionClass appends
    action: selector destination id eventType
    placeholder: placeholderIdentifier id userLabel sceneMemberID customClass customModule customModuleProvider
    exit: id userLabel sceneMemberID customClass customModule customModuleProvider
    customObject: object*
    designable: name
    image: name width height catalog key sourceScale
    namedColor: name
    systemColor: name
    class: className superclassName
    source: key type relativePath
    relationships
    relationship: kind name candidateClass
    classes
    userDefinedRuntimeAttributes
    userDefinedRuntimeAttribute: type keyPath value localized catalog
    imageReference: key image catalog symbolScale renderingMode
    imageDescription systemImageDescription: key name catalog
    mutableData data: key
    """

  static let viewLines = """
    view tableViewCellContentView collectionViewCellContentView containerView: view* simulatedAppContext
    containerView: placeholderType
    tableViewCellContentView: tableViewCell
    label: view* text textAlignment lineBreakMode baselineAdjustment adjustsFontSizeToFit numberOfLines enabled \
    highlighted minimumFontSize minimumScaleFactor adjustsLetterSpacingToFitWidth preferredMaxLayoutWidth \
    adjustsFontForContentSizeCategory usesAttributedText textStorage showsExpansionTextWhenTruncated \
    allowsDefaultTighteningForTruncation lineBreakStrategy
    imageView: view* image highlightedImage highlighted catalog width height alignment \
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused symbolScale renderingMode \
    preferredImageDynamicRange
    stackView: view* axis distribution alignment spacing spacingType baselineRelativeArrangement
    scrollView: scroll*
    textView: scroll* text textAlignment editable selectable adjustsFontForContentSizeCategory usesAttributedText \
    allowsEditingTextAttributes clearsOnInsertion findInteractionEnabled
    visualEffectView: view*
    activityIndicatorView: view* style hidesWhenStopped animating
    progressView: view* progress progressViewStyle
    pickerView: view* showsSelectionIndicator
    mapView: view* mapType showsUserLocation zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsCompass \
    showsScale showsTraffic showsBuildings showsPointsOfInterest
    webView wkWebView: view* allowsBackForwardNavigationGestures allowsLinkPreview scalesPageToFit \
    dataDetectorTypes allowsInlineMediaPlayback mediaPlaybackRequiresUserAction keyboardDisplayRequiresUserAction
    wkWebViewConfiguration: key allowsInlineMediaPlayback suppressesIncrementalRendering applicationNameForUserAgent \
    allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback
    wkPreferences: key minimumFontSize javaScriptEnabled javaScriptCanOpenWindowsAutomatically
    glkView sceneKitView arscnView arskView skView mtkView arView pdfView: view* preferredFramesPerSecond \
    enableSetNeedsDisplay wantsBestResolutionOpenGLSurface
    navigationBar: view* largeTitles translucent barStyle
    toolbar: view* translucent barStyle
    tabBar: view* translucent barStyle itemPositioning itemWidth itemSpacing
    searchBar: view* text placeholder prompt searchBarStyle barStyle showsSearchResultsButton showsCancelButton \
    showsBookmarkButton showsScopeBar translucent enabled
    blurEffect: key style
    vibrancyEffect: key style blurStyle
    vibrancy
    layoutGuides layoutGuide: key id userLabel
    viewLayoutGuide keyboardLayoutGuide: key id
    viewControllerLayoutGuide: type id
    gestureRecognizers
    tapGestureRecognizer pongPressGestureRecognizer panGestureRecognizer swipeGestureRecognizer \
    pinchGestureRecognizer rotationGestureRecognizer screenEdgePanGestureRecognizer hoverGestureRecognizer \
    gestureRecognizer: object* direction numberOfTapsRequired numberOfTouchesRequired allowableMovement \
    minimumPressDuration minimumNumberOfTouches maximumNumberOfTouches enabled cancelsTouchesInView \
    delaysTouchesBegan delaysTouchesEnded edges
    constraint: firstAttribute id secondItem secondAttribute firstItem constant relation priority symbolic \
    multiplier placeholder userLabel identifier customClass customModule customModuleProvider
    """
}
