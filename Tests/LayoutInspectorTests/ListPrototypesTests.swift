import CoreGraphics
import InterfaceDocuments
import LayoutInspector
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct ListPrototypesTests {
  /// A table with a row of 60 points, in which a collection view has an item of 100 by 40, and one of 44 points, whose
  /// label is too narrow for its text.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
    useAutolayout="YES" useSafeAreas="YES" useTraitCollections="YES">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s-1"><objects>
    <tableViewController id="c-1" customClass="Feed" sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="t-1">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <prototypes>
    <tableViewCell reuseIdentifier="Shelf" rowHeight="60" customClass="ShelfCell" id="r-1">
    <rect key="frame" x="0.0" y="0.0" width="414" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="r-1" id="k-1">
    <rect key="frame" x="0.0" y="0.0" width="414" height="60"/><subviews>
    <collectionView dataMode="prototypes" id="l-1"><rect key="frame" x="0.0" y="0.0" width="300" height="60"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" id="f-1">
    <size key="itemSize" width="100" height="40"/></collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="Book" id="i-1"><rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
    </collectionViewCell></cells></collectionView></subviews></tableViewCellContentView></tableViewCell>
    <tableViewCell reuseIdentifier="Note" id="r-2"><rect key="frame" x="0.0" y="60" width="414" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="r-2" id="k-2">
    <rect key="frame" x="0.0" y="0.0" width="414" height="44"/><subviews>
    <label text="A text that has no room" adjustsFontSizeToFit="NO" id="w-1">
    <rect key="frame" x="10" y="10" width="40" height="21"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    </label></subviews></tableViewCellContentView></tableViewCell>
    <tableViewCell id="r-3"><rect key="frame" x="0.0" y="104" width="414" height="44"/></tableViewCell>
    <tableViewCell reuseIdentifier="" rowHeight="50" id="r-4"><rect key="frame" x="0.0" y="148" width="414" height="50"/>
    </tableViewCell>
    </prototypes></tableView></tableViewController></objects></scene></scenes></document>
    """

  private static func file() throws -> InterfaceFile {
    InterfaceFile(try InterfaceDocument(bytes: Array(document.utf8), file: "Feed.storyboard"))
  }

  private static func frames(_ view: PlacedView) -> [String: CGRect] {
    view.subviews.reduce(into: view.object?.id.map { [$0: view.report.frame] } ?? [:]) {
      $0.merge(frames($1)) { first, _ in first }
    }
  }

  /// Interface Builder shows prototypes without an identifier, too, and warns that they have none.
  @Test("a list shows each prototype once, also in a cell, with the height that the document states")
  func rows() throws {
    let file = try Self.file()
    let part = try #require(file.parts.first { $0.kind == .scene })
    let layout = DocumentLayout(file, device: nil, width: nil, environment: LayoutEnvironment())
    let root = try #require(layout.layOut(part)).root
    let frames = Self.frames(root)
    let (shelf, note) = (try #require(frames["r-1"]), try #require(frames["r-2"]))
    #expect(shelf.size == CGSize(width: 414, height: 60) && note.size == CGSize(width: 414, height: 44))
    #expect(note.minY == shelf.maxY && frames["r-3"]?.minY == note.maxY)
    #expect(frames["r-4"].map { [$0.minY, $0.height] } == [148, 50])
    #expect(frames["i-1"]?.size == CGSize(width: 100, height: 40))
    #expect(frames["w-1"] == CGRect(x: 10, y: note.minY + 10, width: 40, height: 21))
  }

  @Test("the problems of a prototype are those of its own part, not of the scene that shows it")
  func problems() throws {
    let file = try Self.file()
    let layout = DocumentLayout(file, device: nil, width: nil, environment: LayoutEnvironment())
    let found = file.parts.map { part in
      (part.object.id, layout.problems(of: part).map(\.subject.id), layout.layOut(part)?.report.problems.count)
    }
    #expect(found.map(\.0) == ["c-1", "r-1", "r-2", "r-3", "r-4", "i-1"])
    #expect(found.map(\.1) == [[], [], ["w-1"], [], [], []])
    #expect(found.map(\.2) == [0, 0, 1, 0, 0, 0])
  }

  @Test("frames are compared with recorded ones in the parts of prototypes only")
  func recordedFrames() throws {
    let file = try Self.file()
    let part = try #require(file.parts.first { $0.kind == .scene })
    let screen = (UIScreen.main.bounds, UIScreen.main.scale)
    defer { (UIScreen.main.bounds, UIScreen.main.scale) = screen }
    #expect(RecordedFrames(file).compare(part)?.map(\.object.id) == ["t-1"])
  }
}
