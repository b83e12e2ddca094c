/// Compresses bytes as a zlib stream (RFC 1950) in which the only repetitions are those of the previous pixel.
///
/// Differences between the rows of a drawing are mostly long runs of one value. There is no
/// general search for repetitions, so files are larger than zlib's: by a third for a cell of a feed.
struct RunDeflater {
  /// Literal bytes, ``matchBase`` plus the length of a repetition, or ``pixelBase`` plus a byte that determines a
  /// pixel: that of its three channels, or that of its alpha channel, before which there are three zeros.
  private var tokens: [UInt16]
  private var tokenCount = 0
  /// Whether pixels have three bytes, and no alpha channel.
  private let isOpaque: Bool
  /// The number of bytes of a pixel. All repetitions are at this distance.
  private var channels: Int { isOpaque ? 3 : 4 }
  private(set) var bytes: [UInt8]
  /// The bits that don't fill a byte yet.
  private var pending: UInt64 = 0
  private var pendingBits: UInt64 = 0
  /// The sums of the Adler-32 checksum.
  private var sumOfBytes: UInt64 = 1
  private var sumOfSums: UInt64 = 0

  private static let matchBase = 256
  private static let maximumMatch = 258
  private static let pixelBase = matchBase + maximumMatch + 1
  private static let endOfBlock = 256
  /// The number of tokens after which a block ends, so that the codes follow the content.
  private static let blockSize = 1 << 16

  /// Creates a stream of rows of at most `width` pixels, which is appended to `header`.
  init(isOpaque: Bool, width: Int, after header: [UInt8]) {
    self.isOpaque = isOpaque
    bytes = header
    // Deflate with a window of 32 KB, and a checksum of both bytes.
    bytes += [0x78, 0x01]
    tokens = [UInt16](repeating: 0, count: Self.blockSize + 4 * width + 1)
  }

  /// Appends a row of PNG's filter "Up": the differences from the row above. Pixels are premultiplied, as `0xAARRGGBB`.
  mutating func appendRow(_ row: Span<UInt32>, above: Span<UInt32>) {
    // The closures are inlined. The first byte that counts is the highest.
    if isOpaque {
      appendRow(
        row, above, channels: 3, difference: { $0.subtractingBytes($1) }, repeats: { $0 == ($0 & 0xFF) * 0x1_0101 })
    } else {
      appendRow(
        row, above, channels: 4, difference: { $0.straightRGBA.subtractingBytes($1.straightRGBA) },
        repeats: { $0 <= 0xFF })
    }
  }

  /// Appends a row, given the difference of two pixels, and whether its last byte determines it.
  @inline(__always)
  private mutating func appendRow(
    _ row: Span<UInt32>, _ above: Span<UInt32>, channels: Int, difference: (UInt32, UInt32) -> UInt32,
    repeats: (UInt32) -> Bool
  ) {
    let width = row.count
    var (sum, sums, count) = (sumOfBytes, sumOfSums, tokenCount)
    var output = tokens.mutableSpan
    output[count] = 2
    count &+= 1
    sum &+= 2
    sums &+= sum
    // A length that is a multiple of the channels.
    let longest = Self.maximumMatch / channels * channels
    // Indexes and sums aren't checked: both rows have `width` pixels, and a row adds at most a token for each byte to
    // fewer than `blockSize`, for which there is room. The sums of a row of 32,767 pixels are below 2^42.
    precondition(above.count == width, "both rows have the same width")
    var x = 0
    while x < width {
      let change = unsafe difference(row[unchecked: x], above[unchecked: x])
      if repeats(change) {
        // Most text is black on white or transparent, or white on black.
        let byte = UInt64(change & 0xFF)
        unsafe output[unchecked: count] = UInt16(truncatingIfNeeded: Self.pixelBase &+ Int(byte))
        count &+= 1
        sums &+= UInt64(channels) &* sum &+ (channels == 3 ? 6 : 1) &* byte
        sum &+= (channels == 3 ? 3 : 1) &* byte
      } else {
        for place in (0..<channels).reversed() {
          let byte = change >> UInt32(8 * place) & 0xFF
          unsafe output[unchecked: count] = UInt16(truncatingIfNeeded: byte)
          count &+= 1
          sum &+= UInt64(byte)
          sums &+= sum
        }
      }
      x &+= 1
      let start = x
      if change == 0 {
        x = Self.endOfEqual(row, above, from: x)
        sums &+= UInt64((x - start) * channels) &* sum
      } else {
        while x < width, unsafe difference(row[unchecked: x], above[unchecked: x]) == change {
          for place in (0..<channels).reversed() {
            sum &+= UInt64(change >> UInt32(8 * place) & 0xFF)
            sums &+= sum
          }
          x &+= 1
        }
      }
      var left = (x - start) * channels
      while left > 0 {
        let length = min(left, longest)
        unsafe output[unchecked: count] = UInt16(truncatingIfNeeded: Self.matchBase &+ length)
        count &+= 1
        left &-= length
      }
    }
    (sumOfBytes, sumOfSums, tokenCount) = (sum % 65_521, sums % 65_521, count)
    if tokenCount >= Self.blockSize { writeBlock(isLast: false) }
  }

