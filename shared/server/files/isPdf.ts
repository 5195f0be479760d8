/** Whether the bytes are a whole PDF, whatever its name says (rulings, 21). */
export function isPdf(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 0, 5) === '%PDF-' &&
    bytes.subarray(-1024).toString('latin1').trimEnd().endsWith('%%EOF')
  )
}
