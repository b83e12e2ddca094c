import Foundation
import TextLayout

extension StyledText {
  /// Returns the rectangle of `boundingRect` for a size and options.
  ///
  /// With `clipsWidth`, unbroken lines are no wider than the size.
  func rect(
    in size: CGSize, options: NSStringDrawingOptions, keepsLines: Bool, clipsWidth: Bool
  ) -> CGRect {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let keepsLines = !isMultiline || keepsLines
    let width = size.width > 0 ? size.width : .infinity
    let room = Room(
      width: keepsLines ? .infinity : width,
      height: options.contains(.truncatesLastVisibleLine) && size.height > 0 ? size.height : .infinity,
      lineLimit: isMultiline ? 0 : 1, usesFontLeading: options.contains(.usesFontLeading))
    if options.contains(.usesDeviceMetrics) { return inkRect(in: room, startsAtTop: isMultiline) }
    var rect = self.rect(in: room)
    if isMultiline {
      if keepsLines, clipsWidth { rect.size.width = min(rect.size.width, width) }
      rect.origin.y = 0
    }
    return rect
  }

  /// Returns the rectangle of the text in a room, with the first baseline at 0.
  func rect(in room: Room) -> CGRect {
    do {
      let block = try block(in: room)
      return CGRect(x: 0, y: -block.firstBaseline, width: block.width, height: block.height)
    } catch {
      Self.report(error)
      return .zero
    }
  }

  /// Returns the rectangle of the glyphs' outlines, relative to the first line's top or its baseline.
  private func inkRect(in room: Room, startsAtTop: Bool) -> CGRect {
    do {
      let lines = try self.lines(in: room)
      guard let ink = try lines.inkBounds() else { return .zero }
      let top = startsAtTop ? 0 : lines.firstBaseline ?? 0
      return CGRect(x: ink.x, y: ink.y - top, width: ink.width, height: ink.height)
    } catch {
      Self.report(error)
      return .zero
    }
  }

  /// Returns the largest factor for the fonts at which the text fits, or the smallest allowed one.
  ///
  /// Factors are between the smallest and 1, in steps of a quarter of a point of the largest font. The number of tries
  /// is logarithmic in the number of steps.
  func largestFactor(atLeast least: CGFloat, fits: (StyledText) -> Bool) -> CGFloat {
    if fits(self) { return 1 }
    let quarters = (fonts.map(\.pointSize).max() ?? UIFont.defaultPointSize) * 4
    var (low, high) = (Int((quarters * least).rounded(.up)), Int(quarters.rounded(.up)) - 1)
    guard low <= high, fits(scaled(by: CGFloat(low) / quarters)) else { return least }
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(scaled(by: CGFloat(middle) / quarters)) { low = middle } else { high = middle - 1 }
    }
    return CGFloat(low) / quarters
  }

  static func report(_ error: any Error) {
    FileHandle.standardError.write(Data("[NSStringDrawing] Text is left out of the layout: \(error)\n".utf8))
  }
}
