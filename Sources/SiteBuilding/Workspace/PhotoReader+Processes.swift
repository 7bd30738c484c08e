internal import CookbookReading
package import PhotoReading

extension PhotoReader {
  /// One that runs the programs of this machine, for photos in a language and in English.
  ///
  /// - Parameter language: BCP 47.
  package static func byProcesses(language: String) -> PhotoReader {
    let own = names[LanguageTag.primary(language)]
    return PhotoReader(languages: own.map { $0 == "eng" ? ["eng"] : [$0, "eng"] } ?? ["eng"]) { arguments, input in
      let found = arguments.map { $0 == pictureProgram ? PictureProgram.place() : $0 }
      return switch ChildProcess.output(of: found, input: input) {
      case .success(let bytes): .printed(bytes)
      case .failure(let failure): .failed(status: failure.status)
      }
    }
  }

  /// Tesseract's names (ISO 639-2/T) of the languages Debian has models of and recipes are met in.
  private static let names = [
    "cs": "ces", "da": "dan", "de": "deu", "en": "eng", "es": "spa", "fi": "fin", "fr": "fra", "hu": "hun", "it": "ita",
    "nb": "nor", "nl": "nld", "nn": "nor", "no": "nor", "pl": "pol", "pt": "por", "sv": "swe", "tr": "tur",
  ]
}
