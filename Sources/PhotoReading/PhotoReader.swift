internal import SourceText

/// Why a photo gives no text.
public struct PhotoFailure: Error, Sendable, Equatable {
  public let message: String
  public let hint: String

  public init(_ message: String, hint: String) {
    (self.message, self.hint) = (message, hint)
  }
}

/// Reads printed text in photos: `galley-images` decodes them, their lines are set level, Tesseract recognises the letters,
/// and fractions, which it has no letters for, get a second look.
public struct PhotoReader: Sendable {
  /// How a program that was run ended.
  public enum Outcome: Sendable {
    case printed([UInt8])
    /// With the exit status; `nil` where it could not be started.
    case failed(status: Int32?)
  }

  /// Tesseract's names of the languages to expect, such as `eng`; where one is not installed the others are used.
  public let languages: [String]
  let run: @Sendable ([String], [UInt8]) -> Outcome

  /// What makes pictures smaller, as `run` is told of it.
  public static let pictureProgram = "galley-images"

  /// - Parameter run: runs a program with what it reads on its standard input.
  public init(languages: [String], run: @escaping @Sendable ([String], [UInt8]) -> Outcome) {
    (self.languages, self.run) = (languages, run)
  }

  /// Below this certainty of all words, in percent, the letters are no print.
  private static let leastCertainty = 55.0

  /// The text of a picture file.
  public func read(_ picture: [UInt8]) throws(PhotoFailure) -> PhotoText {
    let installed = try installedLanguages()
    guard let decoded = GreyPicture(pgm: try output([Self.pictureProgram, "--grey", "3200"], picture)) else {
      throw PhotoFailure("the picture cannot be decoded", hint: "save it as JPEG or PNG")
    }
    var grey = decoded.evenlyLit().levelled()
    var page = try recognised(grey, installed, ["--psm", "1"])
    if page.confidence ?? 0 < Self.leastCertainty {
      // A grainy photo has marks all over that are no letters.
      grey = grey.softened()
      page = try recognised(grey, installed, ["--psm", "1"])
    }
    if page.turnsNeeded != 0 {
      grey = grey.turned(page.turnsNeeded).levelled()
      page = try recognised(grey, installed, ["--psm", "3"])
    }
    guard let confidence = page.confidence else {
      throw PhotoFailure("there is no text in the picture", hint: "take the photo closer and in brighter light")
    }
    guard confidence >= Self.leastCertainty else {
      throw PhotoFailure(
        "the letters cannot be told (certainty \(Int(confidence)) of 100); handwriting is not read",
        hint: "take a sharper photo of a printed recipe; handwriting needs the language-model helper")
    }
    page = page.inReadingOrder().readByColumns()
    let doubts = try mendFractions(&page, grey)
    return PhotoText(page, doubts: doubts)
  }

  /// The languages photos can be read in, as Tesseract names them, once both programs answer.
  public func check() throws(PhotoFailure) -> [String] {
    let installed = try installedLanguages()
    _ = try output([Self.pictureProgram, "--version"], [])
    return installed
  }

  // MARK: Programs

