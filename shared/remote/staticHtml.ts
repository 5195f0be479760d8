/** A part of a page before any of its code has loaded. */
export interface StaticHtml {
  html: string
  /** The rules that the HTML needs. */
  css: string
}

/** The placeholder for the address of a release's folder in its HTML and CSS: only the server knows that address. */
const BASE = '/BASE/'

export const atBase = ({ html, css }: StaticHtml, base: string): StaticHtml => ({
  html: html.replaceAll(BASE, base),
  css: css.replaceAll(BASE, base),
})

/**
 * Moves `style` attributes into rules: the content security policy allows the style sheets in a page by their hash and
 * forbids attributes.
 */
export function withoutStyleAttributes({ html, css }: StaticHtml): StaticHtml {
  const declarations = new Set<string>()
  const named = html.replaceAll(/ style="([^"]*)"/g, (_, found: string) => {
    declarations.add(found)
    return ` data-style="${found}"`
  })
  return {
    html: named,
    css: css + [...declarations].map(found => `[data-style="${found}"]{${found}}`).join(''),
  }
}
