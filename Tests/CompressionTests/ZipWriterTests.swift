import Compression
import Foundation
import Testing

@Suite struct ZipWriterTests {
  /// Lists and checks an archive with Python's own reader: one `name method size crc-ok` a line.
  static func listing(of archive: [UInt8]) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).zip")
    try Data(archive).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let program = """
      import sys, zipfile
      z = zipfile.ZipFile(sys.argv[1])
      assert z.testzip() is None
      for i in z.infolist():
          print(i.filename, i.compress_type, len(z.read(i)), i.date_time[0], oct(i.external_attr >> 16), len(i.extra))
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", program, path.path]
    process.environment = ["PYTHONIOENCODING": "utf-8"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func writesArchivesThatOthersRead() throws {
    var zip = ZipWriter()
    try zip.add("first", Array("stored as it is, as it is, as it is, as it is".utf8), method: .stored)
    try zip.add("folder/zwölf.txt", [UInt8](repeating: 0x61, count: 100_000))
    try zip.add("empty", [])
    let archive = try zip.finish()
    #expect(archive.count < 1000)
    #expect(
      try Self.listing(of: archive) == """
        first 0 45 1980 0o100644 0
        folder/zwölf.txt 8 100000 1980 0o100644 0
        empty 0 0 1980 0o100644 0

        """)
  }

  @Test func keepsTheFirstFileWhereProgramsLookForIt() throws {
    var zip = ZipWriter()
    try zip.add("mimetype", Array("application/epub+zip".utf8), method: .stored)
    let archive = try zip.finish()
    #expect(String(decoding: archive[30..<58], as: UTF8.self) == "mimetypeapplication/epub+zip")
  }

  /// Random bytes do not get smaller; they are kept as they are.
  @Test func storesWhatDoesNotGetSmaller() throws {
    var state: UInt64 = 7
    let noise: [UInt8] = (0..<5000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    var zip = ZipWriter()
    try zip.add("noise", noise)
    #expect(try Self.listing(of: zip.finish()) == "noise 0 5000 1980 0o100644 0\n")
  }

  /// Local header, entry of the directory and end, with the first date the format knows, whenever it is written.
  @Test func sameFilesGiveTheSameBytes() throws {
    var zip = ZipWriter()
    try zip.add("s", Array("soup".utf8), method: .stored)
    let bytes = try zip.finish().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(
      bytes == "504b03040a000000000000002100fca0081904000000040000000100000073736f7570"
        + "504b010214030a000000000000002100fca008190400000004000000010000000000000000000000a4810000000073"
        + "504b050600000000010001002f000000230000000000")
  }

  @Test func refusesMoreFilesThanTheFormatCounts() throws {
    var zip = ZipWriter()
    for index in 0..<65535 { try zip.add(String(index), [], method: .stored) }
    #expect(throws: CompressionError.tooLarge) { try zip.add("one more", [], method: .stored) }
  }
}
