import FontEngine

/// The line box that a platform takes from the tables of a face, in font units, and the rule by which it does.
///
/// The rule of macOS is that of Core Text (w3c/csswg-drafts, issues 2228 and 5485). That of Windows is DirectWrite's,
/// whose numbers OpenType states (fsSelection of `OS/2`, and "Baseline to baseline distances" of the recommendations).
/// That of Linux was measured with Chromium 156, whose rules are FreeType's and Skia's: see `Tests/Oracles/fonts`.
struct PlatformLineBox {
  enum Platform: String, CaseIterable {
    case iOS, macOS
    case windows, linux

    /// The name of the platform in a table.
    var name: String {
      switch self {
      case .iOS: "iOS"
      case .macOS: "macOS browsers"
      case .windows: "Windows"
      case .linux: "Linux"
      }
    }
  }

  let platform: Platform
  let box: FaceMetrics.LineBox
  let source: FaceMetrics.LineBoxSource

  /// The line boxes of all platforms.
  static func all(_ metrics: FaceMetrics) -> [PlatformLineBox] { Platform.allCases.map { of($0, metrics) } }

  static func of(_ platform: Platform, _ metrics: FaceMetrics) -> PlatformLineBox {
    let (box, source) =
      switch platform {
      case .iOS: metrics.iOSLineBox
      case .macOS: metrics.lineBox(by: .coreText)
      case .windows: windows(metrics)
      case .linux: linux(metrics)
      }
    return PlatformLineBox(platform: platform, box: box, source: source)
  }

  private static func windows(_ metrics: FaceMetrics) -> (FaceMetrics.LineBox, FaceMetrics.LineBoxSource) {
    if metrics.usesTypoMetrics, let typo = metrics.typo { return (typo, .useTypoMetrics) }
    guard var win = metrics.win, win.ascender != 0 || win.descender != 0 else {
      return metrics.lineBox(by: .openType)
    }
    if let hhea = metrics.hhea {
      win.lineGap = max(0, hhea.lineGap - (win.ascender - win.descender - (hhea.ascender - hhea.descender)))
    }
    return (win, .win)
  }

  private static func linux(_ metrics: FaceMetrics) -> (FaceMetrics.LineBox, FaceMetrics.LineBoxSource) {
    if metrics.usesTypoMetrics, let typo = metrics.typo { return (typo, .useTypoMetrics) }
    func isZero(_ box: FaceMetrics.LineBox) -> Bool { box.ascender == 0 && box.descender == 0 }
    if let hhea = metrics.hhea, !isZero(hhea) { return (hhea, .hhea) }
    if let typo = metrics.typo, !isZero(typo) { return (typo, .typo) }
    var win = metrics.win ?? FaceMetrics.LineBox(ascender: 0, descender: 0, lineGap: 0)
    win.lineGap = metrics.hhea?.lineGap ?? 0
    return (win, .win)
  }

  /// The line box in a web font: Chromium's sanitizer, OTS, replaces a negative ascender or line gap of `hhea` and a
  /// negative line gap of `OS/2` by 0.
  var inWebFont: FaceMetrics.LineBox {
    guard platform == .linux else { return box }
    return FaceMetrics.LineBox(
      ascender: source == .hhea ? max(0, box.ascender) : box.ascender, descender: box.descender,
      lineGap: max(0, box.lineGap))
  }

  /// The reason for the line box, in words.
  var reason: String {
    switch (source, platform) {
    case (.override, _): "recordings of iOS"
    case (.hhea, .iOS): "hhea, as in Core Text"
    case (.hhea, .macOS): "hhea, as in Core Text (csswg-drafts 5485)"
    case (.hhea, _): "hhea, because the font does not set USE_TYPO_METRICS"
    case (.useTypoMetrics, _): "typo, because the font sets USE_TYPO_METRICS"
    case (.win, .windows): "win, because the font does not set USE_TYPO_METRICS"
    case (.win, .linux) where box.ascender == 0 && box.descender == 0: "0, as no table has a height"
    case (.win, _): "win, because hhea and typo have no height"
    case (.typo, _): "typo, because hhea has no height"
    case (.emFraction, _): "0.8 and -0.2 em, because no table has a height"
    }
  }
}

extension FaceMetrics {
  /// The line box on iOS: the one that was recorded there, if the face stands in for another font; otherwise its own.
  var iOSLineBox: (box: LineBox, source: LineBoxSource) {
    lineBoxSource == .override ? (lineBox, .override) : lineBox(by: .coreText)
  }
}
