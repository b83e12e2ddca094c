/// The elements and attributes of documents that are known.
///
/// Apple doesn't publish the format, so the documents are the source: the vocabulary is what the shared set of 667
/// documents of open-source apps contains, and what Interface Builder's inspectors can set. A name is known if it is
/// either used, or known not to affect layout.
struct Vocabulary: Sendable {
  /// The form of an attribute's values.
  enum Form { case text, number, flag }

  /// The vocabulary.
  static let shared = Vocabulary()

  /// The names of all elements and attributes.
  let names: NameTable
  /// For each name, the row of the element with that name in ``forms``; -1 if there is no such element.
  private let rows: [Int]
  /// The forms of known attributes: a row for each element, with a form for each name.
  private let forms: [Form?]

  /// Returns the row of an element that is known, or `nil`.
  func row(of element: Int32) -> Int? {
    let name = Int(element)
    return name < rows.count && rows[name] >= 0 ? rows[name] : nil
  }

  /// Returns the form of an attribute of the element with a row, or `nil` if it isn't known.
  func form(of attribute: Int32, inRow row: Int) -> Form? {
    let name = Int(attribute)
    return name < rows.count ? forms[row * rows.count + name] : nil
  }

  /// The attributes whose values are numbers in every element.
  private static let numbers = words(
    """
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority spacing rowHeight sectionHeaderHeight sectionFooterHeight
    estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight pointSize minimumFontSize
    minimumScaleFactor alpha numberOfLines preferredMaxLayoutWidth indentationLevel indentationWidth
    minimumLineSpacing minimumInteritemSpacing minimumZoomScale maximumZoomScale constant priority
    selectedSegmentIndex progress
    """)

  /// The attributes whose values are `YES` or `NO` in every element.
  private static let flags = words(
    """
    translatesAutoresizingMaskIntoConstraints hidden opaque clipsSubviews userInteractionEnabled
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth
    adjustsFontForContentSizeCategory adjustsFontSizeToFit scrollEnabled enabled
    """)

  /// The elements that list objects.
  static let groups = Set(
    words(
      """
      subviews items segments cells sections prototypes toolbarItems gestureRecognizers scopeButtonTitles
      rightBarButtonItems leftBarButtonItems animations popoverPassthroughViews textAttributes
      barButtonItems objects
      """))

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }

  private init() {
    var numbered = NumberedWords()
    var lines: [(elements: [Int], attributes: [Int])] = []
    var sets: [String: [Int]] = [:]
    for text in [
      Self.setLines, Self.documentLines, Self.viewLines, Self.controlLines, Self.listLines, Self.controllerLines,
      Self.valueLines,
    ] {
      for line in text.split(separator: "\n") {
        let sides = line.split(separator: ":", maxSplits: 1)
        var attributes: [Int] = []
        for word in sides.count > 1 ? Self.words(String(sides[1])) : [] {
          if word.hasSuffix("*") {
            attributes += sets[String(word.dropLast())] ?? []
          } else {
            attributes.append(numbered.number(word))
          }
        }
        if let name = sides.first, name.hasSuffix("*") {
          sets[String(name.dropLast())] = attributes
        } else {
          lines.append((Self.words(String(sides[0])).map { numbered.number($0) }, attributes))
        }
      }
    }
    let numeric = Self.numbers.map { numbered.number($0) }
    let binary = Self.flags.map { numbered.number($0) }
    names = NameTable(vocabulary: numbered.words)
    var form = Array(repeating: Form.text, count: numbered.words.count)
    for number in numeric { form[number] = .number }
    for number in binary { form[number] = .flag }
    var rows = Array(repeating: -1, count: form.count)
    var forms: [Form?] = []
    for line in lines {
      for element in line.elements {
        if rows[element] < 0 {
          rows[element] = forms.count / form.count
          forms += Array(repeating: nil, count: form.count)
        }
        for attribute in line.attributes { forms[rows[element] * form.count + attribute] = form[attribute] }
      }
    }
    self.rows = rows
    self.forms = forms
  }
}

/// Words with numbers in the order in which they are found.
private struct NumberedWords {
  private(set) var words: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(_ word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }
}

extension Vocabulary {
  // A line is "element element: attribute attribute", and a name with a star stands for a set of attributes.

  /// The sets of attributes, each after those that it contains.
  private static let setLines = """
    object*: id key userLabel customClass customModule customModuleProvider restorationIdentifier
    view*: object* contentMode opaque clipsSubviews multipleTouchEnabled exclusiveTouch userInteractionEnabled hidden \
    alpha tag clearsContextBeforeDrawing autoresizesSubviews translatesAutoresizingMaskIntoConstraints fixedFrame \
    misplaced ambiguous horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea \
    layoutMarginsFollowReadableWidth placeholderIntrinsicWidth placeholderIntrinsicHeight \
    semanticContentAttribute verifyAmbiguity appearanceType largeContentTitle showsLargeContentViewer \
    scalesLargeContentImage focusGroupIdentifier focusGroupPriority reference springLoaded \
    interactionActivityTrackingBaseName
    control*: view* contentHorizontalAlignment contentVerticalAlignment enabled selected highlighted \
    showsMenuAsPrimaryAction changesSelectionAsPrimaryAction toolTip contextMenuInteractionEnabled
    scroll*: view* bounces alwaysBounceVertical alwaysBounceHorizontal showsHorizontalScrollIndicator \
    showsVerticalScrollIndicator pagingEnabled scrollEnabled directionalLockEnabled bouncesZoom minimumZoomScale \
    maximumZoomScale keyboardDismissMode indicatorStyle delaysContentTouches canCancelContentTouches \
    contentInsetAdjustmentBehavior automaticallyAdjustsScrollIndicatorInsets scrollsToTop contentViewInsetsToSafeArea
    controller*: object* sceneMemberID storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier \
    automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed \
    modalPresentationStyle modalTransitionStyle definesPresentationContext providesPresentationContextTransitionStyle \
    autoresizesArchivedViewToFullSize wantsFullScreenLayout nibName interfaceStyle storyboardName \
    initialViewController contentUnavailableConfigurationState
    """
}
