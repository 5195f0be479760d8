import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer'
import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types'
import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { ExternalIcon } from 'shared/ui/Icon'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import type { RichTextNode } from '../../contract/tips'
import { safeHref } from '../../rules/tips/safeHref'
import styles from './RichText.module.css'

interface RichTextProps {
  /** The result of `cleanRichText`. */
  document: RichTextNode
}

const options: Options = {
  renderNode: {
    // A list's item is mostly one paragraph, and lists have no space between paragraphs.
    [BLOCKS.LIST_ITEM]: (_, children) => <li>{children}</li>,
    [INLINES.HYPERLINK]: (node, children) => <TipLink uri={node.data.uri}>{children}</TipLink>,
  },
  renderMark: {
    [MARKS.BOLD]: text => <strong>{text}</strong>,
    [MARKS.ITALIC]: text => <em>{text}</em>,
  },
}

/** A tip's description (shared/product/diet.md#tips): paragraphs, links, lists, quotes, bold. */
export function RichText({ document }: RichTextProps) {
  return (
    <div className={styles.text}>{documentToReactComponents(document as unknown as Document, options)}</div>
  )
}

/** A link if its address is allowed, otherwise plain text. */
function TipLink({ uri, children }: { uri: unknown; children: ReactNode }) {
  const link = safeHref(uri)
  if (!link) return children
  if (link.kind === 'in-app') return <Link to={link.href}>{children}</Link>
  if (link.kind === 'mail') return <a href={link.href}>{children}</a>
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalIcon size="small" className={styles.outside} />
      <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
    </a>
  )
}
