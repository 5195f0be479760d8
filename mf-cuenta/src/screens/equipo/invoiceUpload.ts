import type { FieldErrors } from 'shared/forms/useForm'
import type { InvoiceFiles } from '../../../contract/invoices'
import { staffInvoiceMessages } from '../../../messages'
import { UPLOAD_LIMITS } from '../../../rules/invoices/uploadLimits'

export type FileKind = keyof InvoiceFiles
export type ChosenFiles = Partial<Record<FileKind, File | undefined>>

/** The largest files in kB: base64 has four letters for three bytes. */
export const LARGEST_FILES = { pdf: (UPLOAD_LIMITS.pdf * 3) / 4 / 1000, xml: UPLOAD_LIMITS.xml / 1000 }

function problemOf(kind: FileKind, file: File | undefined): string | undefined {
  if (!file) return staffInvoiceMessages.missing
  const largest = LARGEST_FILES[kind]
  return file.size > largest * 1000 ? staffInvoiceMessages.tooLarge(largest) : undefined
}

/** The problems of the chosen files before they are sent, by field; the server reads their content. */
export function problemsOf({ pdf, xml }: ChosenFiles): FieldErrors {
  return { pdf: problemOf('pdf', pdf), xml: problemOf('xml', xml) }
}

/** The chosen files as the call brings them. */
export async function readFiles({ pdf, xml }: ChosenFiles): Promise<InvoiceFiles> {
  const [pdfAddress, xmlText] = await Promise.all([
    read(pdf, (reader, file) => reader.readAsDataURL(file)),
    read(xml, (reader, file) => reader.readAsText(file)),
  ])
  return { pdf: pdfAddress.slice(pdfAddress.indexOf(',') + 1), xml: xmlText }
}

function read(file: File | undefined, as: (reader: FileReader, file: File) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!file) return resolve('')
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    as(reader, file)
  })
}
