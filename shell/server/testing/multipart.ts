export interface Part {
  field?: string
  /** Without it, the part is a form field, not a file. */
  fileName?: string
  type?: string
  bytes: Buffer | string
}

export const BOUNDARY = 'a-boundary-of-the-tests'

export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`

/** The body of a form with files, as a browser sends it. */
export function multipart(...parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ field = 'file', fileName, type, bytes }) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"`),
    Buffer.from(fileName === undefined ? '' : `; filename="${fileName}"`),
    Buffer.from(type === undefined ? '' : `\r\ncontent-type: ${type}`),
    Buffer.from('\r\n\r\n'),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)])
}
