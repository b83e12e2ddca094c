extension Vocabulary {
  static let controlLines = """
    button: control* buttonType lineBreakMode adjustsImageSizeForAccessibilityContentSizeCategory \
    showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted adjustsImageWhenHighlighted \
    adjustsImageWhenDisabled role hasAttributedTitle titleAlignment behavioralStyle pointerInteraction fixedFrame
    state: key title image backgroundImage catalog
    buttonConfiguration: key style title subtitle image imagePlacement imagePadding titlePadding titleAlignment \
    cornerStyle buttonSize showsActivityIndicator catalog titleLineBreakMode subtitleLineBreakMode
    backgroundConfiguration: key cornerRadius image imageContentMode strokeWidth strokeOutset backgroundInsets
    preferredSymbolConfiguration symbolConfiguration: key configurationType scale weight pointSize renderingMode \
    fontScale
    fontDescription: key pointSize type style name family weight
    textField: control* borderStyle textAlignment minimumFontSize placeholder text clearButtonMode \
    adjustsFontForContentSizeCategory adjustsFontSizeToFit clearsOnBeginEditing background disabledBackground \
    allowsEditingTextAttributes leftViewMode rightViewMode usesAttributedText usesAttributedPlaceholder
    textInputTraits: key keyboardType autocapitalizationType autocorrectionType spellCheckingType returnKeyType \
    textContentType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType \
    enablesReturnKeyAutomatically keyboardAppearance inlinePredictionType
    slider: control* minValue maxValue value continuous minimumValueImage maximumValueImage
    switch: control* on title preferredStyle
    stepper: control* minimumValue maximumValue value stepValue continuous autorepeat wraps
    segmentedControl: control* segmentControlStyle selectedSegmentIndex apportionsSegmentWidthsByContent momentary \
    selectedSegmentTintColor
    segments
    segment: title image width enabled catalog id key
    pageControl: control* hidesForSinglePage numberOfPages currentPage defersCurrentPageDisplay
    datePicker: control* datePickerMode minuteInterval style useCurrentDate countDownDuration roundsToMinuteInterval
    refreshControl: control*
    colorWell: control* supportsAlpha title
    items scopeButtonTitles rightBarButtonItems leftBarButtonItems toolbarItems
    barButtonItemGroups barButtonItems trailingItemGroups
    barButtonItem: object* systemItem style title image enabled width catalog tag landscapeImage selectedImage \
    springLoaded changesSelectionAsPrimaryAction selected largeContentSizeImage role
    tabBarItem: object* title image catalog systemItem tag selectedImage enabled badgeValue landscapeImage \
    largeContentSizeImage
    navigationItem: object* title prompt largeTitleDisplayMode hidesBackButton leftItemsSupplementBackButton \
    backButtonTitle backButtonDisplayMode style
    navigationBarAppearance toolbarAppearance tabBarAppearance: key
    accessibility: key label identifier hint value
    animations popoverPassthroughViews
    """

  static let listLines = """
    tableView: scroll* style separatorStyle dataMode rowHeight sectionHeaderHeight sectionFooterHeight \
    estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight allowsSelection \
    allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing \
    separatorInsetReference sectionIndexMinimumDisplayRowCount editing remembersLastFocusedIndexPath \
    selectionFollowsFocus fillerRowHeight selfSizingInvalidation
    prototypes sections cells
    listContentConfiguration: key text secondaryText image catalog
    tableViewSection: id headerTitle footerTitle userLabel key colorLabel
    tableViewCell: view* selectionStyle indentationWidth indentationLevel textLabel detailTextLabel imageView style \
    reuseIdentifier rowHeight accessoryType editingAccessoryType hidesAccessoryWhenEditing showsReorderControl \
    shouldIndentWhileEditing focusStyle
    collectionView: scroll* dataMode allowsSelection allowsMultipleSelection prefetchingEnabled \
    remembersLastFocusedIndexPath selectionFollowsFocus selfSizingInvalidation
    collectionViewFlowLayout: object* minimumLineSpacing minimumInteritemSpacing scrollDirection sectionInsetReference \
    automaticEstimatedItemSize sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
    collectionViewLayout: object*
    collectionViewCell collectionReusableView: view* reuseIdentifier
    """

  static let controllerLines = """
    viewController hostingController glkViewController avPlayerViewController controller: controller*
    controller: identifier
    tableViewController: controller* clearsSelectionOnViewWillAppear
    collectionViewController: controller* clearsSelectionOnViewWillAppear installsStandardGestureForInteractiveMovement
    navigationController: controller* navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap \
    hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
    tabBarController: controller* selectedIndex
    splitViewController: controller* minimumPrimaryColumnWidth maximumPrimaryColumnWidth \
    preferredPrimaryColumnWidthFraction presentsWithGesture displayMode preferredDisplayMode primaryEdge style \
    allDisplayModesAllowed behavior primaryBackgroundStyle showsSecondaryOnlyButton displayModeButtonVisibility \
    allowDoubleColumnStyle
    pageViewController: controller* transitionStyle pageSpacing navigationOrientation spineLocation doubleSided
    searchDisplayController: object*
    viewControllerPlaceholder: controller* referencedIdentifier bundleIdentifier
    freeformSimulatedSizeMetrics simulatedScreenMetrics simulatedStatusBarMetrics simulatedNavigationBarMetrics \
    simulatedToolbarMetrics simulatedTabBarMetrics simulatedOrientationMetrics simulatedSheetMetrics \
    modalPageSheetSimulatedSizeMetrics: \
    key type orientation barStyle prompted translucent statusBarStyle tintColor
    """

  static let valueLines = """
    rect: key x y width height minX minY
    frame: key minX minY width height
    point: key x y
    size: key width height
    inset: key minX minY maxX maxY
    edgeInsets: key top left bottom right
    directionalEdgeInsets: key top leading bottom trailing
    offsetWrapper: key horizontal vertical
    color: key colorSpace alpha customColorSpace red green blue white systemColor cocoaTouchSystemColor name \
    xcode11CocoaTouchSystemColor catalog
    nil: key name
    autoresizingMask: key widthSizable heightSizable flexibleMaxX flexibleMaxY flexibleMinY flexibleMinX
    popoverArrowDirection: key up down left right
    extendedEdge: key top bottom left right
    dataDetectorType: key link phoneNumber address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion
    audiovisualMediaTypes: key none audio video all
    accessibilityTraits: key none button link image selected staticText notEnabled searchField playsSound keyboardKey \
    summaryElement updatesFrequently startsMediaSession adjustable allowsDirectInteraction header causesPageTurn \
    tabBar
    string mutableString: key base64-UTF8 name
    real integer number: key value
    bool: key value
    date: key timeIntervalSinceReferenceDate
    value: key type width height x y
    range: key location length
    array mutableArray: key
    mask: key
    include exclude: reference
    variation: key constant axis spacing alignment distribution hidden numberOfLines text preferredMaxLayoutWidth \
    fontDescription image title misplaced contentMode textAlignment priority placeholder placeholderText
    attributedString mutableAttributedString: key
    fragment: content
    attributes: key
    font: key size name metaFont
    textAttributes: key
    paragraphStyle: key alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation \
    defaultTabInterval allowsDefaultTighteningForTruncation lineSpacing paragraphSpacing paragraphSpacingBefore \
    firstLineHeadIndent headIndent tailIndent minimumLineHeight maximumLineHeight lineHeightMultiple hyphenationFactor
    shadow: key blurRadius
    """
}
