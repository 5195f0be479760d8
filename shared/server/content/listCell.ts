/** The parts of a cell of a content file that is a list, written with | between them; empty parts are left out. */
export function listCell(cell: string): string[] {
  return cell
    .split('|')
    .map(part => part.trim())
    .filter(part => part !== '')
}
