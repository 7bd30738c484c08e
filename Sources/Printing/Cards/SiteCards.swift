package import Fingerprints
internal import Mustache
internal import Nutrition
internal import PDFEngine
internal import PageInputs
package import PageRendering
package import SiteBuilding
internal import SitePlanning
package import SiteStorage
package import SourceText

/// Makes the cook cards that a site offers for download, with one process for all of them.
package struct SiteCards: CardPrinting {
  private let engine: PDFEngine
  private let setup: CardSetup

  /// Looks for the program that makes PDFs, so that a build without it ends before anything is published.
  ///
  /// - Returns: `nil` where the site offers no cards. `pdf-engine`: there is no such program.
  package static func open(_ workspace: Workspace) -> Checked<SiteCards?> {
    let cards = workspace.configuration.cards
    guard cards.pdf else { return Checked(nil) }
    do throws(PDFEngineError) {
      return Checked(SiteCards(engine: try PDFEngine.find(cache: workspace.folders.cachePath), setup: CardSetup(cards)))
    } catch {
      return Checked(nil, [problem(error, path: Workspace.configurationName)])
    }
  }

  /// Another program may set another page.
  package var fingerprint: Fingerprint { Fingerprint(of: engine.identity) }

  package func write(_ session: SiteSession, _ renderer: PageRenderer, to publisher: Publisher) -> Checked<CardResults?>
  {
    var results: CardResults = [:]
    var problems: [Diagnostic] = []
    var codes = CardCodes()
    var analyst = renderer.makeAnalyst()
    var places: [Int] = []
    let pages = session.plan.pages
    let cards = publisher.pending.compactMap { place in
      pages[place].printedRecipe.map { (place, $0) }
    }
    guard !cards.isEmpty else { return Checked(results) }
    // One after the other, as the engine takes them: with photos they are large.
    let documents = cards.lazy.compactMap { place, recipe -> HTMLDocument? in
      do throws(RenderFailure) {
        let document = try document(of: recipe, renderer, &codes, &analyst)
        places.append(place)
        return document
      } catch {
        problems.append(error.diagnostic(path: pages[place].path))
        results[place] = .skipped
        return nil
      }
    }
    do throws(PDFEngineError) {
      try engine.render(documents) { number, document in
        let place = places[number]
        problems += PrintJob.refused(document, by: pages[place].path)
        results[place] = publisher.write(place, document.bytes)
      }
      return Checked(results, problems + codes.problems)
    } catch {
      let path = error.index.map { pages[places[$0]].path } ?? Workspace.configurationName
      return Checked(nil, problems + [Self.problem(error, path: path)])
    }
  }

  private func document(
    of recipe: Int, _ renderer: PageRenderer, _ codes: inout CardCodes, _ analyst: inout RecipeAnalyst
  ) throws(RenderFailure) -> HTMLDocument {
    var setup = setup
    setup.code = codes.code(of: renderer.recipe(recipe), at: renderer.address(ofRecipe: recipe))
    let pages = try renderer.cardPages(recipe, setup, analyst: &analyst)
    return HTMLDocument(pages.usual, condensed: pages.condensed)
  }

  private static func problem(_ error: PDFEngineError, path: String) -> Diagnostic {
    Diagnostic(.error, "pdf-engine", path: path, message: error.message, hint: hint(error))
  }

  /// A site has no other format to ask for.
  private static func hint(_ error: PDFEngineError) -> String {
    error.isAboutTheProgram
      ? "install it with “sudo apt install weasyprint”, or build without --pdf and “cards: {pdf: true}”"
      : "look at the card with “galley card --format html”, or build without --pdf"
  }
}
