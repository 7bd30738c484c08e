package import Fingerprints

/// What a file of the site is made from, and nothing else: equal fingerprints promise equal bytes.
///
/// Every property but the fingerprint is an `Input`.
package protocol FileInputs: Sendable, Fingerprintable {
  var fingerprint: Fingerprint { get }
}

extension FileInputs {
  package func combine(into builder: inout FingerprintBuilder) { builder.combine(fingerprint) }
}

/// Inputs that many files have in common, such as the card of a recipe, which stands on a dozen pages.
package final class Shared<Inputs: FileInputs>: Sendable, Fingerprintable {
  package let inputs: Inputs

  package init(_ inputs: Inputs) {
    self.inputs = inputs
  }

  package func combine(into builder: inout FingerprintBuilder) { builder.combine(inputs.fingerprint) }
}
