import type { Database } from 'shared/server/database/database'
import { conflict, invalidField, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { labRefusals } from '../../messages'
import type { ResponseRow } from '../responses/responseStore'
import { addLabFile, filesOfResponse, isAttached, replaceLabFile } from './labStore'

/**
 * Attaches uploaded files to the labs that a response recommends, all or none; undefined where it did. A file that is
 * attached already stays, another one replaces it until the practice has answered. Of several files for one lab, the
 * last one counts.
 */
export async function attachFiles(
  { ports, now }: SliceContext,
  one: Database,
  response: ResponseRow,
  files: readonly { lab: string; file: string }[],
): Promise<Refused | undefined> {
  const { id: responseId, userId } = response
  const stored = await filesOfResponse(one, responseId)
  const sent = new Map(files.map(one => [one.lab, one])).values()
  const fresh = [...sent].filter(
    ({ lab, file }) => !stored.some(before => before.lab === lab && before.file === file),
  )
  for (const { lab, file } of fresh) {
    if (!response.labs.includes(lab)) return invalidField(lab, labRefusals.unknownLab)
    const before = stored.find(one => one.lab === lab)
    if (before?.response != null) return conflict(labRefusals.answered, { [lab]: labRefusals.answered })
    if (!(await ports.files.isOwn(one, userId, { name: file, kind: 'lab' }))) {
      return invalidField(lab, labRefusals.unknownFile)
    }
  }
  for (const { lab, file } of fresh) {
    const before = stored.find(one => one.lab === lab)
    const values = { file, uploadedAt: now() }
    if (before) {
      await replaceLabFile(one, before.id, values)
      if (!(await isAttached(one, userId, before.file))) await ports.files.remove(one, userId, before.file)
    } else {
      await addLabFile(one, { userId, responseId, lab, ...values })
    }
  }
  return undefined
}
