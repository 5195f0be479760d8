import { commentMessages } from '../../messages'

/** The longest comment, in characters as a person counts them: the older view's, and the newer view's. */
export const LONGEST_COMMENT = { older: 400, newer: 280 } as const

/** The longest emoji is a family of four with skin tones; a character with more code units is not one that people type. */
const UNITS_PER_CHARACTER = 20

const characters = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** The length of a text as a person counts: an emoji is one character, whatever it is made of; a chain of emojis is not. */
export function commentLength(content: string): number {
  let length = 0
  for (const { segment } of characters.segment(content))
    length += segment.length > UNITS_PER_CHARACTER ? segment.length : 1
  return length
}

/** The reason why a comment cannot be posted; undefined if it can (shared/product/cursos.md#community). */
export function commentProblem(content: string, isReply: boolean, longest: number): string | undefined {
  // A text of spaces and of characters that nobody sees is empty to its readers.
  if (content.replace(/[\s\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/gu, '') === '') {
    return isReply ? commentMessages.emptyReply : commentMessages.emptyQuestion
  }
  // The cheap test goes first: splitting a long text into characters takes time.
  const isTooLong = content.length > longest * UNITS_PER_CHARACTER || commentLength(content) > longest
  return isTooLong ? commentMessages.tooLong(longest) : undefined
}
