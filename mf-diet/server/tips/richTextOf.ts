import { marked, type Token, type Tokens } from 'marked'
import type { RichTextNode } from '../../contract/tips'
import { safeHref } from '../../rules/tips/safeHref'

interface Written {
  document: RichTextNode
  /** The parts of the text that a tip cannot show, in the author's words. */
  problems: string[]
}

/**
 * Converts a description from its author's Markdown (paragraphs, `-` lists, `>` quotes, `**bold**`, links) to rich text
 * with the nodes that a tip shows (shared/product/diet.md#tips).
 */
export function richTextOf(markdown: string): Written {
  const problems: string[] = []
  const content = blocks(marked.lexer(markdown), problems)
  return { document: branch('document', content), problems: [...new Set(problems)] }
}

function blocks(tokens: readonly Token[], problems: string[]): RichTextNode[] {
  return tokens.flatMap(token => {
    switch (token.type) {
      case 'space':
        return []
      case 'paragraph':
      case 'text':
        return [branch('paragraph', inlines(token.tokens ?? [token], [], problems))]
      case 'blockquote':
        return [branch('blockquote', blocks((token as Tokens.Blockquote).tokens, problems))]
      case 'list':
        return listOf(token as Tokens.List, problems)
      default:
        problems.push(
          `No se puede mostrar «${excerptOf(token)}»: usa párrafos, listas con -, citas con > y **negritas**.`,
        )
        return []
    }
  })
}

function listOf(list: Tokens.List, problems: string[]): RichTextNode[] {
  const items = list.items.map(item => branch('list-item', blocks(item.tokens, problems)))
  return [branch(list.ordered ? 'ordered-list' : 'unordered-list', items)]
}

function inlines(tokens: readonly Token[], marks: { type: string }[], problems: string[]): RichTextNode[] {
  return tokens.flatMap(token => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return token.type === 'text' && token.tokens
          ? inlines(token.tokens, marks, problems)
          : [leaf(String(token.text).replaceAll(/\s*\n\s*/g, ' '), marks)]
      case 'br':
        return [leaf(' ', marks)]
      case 'strong':
        return inlines(token.tokens ?? [], [...marks, { type: 'bold' }], problems)
      case 'link':
        return linkOf(token as Tokens.Link, marks, problems)
      default:
        problems.push(`No se puede mostrar «${excerptOf(token)}» en un párrafo.`)
        return []
    }
  })
}

function linkOf(
  { href, tokens }: Tokens.Link,
  marks: { type: string }[],
  problems: string[],
): RichTextNode[] {
  if (!safeHref(href)) {
    problems.push(`El enlace «${href}» debe empezar con https://, mailto: o /user.`)
    return []
  }
  return [{ ...branch('hyperlink', inlines(tokens, marks, problems)), data: { uri: href } }]
}

function branch(nodeType: string, content: RichTextNode[]): RichTextNode {
  return { nodeType, data: {}, content }
}

function leaf(value: string, marks: { type: string }[]): RichTextNode {
  return { nodeType: 'text', data: {}, value, marks }
}

const EXCERPT = 40

function excerptOf({ raw }: Token): string {
  const text = raw.trim().replaceAll(/\s+/g, ' ')
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text
}
