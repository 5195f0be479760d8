/** The part of a file that a request asks for: its first and last byte. */
interface Range {
  start: number
  end: number
}

/**
 * The one range of a header `Range: bytes=…`. Undefined where the whole file is meant: there is no such header, or it is
 * one that the server need not understand (RFC 9110, section 14.2). `'unsatisfiable'`: no byte of it is in the file.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!parts) return undefined
  const [, first = '', last = ''] = parts
  if (first === '' && last === '') return undefined
  // Without a first byte it is the number of bytes at the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined
  return start > end ? 'unsatisfiable' : { start, end }
}
