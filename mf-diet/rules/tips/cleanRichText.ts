import type { RichTextNode } from '../../contract/tips'

/**
 * The nodes of a tip's rich text (shared/product/diet.md#tips), and those inside them. Other nodes are removed; their
 * text stays.
 */
const KNOWN = [
  'document',
  'paragraph',
  'hyperlink',
  'unordered-list',
  'ordered-list',
  'list-item',
  'blockquote',
]
const HEADINGS = /^heading-[1-6]$/

/** The deepest nesting that is read; no text for a person is deeper. */
const MAX_DEPTH = 20

/** An entry's description with known, valid nodes only; undefined when the value is not rich text. */
export function cleanRichText(value: unknown): RichTextNode | undefined {
  const node = value as Partial<RichTextNode> | null | undefined
  if (typeof node !== 'object' || node === null || node.nodeType !== 'document') return undefined
  const [document] = cleaned(node, 0)
  return document?.content?.length ? document : undefined
}

function cleaned(value: unknown, depth: number): RichTextNode[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return []
  const node = value as Partial<Record<keyof RichTextNode, unknown>>
  if (node.nodeType === 'text') return textOf(node)
  const content = Array.isArray(node.content) ? node.content.flatMap(child => cleaned(child, depth + 1)) : []
  const { nodeType } = node
  if (typeof nodeType !== 'string') return content
  // A heading of the content would break the page's own order of headings.
  if (HEADINGS.test(nodeType)) return [{ nodeType: 'paragraph', data: {}, content: content.map(strong) }]
  if (!KNOWN.includes(nodeType)) return content
  return [{ nodeType, data: dataOf(node.data), content }]
}

function textOf({ value, marks }: Partial<Record<keyof RichTextNode, unknown>>): RichTextNode[] {
  if (typeof value !== 'string') return []
  const known = (Array.isArray(marks) ? marks : []).flatMap(mark => {
    const type = (mark as { type?: unknown } | null)?.type
    return type === 'bold' || type === 'italic' ? [{ type }] : []
  })
  return [{ nodeType: 'text', data: {}, value, marks: known }]
}

function strong(node: RichTextNode): RichTextNode {
  return node.nodeType === 'text' ? { ...node, marks: [{ type: 'bold' }] } : node
}

function dataOf(data: unknown): { uri?: string } {
  const uri = (data as { uri?: unknown } | null | undefined)?.uri
  return typeof uri === 'string' ? { uri } : {}
}
