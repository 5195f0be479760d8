import sanitize from 'sanitize-html'
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS } from '../../html/allowedHtml'

/** Whether a person would see any text of this HTML. */
export function hasVisibleText(html: string): boolean {
  return /[^\s\p{C}]/u.test(sanitize(html, { allowedTags: [], allowedAttributes: {} }))
}

/** HTML that is safe to store; the browser sanitises it again by the same list (shared/product/wire.md#bodies). */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: { a: [...ALLOWED_ATTRIBUTES.a] },
    allowedSchemes: [...ALLOWED_SCHEMES],
    allowProtocolRelative: false,
  })
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The text of HTML, a line a paragraph. */
export function plainTextOf(html: string): string {
  const lines = html.replace(/<br\s*\/?>|<\/(p|li|h\d|blockquote)>/gi, '\n')
  return sanitize(lines, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, entity => ENTITIES[entity] ?? entity)
    .trim()
}
