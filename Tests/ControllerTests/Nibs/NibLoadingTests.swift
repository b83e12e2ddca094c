import CoreGraphics
import Foundation
import InterfaceDocuments
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

/// Nibs that are loaded from documents, which lie among the resources of this target.
@MainActor
@Suite(.serialized)
struct NibLoadingTests {
  private func card(owner: Any? = nil) throws -> NibCard {
    let objects = UINib(nibName: "NibCard", bundle: nil).instantiate(withOwner: owner)
    #expect(objects.count == 1)
    return try #require(objects.first as? NibCard)
  }

  @Test("a nib is found among a test target's resources, and laid out by its constraints")
  func layout() throws {
    let card = try card()
    card.layoutIfNeeded()
    let (label, button, box) = (card.subviews[0], card.subviews[1], card.subviews[2])
    // 300 wide, less 16 on either side.
    #expect(label.frame.minX == 16 && label.frame.width == 268 && label.frame.minY == 12)
    // 100 wide, 5:2 as high, and 12 above the bottom at 120.
    #expect(button.frame == CGRect(x: 16, y: 68, width: 100, height: 40))
    // As wide as the button, half as high; the placeholder constraint of 999 doesn't exist at run time.
    #expect(box.frame == CGRect(x: 184, y: 58, width: 100, height: 50))
    #expect(box.layer.cornerRadius == 8)
    card.frame.size.width = 400
    card.layoutIfNeeded()
    #expect(label.frame.width == 368 && box.frame.minX == 284)
  }

