import Testing
import UIKit

@testable import AdoptedShapes

@MainActor @Suite struct ClassShapeTests {
  @Test("optional requirements are called where they are implemented")
  func delegates() {
    let card = CardView()
    let full = FullDelegate()
    card.delegate = full
    #expect(card.describe() == "full 60.0")
    #expect(full.log == ["open", "close"])
    let sparse = SparseDelegate()
    card.delegate = sparse
    #expect(card.describe() == "untitled 44.0")
    #expect(sparse.log == ["open"])
    let late = LateDelegate()
    card.delegate = late
    #expect(card.describe() == "untitled 72.0")
    #expect(late.log == ["open", "late"])
  }

  @Test("a delegate that isn't adopted works, too")
  func delegateOfTests() {
    final class Delegate: CardDelegate {
      func cardDidOpen(_ card: CardView) {}
      func height(of card: CardView) -> CGFloat { 30 }
    }
    let card = CardView()
    let delegate = Delegate()
    card.delegate = delegate
    #expect(card.describe() == "untitled 30.0")
  }

  @Test("overrides in extensions, and of what extensions declare, are called")
  func overrides() {
    let view: StepsView = DerivedStepsView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.configure()
    view.layoutIfNeeded()
    #expect(view.steps == ["configure", "derived", "layout"])
    #expect(view.kind == "derived steps")
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 40))
    #expect(type(of: view).requiresConstraintBasedLayout)
  }

  @Test("a controller's overrides are in another file, under a condition, beside modules that don't exist")
  func overridesElsewhere() {
    let controller = ScreenController()
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.events == ["load", "appear false"])
  }

  @Test("a method that extensions add to UIKit's classes is called by the most derived class")
  func themes() {
    #expect(UIView().applyTheme(named: "x") == ["view x"])
    #expect(UIImageView().applyTheme(named: "x") == ["view x"])
    #expect(UILabel().applyTheme(named: "x") == ["view x", "label"])
    let views: [UIView] = [ThemedView(), DeepThemedView(), ThemedLabel()]
    #expect(
      views.map { $0.applyTheme(named: "y") } == [
        ["view y", "themed"], ["view y", "themed", "deep"], ["view y", "label", "themed label"],
      ])
  }

  @Test("so are properties")
  func themeProperties() {
    let views = [UIView(), NamedView()]
    #expect(views.map(\.themeName) == ["plain", "named, not plain"])
    for view in views { view.themeLevel = 2 }
    #expect(views.map(\.themeLevel) == [2, 30])
  }

  @Test("overrides of one method in extensions of a class and of its subclass call each other")
  func equality() {
    let entries = [LabeledEntry(), LabeledEntry(), LabeledEntry()]
    entries[1].label = "b"
    entries[2].x = 1
    #expect(entries[0] == LabeledEntry())
    #expect(entries[0] != entries[1] && entries[0] != entries[2])
  }

  @Test("the main bundle has the app's files and its Info.plist")
  func files() throws {
    let (folders, modules) = (InterfaceFiles.folders, InterfaceClasses.modules)
    defer { (InterfaceFiles.folders, InterfaceClasses.modules) = (folders, modules) }
    try AppResources.use()
    #expect(PeakFile.names == ["Rigi", "Pilatus"])
    #expect(PeakFile.product == "AdoptedShapes")
  }

  @Test("a subclass overrides what its superclass has in extensions")
  func conformances() {
    let controller: RowsController = ManyRowsController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    table.dataSource = controller
    table.delegate = controller
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    controller.reload()
    #expect(controller.log == ["base", "row 2", "reload true", "rows"])
    #expect(tapsOfHeader() == 1)
  }

  @Test("asynchronous and throwing actions are called")
  func effects() async {
    let button = WorkButton(frame: .zero)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    while button.log.count < 2 { await Task.yield() }
    #expect(button.log == ["save", "work"])
  }

  @Test("what an extension adds to every view is set by documents")
  func registrations() throws {
    let (folders, modules) = (InterfaceFiles.folders, InterfaceClasses.modules)
    defer { (InterfaceFiles.folders, InterfaceClasses.modules) = (folders, modules) }
    try AppResources.use()
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <label id="l" text="Trail">
            <rect key="frame" x="0" y="0" width="100" height="20"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="cornerSize"><real key="value" value="7"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
          </label>
        </objects>
      </document>
      """
    let label = try #require(
      UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil).first as? UILabel)
    #expect(label.layer.cornerRadius == 7)
  }

  @Test("a nib connects private outlets and actions, and sets inspectable properties")
  func outlets() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <tableViewCell id="c" customClass="OutletCell" customModule="AdoptedShapes">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="v">
              <rect key="frame" x="0" y="0" width="320" height="44"/>
              <subviews>
                <label id="l" text="Trail"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
                <imageView id="i"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
                <imageView id="j"><rect key="frame" x="20" y="0" width="20" height="20"/></imageView>
                <button buttonType="system" id="b">
                  <rect key="frame" x="0" y="20" width="50" height="20"/>
                  <state key="normal" title="Like"/>
                  <connections><action selector="like:" destination="c" eventType="touchUpInside" id="a"/></connections>
                </button>
              </subviews>
            </tableViewCellContentView>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="9"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections>
              <outlet property="titleLabel" destination="l" id="o"/>
              <outletCollection property="stars" destination="i" id="p"/>
              <outletCollection property="stars" destination="j" id="q"/>
            </connections>
          </tableViewCell>
        </objects>
      </document>
      """
    let cell = try #require(
      UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil).first as? OutletCell)
    #expect(cell.title == "Trail")
    #expect(cell.starCount == 2)
    #expect(cell.corner == 9)
    #expect(cell.layer.cornerRadius == 9)
    let button = try #require(cell.contentView.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(cell.log == ["like Like"])
  }
}
