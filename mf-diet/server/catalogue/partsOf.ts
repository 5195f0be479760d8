/** The parts of a cell that is a list, written with | between them. */
export function partsOf(list: string): string[] {
  return list
    .split('|')
    .map(part => part.trim())
    .filter(part => part !== '')
}
