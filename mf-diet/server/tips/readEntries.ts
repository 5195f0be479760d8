import type { ContentEntries } from '../../contract/tips'
import { specialtyOfContentType } from '../../rules/tips/specialtyOf'

/** Far larger than any page of tips. */
const MAX_BYTES = 5 * 1024 * 1024

/** The collection of a response, with only the kinds that the app shows. Throws when the response is no collection. */
export async function readEntries(response: Response): Promise<ContentEntries> {
  if (response.status !== 200) throw new Error(`the content service answered ${response.status}`)
  const answer: unknown = JSON.parse(await textOf(response))
  if (!isCollection(answer)) throw new Error('the content service answered something that is no collection')
  const items = answer.items.filter(item => specialtyOfContentType(item?.sys?.contentType?.sys?.id))
  return { ...answer, items }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > MAX_BYTES) throw new Error('the content service answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function isCollection(answer: unknown): answer is ContentEntries {
  const found = answer as Partial<ContentEntries> | null
  return found?.sys?.type === 'Array' && Array.isArray(found.items)
}
