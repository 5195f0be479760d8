/** Marks that turn the direction of what follows them, also of the texts beside. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A text of several lines as it is stored: without marks of direction, and with at most one empty line in a row. */
export function tidyLines(text: string): string {
  return text.replace(DIRECTIONS, '').replace(/(\r?\n[^\S\n]*){3,}/g, '\n\n')
}
