import Foundation
import LayoutInspector
import TestSupport
import Testing
import UIKit

/// Layouts in the languages of an app.
@MainActor
@Suite(.serialized) struct LanguageTests {
  private static let titles = ["de": "Bestellungen", "ar": "الطلبات", "ja": "注文", "en": "Orders"]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(
      texts: Dictionary(
        uniqueKeysWithValues: Self.titles.map {
          ("\($0.key).lproj/Localizable.strings", "\"title\" = \"\($0.value)\";")
        }))
  }

  /// All advances of TeX Gyre Cursor, which Courier is here, are 0.6 em.
  private static let font = UIFont(name: "Courier", size: 10) ?? .systemFont(ofSize: 10)

  /// A cell with a localized label at the leading margin, of the width of its text.
  private final class TitleCell: UITableViewCell {
    let title = UILabel()

    init() {
      super.init(style: .default, reuseIdentifier: nil)
      title.text = NSLocalizedString("title", comment: "")
      title.font = LanguageTests.font
      title.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(title)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        title.topAnchor.constraint(equalTo: margins.topAnchor),
        title.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let inspector = LayoutInspector { TitleCell() }

  /// Returns what a closure returns while the sample's strings are in use in English.
  private func withSample<Result>(_ body: () throws -> Result) throws -> Result {
    try LocalizedStrings(locale: "en", catalogsIn: [folder.path]).withUse(body)
  }

  /// The margins of a cell of 375 points are 16 points (uikit-recorded.md, "Cell margins", IB). The German title has 12
  /// letters of 6 points; the others are as wide as their texts by themselves.
  @Test("a cell in each language has its text, the text's width, and the direction of the language")
  func cells() throws {
    let before = LocalizedStrings.current
    try withSample {
      for (locale, title) in Self.titles {
        let report = inspector.report(in: LayoutEnvironment(locale: locale))
        let label = try #require(report.root.view(showing: title), "\(locale)")
        let natural = locale == "de" ? 72 : title.size(withAttributes: [.font: Self.font]).width
        #expect(abs(label.frame.width - natural) < 0.5, "\(locale)")
        let margin = locale == "ar" ? 375 - label.frame.maxX : label.frame.minX
        #expect(abs(margin - 16) < 0.01, "\(locale)")
        #expect(report.environment.direction == (locale == "ar" ? .rightToLeft : .leftToRight))
      }
      #expect(NSLocalizedString("title", comment: "") == "Orders")
    }
    #expect(LocalizedStrings.current === before && UITraitCollection.current.layoutDirection != .rightToLeft)
  }

  @Test("without a locale, texts are in the language in use, or in none")
  func unchanged() throws {
    #expect(inspector.report().root.view(showing: "title") != nil)
    try withSample {
      #expect(inspector.report().root.view(showing: "Orders") != nil)
      #expect(inspector.report(in: LayoutEnvironment(locale: "en")).root.view(showing: "Orders") != nil)
    }
  }

  @Test("a language without translations is shown in the language that the app is developed in")
  func missing() throws {
    try withSample {
      let report = inspector.report(in: LayoutEnvironment(locale: "he"))
      // English, at the right margin.
      let label = try #require(report.root.view(showing: "Orders"))
      #expect(abs(label.frame.maxX - (375 - 16)) < 0.01)
    }
  }

  @Test("an inspector finds other catalogs once others are in use")
  func otherCatalogs() throws {
    let other = try TemporaryFolder(texts: ["de.lproj/Localizable.strings": #""title" = "Aufträge";"#])
    let german = LayoutEnvironment(locale: "de")
    #expect(try withSample { inspector.report(in: german).root.view(showing: "Bestellungen") } != nil)
    try LocalizedStrings(locale: "en", catalogsIn: [other.path]).withUse {
      #expect(inspector.report(in: german).root.view(showing: "Aufträge") != nil)
    }
    #expect(inspector.report(in: german).root.view(showing: "title") != nil)
  }

  @Test("problems say in which languages they are")
  func problems() throws {
    let narrow = LayoutInspector {
      let label = UILabel()
      label.text = NSLocalizedString("title", comment: "")
      label.font = Self.font
      return label
    }
    try withSample {
      let environments = LayoutEnvironment(width: 70, height: 40, systemVersion: .iOS18).inLocales(["en", "de"])
      let problems = try #require(throws: LayoutProblems.self) { try narrow.verify(.cutOffText, in: environments) }
      #expect(
        problems.description
          == "UILabel: \"Bestellungen\" is truncated (in 1 of 2 layouts, first at 70 points, L, de)")
    }
  }

  /// The dictionaries of both languages divide "Bestellungen" differently: German at syllables, as in "Be-stel-lun-gen".
  @Test("words are hyphenated in the language of the environment")
  func hyphenation() throws {
    let inspector = LayoutInspector {
      let style = NSMutableParagraphStyle()
      style.hyphenationFactor = 1
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "Bestellungen", attributes: [.font: Self.font, .paragraphStyle: style])
      return label
    }
    // Room for nine letters: "Bestellun-" has ten characters, and "Bestel-" seven.
    let german = inspector.problems(in: [LayoutEnvironment(width: 56, locale: "de")])
    #expect(german.filter { $0.kind == .dividedWord }.isEmpty)
    // Without a dictionary, the word is divided anywhere.
    let klingon = inspector.problems(in: [LayoutEnvironment(width: 56, locale: "tlh")])
    #expect(klingon.map(\.kind) == [.dividedWord])
  }

  // MARK: - Environments

  @Test("the direction is that of the locale, unless it is chosen")
  func directions() {
    for (locale, isRightToLeft) in [
      ("de", false), ("ar", true), ("ar-EG", true), ("ar_EG", true), ("he", true), ("fa", true), ("ur", true),
      ("ja", false), ("pa-Arab", true), ("pa", false), ("", false), ("no such locale", false),
    ] {
      #expect(LayoutEnvironment(locale: locale).direction == (isRightToLeft ? .rightToLeft : .leftToRight), "\(locale)")
    }
    #expect(LayoutEnvironment(locale: "ar", direction: .leftToRight).direction == .leftToRight)
    var environment = LayoutEnvironment()
    environment.locale = "he"
    #expect(environment.direction == .rightToLeft)
    environment.direction = .leftToRight
    environment.locale = "ar"
    #expect(environment.direction == .leftToRight)
  }

  @Test("environments are equal if their layouts are, whether or not the direction is chosen")
  func equality() {
    let arabic = LayoutEnvironment(locale: "ar")
    #expect(arabic == LayoutEnvironment(locale: "ar", direction: .rightToLeft))
    #expect(arabic != LayoutEnvironment(locale: "ar", direction: .leftToRight))
    #expect(arabic != LayoutEnvironment(locale: "he") && arabic != LayoutEnvironment(direction: .rightToLeft))
    let distinct: Set<LayoutEnvironment> = [arabic, LayoutEnvironment(locale: "ar", direction: .rightToLeft)]
    #expect(distinct.count == 1)
    #expect(LayoutEnvironment(locale: "ar", systemVersion: .iOS18).description == "375 points, L, ar, right to left")
  }

  @Test("all environments of locales have the directions of their languages, or those that are given")
  func all() {
    let own = LayoutEnvironment.all(widths: [320], categories: [.large, .small], locales: ["de", "ar"])
    #expect(own.map(\.locale) == ["de", "ar", "de", "ar"])
    #expect(own.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight, .rightToLeft])
    let both = LayoutEnvironment.all(
      widths: [320], categories: [.large], locales: ["de", "ar"], directions: [.rightToLeft])
    #expect(both.map(\.direction) == [.rightToLeft, .rightToLeft])
    #expect(LayoutEnvironment.all(locales: []).isEmpty)
    let environment = LayoutEnvironment(
      width: 320, height: 50, category: .small, direction: .rightToLeft, style: .dark, systemVersion: .iOS26)
    var german = environment
    (german.locale, german.direction) = ("de", .leftToRight)
    #expect(environment.inLocales(["de"]) == [german])
  }
}