  /// Of the languages wanted those that are there.
  private func installedLanguages() throws(PhotoFailure) -> [String] {
    let lines = String(decoding: try output(["tesseract", "--list-langs"], []), as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
    let found = languages.filter { lines.contains($0) }
    guard !found.isEmpty else {
      throw PhotoFailure(
        "Tesseract knows none of the languages \(languages.joined(separator: ", "))",
        hint: "install them with “sudo apt install \(languages.map { "tesseract-ocr-\($0)" }.joined(separator: " "))”")
    }
    return found
  }

  /// A picture to be sent elsewhere: a JPEG of at most so many bytes, upright, without any metadata.
  public func reduced(_ picture: [UInt8], to mostBytes: Int) throws(PhotoFailure) -> [UInt8] {
    for (side, quality) in [(1568, 82), (1568, 60), (1024, 50), (768, 40)] {
      let small = try output([Self.pictureProgram, "--jpeg", String(side), String(quality)], picture)
      if small.count <= mostBytes { return small }
    }
    throw PhotoFailure("the picture cannot be made smaller than \(mostBytes) bytes", hint: "take a plainer one")
  }

  private func recognised(
    _ picture: GreyPicture, _ languages: [String], _ options: [String]
  ) throws(PhotoFailure) -> RecognisedPage {
    let table = try output(
      ["tesseract", "stdin", "stdout", "-l", languages.joined(separator: "+")] + options + ["tsv"], picture.pgm)
    return RecognisedPage(tsv: String(decoding: table, as: UTF8.self))
  }

  private func output(_ arguments: [String], _ input: [UInt8]) throws(PhotoFailure) -> [UInt8] {
    let program = arguments[0]
    // One thread: as quick for one page, and the same result on every machine.
    switch run(["env", "OMP_THREAD_LIMIT=1", "timeout", "120"] + arguments, input) {
    case .printed(let bytes): return bytes
    case .failed(status: 124):
      throw PhotoFailure("“\(program)” took more than two minutes", hint: "make the picture smaller")
    case .failed(status: 127), .failed(status: nil): throw Self.missing(program)
    case .failed(status: 3) where program == Self.pictureProgram:
      throw PhotoFailure("libvips cannot be used", hint: "install it with “sudo apt install libvips42”")
    case .failed(let status):
      throw PhotoFailure("“\(program)” ended with status \(status ?? 0)", hint: "save the picture as JPEG or PNG")
    }
  }

  private static func missing(_ program: String) -> PhotoFailure {
    PhotoFailure(
      "photos are read by “\(program)”, which is not installed",
      hint: program == pictureProgram
        ? "install it beside galley, as “make build” and the package do"
        : "install it with “sudo apt install tesseract-ocr”")
  }

  // MARK: Fractions

  /// Puts fractions where their shapes stand in the picture, and says so.
  private func mendFractions(
    _ page: inout RecognisedPage, _ picture: GreyPicture
  ) throws(PhotoFailure) -> [PhotoText.Doubt] {
    let threshold = picture.inkThreshold
    let found = page.words.indices.compactMap { index -> (word: Int, shape: VulgarFraction)? in
      guard Self.mayBeFraction(page.words[index]) else { return nil }
      return VulgarFraction.find(in: page.words[index].box, of: picture, threshold: threshold).map { (index, $0) }
    }
    var fractions: [String?] = []
    if !found.isEmpty {
      let proof = FractionProof(found.map(\.shape), of: picture)
      let options = ["--psm", "6", "-c", "tessedit_char_whitelist=0123456789/"]
      fractions = proof.fractions(try recognised(proof.picture, ["eng"], options))
    }
    var doubts: [PhotoText.Doubt] = []
    for (place, fraction) in zip(found, fractions) {
      let text = page.words[place.word].text
      if let fraction {
        page.words[place.word].text = fraction
        if fraction != text { doubts.append(.mended(text, fraction: fraction)) }
      } else {
        doubts.append(.fraction(text, line: page.line(of: place.word)))
      }
    }
    let seen = Set(found.map(\.word))
    for index in page.words.indices where !seen.contains(index) {
      let text = page.words[index].text
      if let parted = FractionProof.parted(text) {
        page.words[index].text = parted
        doubts.append(.mended(text, fraction: parted))
      } else if page.opensLine(index), FractionTrap.isOne(text) {
        doubts.append(.fraction(text, line: page.line(of: index)))
      }
    }
    return doubts
  }

  /// Short words with a figure or sign, or such as are hardly legible.
  private static func mayBeFraction(_ word: RecognisedWord) -> Bool {
    word.text.count <= 7 && (word.text.contains { !$0.isLetter } || word.confidence < 85 && word.text.count <= 4)
  }
}

/// How fractions look to text recognition where their shape could not be found, at the start of a line.
enum FractionTrap {
  static func isOne(_ text: String) -> Bool { looks.wholeMatch(in: text) != nil }

  private static let looks = TextPattern(
    #/[0-9]{0,2}[%¥]+[0-9]?[.,]?|[YVl|I]\/?[2348a][.,]?|[0-9]{0,2}[YV¥][2348%aZ]?[.,]?|\/[234]/#)
}

extension RecognisedPage {
  fileprivate func line(of index: Int) -> String {
    PhotoText.text(words.filter { $0.place == words[index].place })
  }

  fileprivate func opensLine(_ index: Int) -> Bool { index == 0 || words[index - 1].place != words[index].place }
}
