/// The elements and attributes of documents that are known.
///
/// Apple doesn't publish the format, so the documents are the source: the vocabulary is what the shared set of 667
/// documents of open-source apps contains, and what Interface Builder's inspectors can set. A name is known if it is
/// either used, or known not to affect layout.
enum Vocabulary {
  /// The form of an attribute's values.
  enum Form { case text, number, flag }

  /// Returns the known attributes of an element with their forms, or `nil` if the element isn't known.
  static func attributes(of element: String) -> [String: Form]? { table[element] }

  /// The attributes whose values are numbers in every element.
  private static let numbers = words(
    """
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority spacing rowHeight sectionHeaderHeight sectionFooterHeight
    estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight pointSize minimumFontSize
    minimumScaleFactor alpha numberOfLines preferredMaxLayoutWidth indentationLevel indentationWidth
    minimumLineSpacing minimumInteritemSpacing minimumZoomScale maximumZoomScale placeholderIntrinsicWidth
    placeholderIntrinsicHeight constant priority selectedSegmentIndex progress
    """
  ).subtracting(["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"])

  /// The attributes whose values are `YES` or `NO` in every element.
  private static let flags = words(
    """
    translatesAutoresizingMaskIntoConstraints hidden opaque clipsSubviews userInteractionEnabled
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth
    adjustsFontForContentSizeCategory adjustsFontSizeToFit scrollEnabled enabled
    """)

  /// The elements that list objects.
  static let groups = words(
    """
    subviews items segments cells sections prototypes toolbarItems gestureRecognizers scopeButtonTitles
    rightBarButtonItems leftBarButtonItems animations popoverPassthroughViews textAttributes
    barButtonItems objects
    """)

  static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  private static let table: [String: [String: Form]] = {
    var table: [String: Set<String>] = [:]
    // A line is "element element: attribute attribute", and a name with a star stands for a set of attributes.
    for text in [documentLines, viewLines, controlLines, listLines, controllerLines, valueLines] {
      for line in text.split(separator: "\n") {
        let sides = line.split(separator: ":", maxSplits: 1)
        var attributes: Set<String> = []
        for word in sides.count > 1 ? words(String(sides[1])) : [] {
          if word.hasSuffix("*") {
            attributes.formUnion(sets[String(word.dropLast())] ?? [])
          } else {
            attributes.insert(word)
          }
        }
        for element in words(String(sides[0])) { table[element, default: []].formUnion(attributes) }
      }
    }
    return table.mapValues { names in
      Dictionary(
        uniqueKeysWithValues: names.map { ($0, numbers.contains($0) ? .number : flags.contains($0) ? .flag : .text) })
    }
  }()

  private static let sets: [String: Set<String>] = {
    let object = words("id key userLabel customClass customModule customModuleProvider restorationIdentifier")
    let view = object.union(
      words(
        """
        contentMode opaque clipsSubviews multipleTouchEnabled exclusiveTouch userInteractionEnabled hidden alpha tag
        clearsContextBeforeDrawing autoresizesSubviews translatesAutoresizingMaskIntoConstraints fixedFrame misplaced
        ambiguous horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
        verticalCompressionResistancePriority preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
        layoutMarginsFollowReadableWidth placeholderIntrinsicWidth placeholderIntrinsicHeight
        semanticContentAttribute verifyAmbiguity appearanceType largeContentTitle showsLargeContentViewer
        scalesLargeContentImage focusGroupIdentifier focusGroupPriority reference springLoaded
        interactionActivityTrackingBaseName
        """))
    let control = view.union(
      words(
        "contentHorizontalAlignment contentVerticalAlignment enabled selected highlighted showsMenuAsPrimaryAction "
          + "changesSelectionAsPrimaryAction toolTip contextMenuInteractionEnabled"))
    let scroll = view.union(
      words(
        """
        bounces alwaysBounceVertical alwaysBounceHorizontal showsHorizontalScrollIndicator showsVerticalScrollIndicator
        pagingEnabled scrollEnabled directionalLockEnabled bouncesZoom minimumZoomScale maximumZoomScale
        keyboardDismissMode indicatorStyle delaysContentTouches canCancelContentTouches contentInsetAdjustmentBehavior
        automaticallyAdjustsScrollIndicatorInsets scrollsToTop contentViewInsetsToSafeArea
        """))
    let controller = object.union(
      words(
        """
        sceneMemberID storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier
        automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed
        modalPresentationStyle modalTransitionStyle definesPresentationContext providesPresentationContextTransitionStyle
        autoresizesArchivedViewToFullSize wantsFullScreenLayout nibName interfaceStyle storyboardName initialViewController
        contentUnavailableConfigurationState
        """))
    return [
      "object": object, "view": view, "control": control, "scroll": scroll, "controller": controller,
    ]
  }()
}
