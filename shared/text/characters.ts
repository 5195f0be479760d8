/**
 * The length of a text as every limit of a free text counts it, in the browser and on the server: in Unicode code
 * points. So count the contracts (`maxLength` of JSON Schema) and the columns of the database too; `text.length` counts
 * an emoji twice.
 */
export function charactersIn(text: string): number {
  let characters = 0
  for (const _ of text) characters++
  return characters
}
