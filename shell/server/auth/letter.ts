import { escapeHtml } from 'shared/server/html/escapeHtml'

/** Whoever registers an address that is not theirs writes the name: in a mail to its owner it says a name and no more. */
const A_NAME = /^[\p{L}\p{M}' -]{1,40}$/u

export const GOODBYE = 'Con cariño,\nEl equipo de My Diet'

export function hello(firstName: string): string {
  return A_NAME.test(firstName) ? `Hola, ${firstName}:` : 'Hola:'
}

/** A paragraph of plain words. */
export function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

/** A mail's HTML around its paragraphs. */
export function letter(subject: string, paragraphs: readonly string[]): string {
  return `<!doctype html>\n<html lang="es-MX">\n<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body style="${PAGE}">\n${paragraphs.join('\n')}\n</body>\n</html>`
}

const PAGE = 'font:16px/1.5 system-ui,sans-serif;color:#1f2937;max-width:32rem;margin:0 auto;padding:1.5rem'
