/// The templates of the Hugo site.
enum HugoLayouts {
  static let base = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{ .Title }}</title>
    <meta name="description" content="{{ .Description }}">
    <link rel="canonical" href="{{ .Permalink }}">
    {{ with resources.Get "site.css" | fingerprint }}<link rel="stylesheet" href="{{ .RelPermalink }}">{{ end }}
    <link rel="alternate" type="application/rss+xml" href="/index.xml">
    {{ block "head" . }}{{ end }}
    </head>
    <body>
    <header><a href="/">{{ site.Title }}</a>
    <nav><a href="/recipes/">Recipes</a> <a href="/tags/">Tags</a></nav></header>
    <main>{{ block "main" . }}{{ end }}</main>
    <footer><a href="/index.xml">Feed</a> <a href="/sitemap.xml">Sitemap</a></footer>
    </body>
    </html>

    """#

  static let home = #"""
    {{ define "main" }}<h1>{{ site.Title }}</h1>
    <input type="search" aria-label="Search">
    {{ $pages := .Paginate site.RegularPages }}{{ partial "cards.html" $pages }}{{ end }}

    """#

  static let list = #"""
    {{ define "main" }}<h1>{{ .Title }}</h1>
    {{ $pages := .Paginate .Pages }}{{ partial "cards.html" $pages }}{{ end }}

    """#

  static let cards = #"""
    <ul class="cards">
    {{ range .Pages }}<li><a href="{{ .RelPermalink }}"><h2>{{ .Title }}</h2></a>
    <p>{{ .Description | truncate 120 }}</p><p>{{ add .Params.prep .Params.cook }} min</p></li>
    {{ end }}</ul>
    {{ if gt .TotalPages 1 }}<nav>{{ with .Prev }}<a rel="prev" href="{{ .URL }}">Previous</a>{{ end }}
    {{ .PageNumber }} / {{ .TotalPages }}
    {{ with .Next }}<a rel="next" href="{{ .URL }}">Next</a>{{ end }}</nav>{{ end }}

    """#

  static let taxonomy = #"""
    {{ define "main" }}<h1>{{ .Title }}</h1>
    <ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a> {{ len .Pages }}</li>
    {{ end }}</ul>{{ end }}

    """#

  static let page = #"""
    {{ define "head" }}
    {{ $lines := slice }}{{ range .Params.groups }}{{ range .items }}
    {{ $lines = $lines | append (trim (printf "%s %s" .amount .name) " ") }}{{ end }}{{ end }}
    <script type="application/ld+json">{{ dict
      "@context" "https://schema.org" "@type" "Recipe" "name" .Title "description" .Description "url" .Permalink
      "datePublished" (.Date.Format "2006-01-02") "keywords" (delimit .Params.tags ", ") "recipeYield" .Params.yields
      "author" (dict "@type" "Person" "name" .Params.author) "prepTime" (printf "PT%dM" .Params.prep)
      "cookTime" (printf "PT%dM" .Params.cook) "recipeIngredient" $lines "recipeInstructions" .Plain
      | jsonify | safeJS }}</script>
    {{ end }}
    {{ define "main" }}<article>
    <h1>{{ .Title }}</h1>
    <p>{{ .Description }}</p>
    <dl><dt>Prep</dt><dd>{{ .Params.prep }} min</dd><dt>Cook</dt><dd>{{ .Params.cook }} min</dd>
    <dt>Author</dt><dd>{{ .Params.author }}</dd><dt>Date</dt><dd>{{ .Date.Format "2 January 2006" }}</dd>
    <dt>Makes</dt><dd>{{ delimit .Params.yields ", " }}</dd></dl>
    <ul>{{ range .GetTerms "tags" }}<li><a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a></li>{{ end }}</ul>
    <section><h2>Ingredients</h2>
    {{ range .Params.groups }}{{ with .name }}<h3>{{ . }}</h3>{{ end }}
    <ul>{{ range .items }}<li>{{ with .amount }}<b>{{ . }}</b> {{ end -}}
    {{ if .recipe }}<a href="/recipes/{{ .recipe }}/">{{ .name }}</a>{{ else }}{{ .name }}{{ end }}</li>
    {{ end }}</ul>{{ end }}</section>
    <section><h2>Method</h2>
    {{ .Content }}</section>
    <nav>{{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
    {{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>
    </article>{{ end }}

    """#

  static let searchIndex = #"""
    [{{ range $index, $page := site.RegularPages }}{{ if $index }},{{ end }}
    {{ $names := slice }}{{ range .Params.groups }}{{ range .items }}{{ $names = $names | append .name }}{{ end }}{{ end -}}
    {{ dict "title" .Title "url" .RelPermalink "description" (.Description | truncate 120) "tags" .Params.tags
      "ingredients" $names | jsonify }}{{ end }}]

    """#

  static let style = """
    body{margin:0 auto;max-width:64rem;padding:1rem;font:1rem/1.5 serif;color:#222;background:#fffdf8}
    .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1rem;list-style:none;padding:0}
    nav{display:flex;gap:1rem}a{color:#93410f}

    """
}