  @Test("every kind of view can be connected and constrained", arguments: ViewKind.allCases)
  func kinds(kind: ViewKind) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
      <\(kind.rawValue) translatesAutoresizingMaskIntoConstraints="NO" id="k-1">
      <rect key="frame" x="0.0" y="0.0" width="50" height="50"/></\(kind.rawValue)></subviews></view></objects></document>
      """
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "f"))
    let part = try #require(file.parts.first)
    let made = try #require(file.make(part))
    #expect(made.members.contains { $0.object.id == "k-1" && !$0.view.translatesAutoresizingMaskIntoConstraints })
  }

  @Test("texts, fonts, colors, and priorities are those of the document")
  func values() throws {
    let card = try card()
    let label = try #require(card.titleLabel)
    #expect(label.text == "Title" && label.numberOfLines == 2 && !label.adjustsFontSizeToFitWidth)
    #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(card.backgroundColor === UIColor.systemBackground)
    let button = try #require(card.subviews[1] as? UIButton)
    #expect(button.buttonType == .system && button.title(for: .normal) == "Tap")
  }

  @Test("a class is decoded with its subviews, then connected, and then awakes")
  func order() throws {
    let card = try card()
    #expect(
      card.events == [
        "init 3 subviews, no outlets", "decoded scaleToFill", "decoded true", "awake Title, 8 constraints",
      ])
    // What the initializer sets isn't overwritten by the document.
    #expect(card.tag == 7)
  }

  @Test("outlets, collections, and constraints are connected, also those of the owner")
  func connections() throws {
    InterfaceClasses.register(
      NibOwner.self,
      connections: InterfaceConnections([
        .outlet("card", \NibOwner.card), .action("ownerTapped") { (owner: NibOwner) in owner.ownerTapped() },
      ]))
    let owner = NibOwner()
    let card = try card(owner: owner)
    #expect(owner.card === card)
    #expect(card.parts.map { type(of: $0) == UILabel.self } == [true, false] && card.parts.count == 2)
    #expect(card.buttonWidth.constant == 100)
    let button = try #require(card.subviews[1] as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(card.events.last == "tapped Tap" && owner.taps == 1)
    button.sendActions(for: .touchDown)
    #expect(owner.taps == 1)
  }

  @Test("Bundle.loadNibNamed, a controller's nib name, and a controller named like its nib load the document")
  func waysIn() throws {
    let objects = try #require(Bundle.main.loadNibNamed("NibCard", owner: nil))
    #expect(objects.first is NibCard)
    let named = UIViewController(nibName: "NibCard", bundle: nil)
    #expect(named.view is NibCard)
    let folder = try TemporaryFolder(texts: [
      "NibNamedController.xib": DocumentTexts.nib("<view id=\"v-1\" tag=\"5\"/>")
    ]
    )
    let folders = InterfaceFiles.folders
    InterfaceFiles.folders = [folder.path]
    defer { InterfaceFiles.folders = folders }
    #expect(NibNamedController().view.tag == 5)
    #expect(NibCardController().view is NibCard)
  }

  @Test("a document for the device takes precedence")
  func device() throws {
    let folder = try TemporaryFolder(texts: [
      "NibDevice.xib": DocumentTexts.nib("<view id=\"v-1\" tag=\"5\"/>"),
      "NibDevice~ipad.xib": DocumentTexts.nib("<view id=\"v-1\" tag=\"6\"/>"),
    ])
    let folders = InterfaceFiles.folders
    InterfaceFiles.folders = [folder.path]
    defer { InterfaceFiles.folders = folders }
    func tag() -> Int? {
      (UINib(nibName: "NibDevice", bundle: nil).instantiate(withOwner: nil).first as? UIView)?.tag
    }
    #expect(tag() == 5)
    UIDevice.current.userInterfaceIdiom = .pad
    defer { UIDevice.current.userInterfaceIdiom = .phone }
    #expect(tag() == 6)
  }

  @Test("what an application supplies takes precedence over a document")
  func supplied() throws {
    let folder = try TemporaryFolder(texts: ["NibSupplied.xib": DocumentTexts.nib("<view id=\"v-1\" tag=\"5\"/>")])
    let folders = InterfaceFiles.folders
    InterfaceFiles.folders = [folder.path]
    defer { InterfaceFiles.folders = folders }
    func tag() -> Int? {
      (UINib(nibName: "NibSupplied", bundle: nil).instantiate(withOwner: nil).first as? UIView)?.tag
    }
    #expect(tag() == 5)
    UINib.supply("NibSupplied") { _ in
      let view = UIView()
      view.tag = 6
      return [view]
    }
    #expect(tag() == 6)
  }

  @Test("the data of a document is a nib")
  func data() throws {
    let data = Data(DocumentTexts.nib("<view id=\"v-1\" tag=\"5\"/><view id=\"v-2\" tag=\"6\"/>").utf8)
    let views = UINib(data: data, bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
    #expect(views.map(\.tag) == [5, 6])
  }

  @Test("runtime attributes reach the label of a button by their key path")
  func runtimeAttributes() throws {
    let attributes = [
      ("boolean", "titleLabel.adjustsFontForContentSizeCategory", "value=\"YES\"/>"),
      ("number", "titleLabel.numberOfLines", "><integer key=\"value\" value=\"0\"/></userDefinedRuntimeAttribute>"),
      ("number", "titleLabel.textAlignment", "><integer key=\"value\" value=\"1\"/></userDefinedRuntimeAttribute>"),
      ("number", "tag", "><real key=\"value\" value=\"1e300\"/></userDefinedRuntimeAttribute>"),
      ("string", "titleLabel.unknown", "value=\"\"/>"),
    ].map { "<userDefinedRuntimeAttribute type=\"\($0)\" keyPath=\"\($1)\" \($2)" }.joined()
    let text = DocumentTexts.nib(
      "<button id=\"b-1\"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></button>")
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "button.xib"))
    let part = try #require(file.parts.first)
    let label = try #require((file.make(part)?.view as? UIButton)?.titleLabel)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(label.numberOfLines == 0 && label.textAlignment == .center)
    let warnings = file.warnings.map(\.message)
    #expect(warnings.contains { $0.contains("'1e300'") } && warnings.contains { $0.contains("titleLabel.unknown") })
    #expect(!warnings.contains { $0.contains("adjusts") || $0.contains("numberOfLines") || $0.contains("Alignment") })
  }

  @Test("an external object replaces its placeholder")
  func externalObjects() throws {
    let text = DocumentTexts.nib(
      """
      <placeholder placeholderIdentifier="helper" id="p-1"/>
      <tableView id="t-1"><connections><outlet property="dataSource" destination="p-1" id="o-1"/></connections></tableView>
      """)
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let rows = Rows()
    let objects = UINib(data: Data(text.utf8), bundle: nil)
      .instantiate(withOwner: nil, options: [.externalObjects: ["helper": rows]])
    #expect((objects.first as? UITableView)?.dataSource === rows)
  }

  @Test("texts are translated by object id, from the files beside the document's folder")
  func translated() throws {
    let label = "<label text=\"Hello\" adjustsFontSizeToFit=\"NO\" id=\"l-1\"/>"
    let folder = try TemporaryFolder(texts: [
      "Base.lproj/Nib.xib": DocumentTexts.nib(label), "de.lproj/Nib.strings": "\"l-1.text\" = \"Hallo\";",
    ])
    let path = folder.path + "/Base.lproj/Nib.xib"
    func text(_ language: String?) throws -> String? {
      let file = try InterfaceFile(path: path, language: language)
      let part = try #require(file.parts.first)
      return (file.make(part)?.view as? UILabel)?.text
    }
    #expect(try text(nil) == "Hello")
    #expect(try text("de") == "Hallo")
    #expect(try text("fr") == "Hello")
  }

  @Test("strings of the main bundle are found in the folders that are searched for documents")
  func stringsInFolders() throws {
    let folder = try TemporaryFolder(texts: ["App/de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";"])
    let folders = InterfaceFiles.folders
    InterfaceFiles.folders = [folder.path]
    defer { InterfaceFiles.folders = folders }
    let strings = try LocalizedStrings(locale: "de")
    #expect(strings.withUse { NSLocalizedString("hello", comment: "") } == "Hallo")
    #expect(strings.withUse { String(localized: "hello") } == "Hallo")
  }

  @Test("a nib's texts are in the locale of the strings in use")
  func stringsInUse() throws {
    let label = "<label text=\"Hello\" adjustsFontSizeToFit=\"NO\" id=\"l-1\"/>"
    let folder = try TemporaryFolder(texts: [
      "Base.lproj/Greeting.xib": DocumentTexts.nib(label), "de.lproj/Greeting.strings": "\"l-1.text\" = \"Hallo\";",
    ])
    let bundle = try #require(Bundle(path: folder.path))
    func text() -> String? {
      (UINib(nibName: "Greeting", bundle: bundle).instantiate(withOwner: nil).first as? UILabel)?.text
    }
    for (locale, expected) in ["de-AT": "Hallo", "fr": "Hello"] {
      let strings = try LocalizedStrings(locale: locale, for: bundle)
      #expect(strings.withUse(text) == expected)
    }
  }
}

/// Documents that tests write.
enum DocumentTexts {
  static func nib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    \(objects)
    </objects>
    </document>
    """
  }
}
