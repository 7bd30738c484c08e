/// Texts by somebody who wants a script to run: break-outs of every kind.
public enum HostileTexts {
  /// Each calls `hit` where it comes out of the text it stands in.
  public static let all = [
    "<script>hit(1)</script>", "\"><img src=x onerror=hit(2)>", "'><svg onload=hit(3)>",
    "</script><script>hit(4)</script>",
    "</title><script>hit(5)</script>", "--><script>hit(6)</script>", "]]><script>hit(7)</script>",
    "\" onmouseover=\"hit(8)\" x=\"",
    "' onfocus='hit(9)' autofocus='", "{{{recipe.title}}} {{#recipe}}{{/recipe}}", "${hit(10)} `hit(11)`",
    "</style><script>hit(12)</script>",
    "<iframe srcdoc='<script>parent.hit(13)</script>'></iframe>", "<base href=https://evil.example/>",
    "<meta http-equiv=refresh content='0;url=https://evil.example/'>", "\u{202E}<object data=https://evil.example/>",
  ]

  public static let links = [
    "[a](javascript:hit(20))", "[a](JaVaScRiPt:hit(21))", "[a](data:text/html,<script>hit(22)</script>)",
    "[a](<java\nscript:hit(23)>)",
    "![a](https://evil.example/a.png)", "![a](javascript:hit(24))", "[a](&#106;avascript:hit(25))",
    "<javascript:hit(26)>",
    "[a](vbscript:hit(27))", "[a](//evil.example/a)",
  ]

  /// A recipe with a text and a link in every field that has room for one.
  public static func recipe(_ text: String, _ link: String) -> String {
    """
    # Soup \(text)

    Good. \(text) \(link)

    Source: https://a.example/\(text)
    Author: \(text)
    Tip: \(text) \(link)
    Category: \(text)

    *soup, \(text.replacing("*", with: ""))*

    **4 servings**

    ---

    ## Group \(text)

    - *2 \(text.replacing("*", with: ""))* onions \(text)
    - *1 g* [\(text)](markdown-0.md)

    ---

    ## Step \(text)

    1. Fry \(text) for 5 minutes at 180 °C. \(link)
    2. | a | \(text.replacing("|", with: "")) |
       |---|---|
       | \(link) | b |

    ```
    \(text)
    ```
    """
  }
}
