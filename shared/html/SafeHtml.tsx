import { useEffect, useMemo, useState } from 'react'
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS } from './allowedHtml'

type Purify = (html: string) => string

const policy = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: Object.values(ALLOWED_ATTRIBUTES).flat(),
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${ALLOWED_SCHEMES.join('|')}):`, 'i'),
}

let purify: Purify | undefined

async function loadPurify(): Promise<Purify> {
  const { default: DOMPurify } = await import('dompurify')
  DOMPurify.addHook('afterSanitizeAttributes', node => {
    // A new tab, so that the person's work here stays open.
    if (!/^https?:/i.test(node.getAttribute('href') ?? '')) return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  })
  purify = html => DOMPurify.sanitize(html, policy)
  return purify
}

/** The text of a piece of HTML, without its marks: for previews. */
export function textOf(html: string): string {
  // A document made by the parser runs no scripts and loads no files.
  const parsed = new DOMParser().parseFromString(html.replaceAll(/<\/(p|li|h\d)>/g, '$& '), 'text/html')
  for (const code of parsed.querySelectorAll('script, style')) code.remove()
  return parsed.body.textContent.replaceAll(/\s+/g, ' ').trim()
}

interface SafeHtmlProps {
  html: string
  className?: string
}

/**
 * HTML from the server, sanitised again before it is shown (shared/product/wire.md#bodies). While the sanitiser loads,
 * or if it cannot be loaded, only the text is shown.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const [clean, setClean] = useState<Purify | undefined>(() => purify)
  useEffect(() => {
    let current = true
    if (!clean)
      loadPurify().then(
        loaded => current && setClean(() => loaded),
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [clean])
  const shown = useMemo(() => clean?.(html), [clean, html])
  if (shown === undefined) return <div className={className}>{textOf(html)}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above, by the product's one list
  return <div className={className} dangerouslySetInnerHTML={{ __html: shown }} />
}
