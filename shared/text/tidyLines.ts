/** Marks that turn the direction of what follows them, also of the texts beside. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Characters that no keyboard writes and no page shows; line breaks and tabs are none of them. */
const CONTROLS = /(?![\n\r\t])\p{Cc}/gu

/** No language writes more than four marks over or under one letter; a tower of them covers the lines beside it. */
const TOWERS = /(\p{M}{4})\p{M}+/gu

/**
 * A text of several lines as it is stored: without marks of direction and control characters, with at most one empty line in a row, and with at
 * most four marks on a letter.
 */
export function tidyLines(text: string): string {
  return text
    .replace(DIRECTIONS, '')
    .replace(CONTROLS, '')
    .replace(TOWERS, '$1')
    .replace(/(\r?\n[^\S\n]*){3,}/g, '\n\n')
}
