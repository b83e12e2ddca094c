/// Documents with most kinds of elements, which `DocumentDamage` damages.
enum DocumentSamples {
  static let all = [nib, storyboard, stacks]

  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
    <outlet property="view" destination="v" id="o1"/></connections></placeholder>
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <label text="Ferry" numberOfLines="0" adjustsFontForContentSizeCategory="YES" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="8" y="8" width="100" height="20"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><color key="textColor" systemColor="labelColor"/>
    <variation key="heightClass=regular-widthClass=compact" misplaced="YES"/></label>
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <rect key="frame" x="8" y="40" width="60" height="30"/><fontDescription key="fontDescription" type="system" \
    pointSize="15"/><inset key="contentEdgeInsets" minX="4" minY="4" maxX="4" maxY="4"/><state key="normal" title="Go">
    <color key="titleColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
    <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
    <textView text="Long text" translatesAutoresizingMaskIntoConstraints="NO" id="t">
    <rect key="frame" x="8" y="80" width="200" height="60"/></textView>
    <imageView image="pic" contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" id="i">
    <rect key="frame" x="200" y="8" width="40" height="40"/><constraints><constraint firstAttribute="width" \
    secondItem="i" secondAttribute="height" multiplier="3:4" id="k9"/></constraints></imageView></subviews>
    <viewLayoutGuide key="safeArea" id="g"/><constraints>
    <constraint firstItem="l" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="8" id="k1"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="topMargin" priority="750" id="k2"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="8" \
    symbolic="YES" id="k3"/>
    <constraint firstItem="b" firstAttribute="firstBaseline" secondItem="l" secondAttribute="baseline" id="k4"/>
    <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="t" secondAttribute="trailing" id="k5"/>
    <constraint firstItem="t" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="0.5" \
    constant="10" id="k6"/><constraint firstItem="i" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" \
    id="k7"/></constraints><variation key="default"><mask key="subviews"><exclude reference="i"/></mask>
    <mask key="constraints"><exclude reference="k7"/></mask></variation>
    <variation key="widthClass=compact"><mask key="constraints"><include reference="k7"/></mask></variation>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
    <integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
    <tableViewCell reuseIdentifier="c" style="IBUITableViewCellStyleSubtitle" textLabel="x" detailTextLabel="y" \
    rowHeight="60" id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="cc"><rect key="frame" x="0.0" y="0.0" \
    width="320" height="60"/><subviews><label text="T" id="x"/><label text="D" id="y"/></subviews>
    </tableViewCellContentView></tableViewCell></objects><resources><image name="pic" width="30" height="40"/>
    <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom"/></systemColor></resources></document>
    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="n"><device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="1"><objects><navigationController id="n"><navigationBar key="navigationBar" \
    largeTitles="YES" id="nb"/><connections><segue destination="t" kind="relationship" relationship="rootViewController" \
    id="s1"/></connections></navigationController></objects></scene>
    <scene sceneID="2"><objects><tableViewController title="List" id="t"><tableView key="view" dataMode="static" \
    style="grouped" rowHeight="-1" id="tv"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><sections>
    <tableViewSection headerTitle="H" footerTitle="F" id="sec"><cells><tableViewCell rowHeight="44" \
    accessoryType="disclosureIndicator" id="c1"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc1"><rect key="frame" x="0.0" y="0.0" \
    width="375" height="44"/><subviews><switch translatesAutoresizingMaskIntoConstraints="NO" on="YES" id="sw"/>
    </subviews><constraints><constraint firstItem="sw" firstAttribute="centerY" secondItem="cc1" \
    secondAttribute="centerY" id="q1"/></constraints></tableViewCellContentView><connections><segue destination="d" \
    kind="show" identifier="d" destinationCreationSelector="make:" trigger="accessoryAction" id="s2"/></connections>
    </tableViewCell></cells></tableViewSection></sections></tableView><navigationItem key="navigationItem" title="List" \
    id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bb"><connections><segue destination="d" \
    kind="presentation" modalPresentationStyle="fullScreen" id="s3"/></connections></barButtonItem></navigationItem>
    </tableViewController></objects></scene>
    <scene sceneID="3"><objects><viewController storyboardIdentifier="d" id="d"><layoutGuides>
    <viewControllerLayoutGuide type="top" id="tg"/></layoutGuides><view key="view" id="dv"><rect key="frame" x="0.0" \
    y="0.0" width="375" height="667"/><subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="cv">
    <rect key="frame" x="0.0" y="20" width="375" height="200"/><connections><segue destination="g" kind="embed" id="s4"/>
    </connections></containerView></subviews><constraints><constraint firstItem="cv" firstAttribute="top" \
    secondItem="tg" secondAttribute="bottom" id="q2"/></constraints></view></viewController></objects></scene>
    <scene sceneID="4"><objects><collectionViewController id="g"><collectionView key="view" dataMode="prototypes" id="gv">
    <rect key="frame" x="0.0" y="0.0" width="375" height="200"/><collectionViewFlowLayout key="collectionViewLayout" \
    minimumLineSpacing="10" id="fl"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><cells>
    <collectionViewCell reuseIdentifier="i" id="gc"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
    <view key="contentView" id="gcv"/></collectionViewCell></cells><connections><outlet property="dataSource" \
    destination="g" id="o2"/></connections></collectionView></collectionViewController></objects></scene>
    <scene sceneID="5"><objects><splitViewController id="sp" minimumPrimaryColumnWidth="100"><connections>
    <segue destination="n" kind="relationship" relationship="masterViewController" id="s5"/><segue destination="d" \
    kind="relationship" relationship="detailViewController" id="s6"/></connections></splitViewController>
    <tabBarController id="tb"><connections><segue destination="sp" kind="relationship" relationship="viewControllers" \
    id="s7"/></connections></tabBarController></objects></scene></scenes></document>
    """

  private static let stacks = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
    <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews><scrollView \
    translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews><stackView axis="vertical" alignment="top" \
    distribution="equalSpacing" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="st">
    <directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="8" bottom="8" trailing="8"/><subviews>
    <textField placeholder="p" borderStyle="roundedRect" horizontalHuggingPriority="248" id="f"/>
    <segmentedControl selectedSegmentIndex="0" id="sg"><segments><segment title="A"/><segment title="B"/></segments>
    </segmentedControl><slider value="0.5" minValue="0.0" maxValue="1" id="sl"/><stepper maximumValue="100" id="sp"/>
    <progressView progress="0.5" id="pv"/><activityIndicatorView style="medium" id="ai"/><datePicker id="dp"/>
    <pageControl numberOfPages="3" id="pc"/><searchBar id="sb"/><visualEffectView id="ve"><view key="contentView" \
    id="vc"/><blurEffect style="regular"/></visualEffectView><button configurationTitle="a" id="bt"><state key="normal"/>
    <buttonConfiguration key="configuration" style="filled" title="Buy" image="star" catalog="system"/></button>
    </subviews></stackView></subviews><constraints><constraint firstItem="st" firstAttribute="edges" id="k0"/>
    <constraint firstItem="st" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="k1"/>
    <constraint firstItem="st" firstAttribute="width" secondItem="fg" secondAttribute="width" id="k2"/></constraints>
    <viewLayoutGuide key="contentLayoutGuide" id="k"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/></scrollView>
    </subviews><constraints><constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
    id="k3"/><constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="k4"/></constraints></view>
    </objects></document>
    """
}
