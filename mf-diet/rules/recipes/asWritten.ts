/** A word as it is compared: whatever its case, and one code a letter («ó» and «o» with an accent put on it afterwards). */
export function asWritten(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
