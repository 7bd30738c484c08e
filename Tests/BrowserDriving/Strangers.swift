/// Scripts that find out whether anything of a hostile text runs or has become part of a page.
public enum Strangers {
  /// Comes before all other scripts.
  public static let watch = """
    window.hits = [];
    window.hit = (number) => window.hits.push(String(number));
    for (const name of ['alert', 'confirm', 'prompt']) window[name] = () => window.hits.push(name);
    document.addEventListener('securitypolicyviolation', (event) =>
      window.hits.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
    """

  /// Lists what came out of the text it stood in. Of styles the policy would tell; scripts of the planner set the length of their bars.
  public static let found = """
    [...window.hits,
     ...[...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]
       .filter((attribute) => attribute.name.startsWith('on') || attribute.name === 'srcdoc')
       .map((attribute) => element.localName + ' ' + attribute.name)),
     ...[...document.querySelectorAll('iframe, object, embed, base, meta[http-equiv=refresh]')].map((element) => element.localName),
     ...[...document.querySelectorAll('script:not([src])')]
       .filter((script) => !/json/.test(script.type)).map((script) => script.textContent.slice(0, 60)),
     ...[...document.querySelectorAll('a[href], form[action], [src]')]
       .map((element) => element.getAttribute('href') || element.getAttribute('action') || element.getAttribute('src'))
       .filter((address) => /^\\s*(javascript:|data:|vbscript:|\\/\\/)/i.test(address) && !/^data:image\\//.test(address))].join('\\n')
    """
}
