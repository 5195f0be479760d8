interface Pdf {
  /** Added to the catalog and to the one page. */
  catalog?: string
  page?: string
  /** Further objects, numbered from 4. */
  objects?: readonly (string | Buffer)[]
  /** In bytes, of the whole; a comment fills it. */
  size?: number
}

/** A whole PDF with one empty page. */
export function pdf({ size: whole, ...parts }: Pdf = {}): Buffer {
  const small = pdfWith('%\n', parts)
  return whole === undefined ? small : pdfWith(`%${'x'.repeat(whole - small.length)}\n`, parts)
}

function pdfWith(comment: string, { catalog = '', page = '', objects = [] }: Pdf): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`,
    ...objects,
  ]
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const size = () => pieces.reduce((sum, piece) => sum + piece.length, 0)
  const places = all.map((object, i) => {
    const place = size()
    pieces.push(Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  pieces.push(Buffer.from(comment))
  const end = [
    `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}`,
    `trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${String(size()).padStart(10, '0')}\n%%EOF\n`,
  ]
  return Buffer.concat([...pieces, Buffer.from(end.join(''))])
}

/** An object of a PDF that is a stream. */
export function pdfStream(entries: string, bytes: Buffer): Buffer {
  const head = `<< ${entries} /Length ${bytes.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}
