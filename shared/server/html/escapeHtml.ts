const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML, also between an attribute's quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => ESCAPED[character] ?? '')
}
