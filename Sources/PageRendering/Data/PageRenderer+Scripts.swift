internal import SitePlanning

extension PageRenderer {
  func script(_ file: ScriptFile) throws(Failure) -> [UInt8] {
    switch file {
    case .text: ScriptText.bytes(theme.text)
    case .kitchen: KitchenScript(site: site).bytes
    case .catalogue(let number): SearchIndex.piece(site, number: number, text: theme.text)
    case .recipe(let index): try RecipeScript(index, of: site, contents: contents).bytes
    case .worker(let version): WorkerScript.bytes(site, version: version)
    }
  }
}
