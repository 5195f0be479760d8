import type { RichTextNode } from '../../contract'

/** The nodes of section 3, and those that stand inside them. What else there may be is left out, its words are kept. */
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

/** No text that a person reads goes deeper. */
const MAX_DEPTH = 20

/** An entry's description with nothing in it but what is known and whole; undefined where it is no rich text. */
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
  // A heading of somebody else's would stand anywhere in the page's own order of headings.
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
