/**
 * The one list of HTML that the product shows (shared/product/wire.md#bodies): the server sanitises by it when content
 * is written, the browser again when it is shown. Styles, classes and ids are not allowed: the design system decides a
 * text's look.
 */
export const ALLOWED_TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'h5',
  'blockquote',
  'a',
  'hr',
  'sub',
  'sup',
] as const

/** Only links carry an attribute. */
export const ALLOWED_ATTRIBUTES = { a: ['href'] } as const

/** A link leads to another page or to a person; never to a script or to data. */
export const ALLOWED_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const
