internal import JSONReading

extension RecipeDraft {
  /// Takes over a picture that stands in an export as Base64; a text that is none is among the losses.
  mutating func takePicture(_ text: String?) {
    guard let text else { return }
    let bytes = text.utf8.filter { $0 > 0x20 }
    guard !bytes.isEmpty else { return }
    do throws(Base64.Failure) {
      picture = try Base64.decoded(Array(bytes))
    } catch {
      losses.append(ImportLoss(.dropped, "picture", "its \(bytes.count) bytes are damaged: \(Self.reason(error))"))
    }
  }

  private static func reason(_ failure: Base64.Failure) -> String {
    switch failure {
    case .character(let offset): "byte \(offset + 1) is no digit of Base64"
    case .length: "the end is missing"
    }
  }
}
