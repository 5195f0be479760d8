import sanitize from 'sanitize-html'
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS } from '../../html/allowedHtml'

/** HTML as it may be stored (rulings, 19); the browser cleans it again by the same list. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: { a: [...ALLOWED_ATTRIBUTES.a] },
    allowedSchemes: [...ALLOWED_SCHEMES],
    allowProtocolRelative: false,
  })
}