  /// Returns the end of the pixels that are equal in both rows.
  private static func endOfEqual(_ row: Span<UInt32>, _ above: Span<UInt32>, from start: Int) -> Int {
    // Indexes aren't checked: both rows have as many pixels. Sixteen at a time have no branch for each.
    var x = start
    while x + 16 <= row.count {
      var changed: UInt32 = 0
      for index in x..<x + 16 { changed |= unsafe row[unchecked: index] ^ above[unchecked: index] }
      if changed != 0 { break }
      x += 16
    }
    while x < row.count, unsafe row[unchecked: x] == above[unchecked: x] { x += 1 }
    return x
  }

  /// Ends the stream and returns it.
  mutating func finish() -> [UInt8] {
    writeBlock(isLast: true)
    for shift: UInt64 in stride(from: 0, to: pendingBits, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: pending >> shift))
    }
    let checksum = UInt32(sumOfSums << 16 | sumOfBytes)
    for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: checksum >> shift)) }
    return bytes
  }

  // MARK: - Blocks

  /// The symbol, the number of extra bits, and their value for each length of a repetition (RFC 1951, section 3.2.5).
  private static let lengthSymbols: [(symbol: Int, bits: UInt32, extra: UInt32)] = {
    var table = [(symbol: Int, bits: UInt32, extra: UInt32)](repeating: (0, 0, 0), count: maximumMatch + 1)
    var length = 3
    for symbol in 257...284 {
      let bits = symbol < 265 ? 0 : (symbol - 261) / 4
      for extra in 0..<(1 << bits) where length + extra < maximumMatch {
        table[length + extra] = (symbol, UInt32(bits), UInt32(extra))
      }
      length += 1 << bits
    }
    table[maximumMatch] = (285, 0, 0)
    return table
  }()

  private mutating func writeBlock(isLast: Bool) {
    let lengthSymbols = Self.lengthSymbols
    let tokens = tokens
    var counts = [Int](repeating: 0, count: Self.pixelBase + 256)
    for index in 0..<tokenCount { counts[Int(tokens[index])] += 1 }
    for byte in 0..<256 {
      let pixels = counts[Self.pixelBase + byte]
      counts[byte] += isOpaque ? 3 * pixels : pixels
      if !isOpaque { counts[0] += 3 * pixels }
    }
    var symbolCounts = counts.prefix(256) + [Int](repeating: 0, count: 30)
    symbolCounts[Self.endOfBlock] = 1
    for length in 3...Self.maximumMatch { symbolCounts[lengthSymbols[length].symbol] += counts[256 + length] }
    let code = HuffmanCode(counts: Array(symbolCounts))
    writeHeader(code, isLast: isLast)
    // The code and the extra bits of each token. A repetition is followed by one bit for the only distance.
    var table = (0..<256).map { Code(value: UInt64(code.codes[$0]), bits: UInt64(code.lengths[$0])) }
    for length in 0...Self.maximumMatch {
      let (symbol, bits, extra) = lengthSymbols[length]
      let codeBits = UInt64(code.lengths[symbol])
      table.append(
        Code(value: UInt64(code.codes[symbol]) | UInt64(extra) << codeBits, bits: codeBits + UInt64(bits) + 1))
    }
    for byte in 0..<256 {
      let code = table[byte]
      table.append(
        isOpaque
          ? code.followed(by: code).followed(by: code)
          : table[0].followed(by: table[0]).followed(by: table[0]).followed(by: code))
    }
    write(tokens.span.extracting(first: tokenCount), table.span)
    write(code.codes[Self.endOfBlock], bits: UInt32(code.lengths[Self.endOfBlock]))
    tokenCount = 0
  }

  private struct Code {
    var value: UInt64
    var bits: UInt64

    func followed(by next: Code) -> Code { Code(value: value | next.value << bits, bits: bits + next.bits) }
  }

  private mutating func write(_ tokens: Span<UInt16>, _ table: Span<Code>) {
    // Indexes and sums aren't checked: every token is in the table, and the output has six bytes for each, which is the
    // most that a token adds, and eight more. A repetition has at most 12 + 5 + 1 bits, and four bytes 48. With the 7
    // bits that may be left of the token before, they fit 64 bits.
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: 6 * tokens.count + 8))
    var (pending, pendingBits, end) = (pending, pendingBits, start)
    var output = bytes.mutableSpan
    var raw = unsafe output.mutableBytes
    for index in 0..<tokens.count {
      let code = unsafe table[unchecked: Int(tokens[unchecked: index])]
      pending |= code.value &<< pendingBits
      pendingBits &+= code.bits
      // All bits are stored, but only those of whole bytes are removed.
      unsafe raw.storeBytes(of: pending.littleEndian, toUncheckedByteOffset: end, as: UInt64.self)
      end &+= Int(truncatingIfNeeded: pendingBits &>> 3)
      pending = pending &>> (pendingBits & ~7)
      pendingBits &= 7
    }
    bytes.removeLast(bytes.count - end)
    (self.pending, self.pendingBits) = (pending, pendingBits)
  }

  private mutating func write(_ value: UInt32, bits: UInt32) {
    pending |= UInt64(value) << pendingBits
    pendingBits += UInt64(bits)
    while pendingBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits -= 8
    }
  }

  /// Writes the lengths of the codes (RFC 1951, section 3.2.7), each with four bits.
  private mutating func writeHeader(_ code: HuffmanCode, isLast: Bool) {
    write(isLast ? 0b101 : 0b100, bits: 3)
    write(UInt32(code.lengths.count - 257), bits: 5)
    // The distances 3 and 4 have the symbols 2 and 3.
    write(UInt32(channels - 1), bits: 5)
    write(15, bits: 4)
    // The lengths of the codes for lengths: none for the three that abbreviate, and four bits for each of the others.
    for index in 0..<19 { write(index < 3 ? 0 : 4, bits: 3) }
    let distances = [UInt8](repeating: 0, count: channels - 1) + [1]
    for length in code.lengths + distances {
      // The highest bit of a code comes first.
      let bits = UInt32(length)
      write((bits & 1) << 3 | (bits & 2) << 1 | (bits & 4) >> 1 | (bits & 8) >> 3, bits: 4)
    }
  }
}

extension UInt32 {
  /// The color of a premultiplied ARGB pixel, not premultiplied, as RGBA.
  @inline(__always)
  fileprivate var straightRGBA: UInt32 {
    let alpha = self >> 24
    // Black is black at any opacity.
    if alpha == 0xFF || self & 0xFF_FFFF == 0 { return self << 8 | alpha }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 { Swift.min(((self >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) }
    return channel(16) << 24 | channel(8) << 16 | channel(0) << 8 | alpha
  }

  /// Returns the number with the difference, modulo 256, of each of its bytes from another's.
  @inline(__always)
  fileprivate func subtractingBytes(_ other: UInt32) -> UInt32 {
    // The highest bits are subtracted separately, so that no byte borrows from the next.
    ((self | 0x8080_8080) &- (other & 0x7F7F_7F7F)) ^ ((self ^ ~other) & 0x8080_8080)
  }
}
