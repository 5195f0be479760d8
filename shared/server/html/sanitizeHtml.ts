import sanitize from 'sanitize-html'
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS } from '../../html/allowedHtml'

/** HTML that is safe to store; the browser sanitises it again by the same list (shared/product/wire.md#bodies). */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: { a: [...ALLOWED_ATTRIBUTES.a] },
    allowedSchemes: [...ALLOWED_SCHEMES],
    allowProtocolRelative: false,
  })
}
