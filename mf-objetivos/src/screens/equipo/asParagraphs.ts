const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A typed text as HTML: an empty line begins a paragraph, and no character of the text is markup. */
export function asParagraphs(text: string): string {
  const safe = text.replaceAll(/[&<>"]/g, character => ENTITIES[character] ?? '')
  const paragraphs = safe.split(/\n\s*\n/).map(one => one.trim().replaceAll('\n', '<br>'))
  return paragraphs
    .filter(Boolean)
    .map(one => `<p>${one}</p>`)
    .join('')
}
