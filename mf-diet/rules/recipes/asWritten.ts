/** A word as it is compared: in lower case, and with a composed code for each accented letter. */
export function asWritten(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
