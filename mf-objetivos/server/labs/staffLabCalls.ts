import { hasVisibleText } from 'shared/server/html/sanitizeHtml'
import { created, invalidField, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { labRefusals } from '../../messages'
import type { StaffCalls } from '../objetivosCalls'
import { answerLab, staffLabs } from './answerLab'
import { labById, waitingLabs } from './labStore'

/** The practice's calls for labs. Every success is in the audit log; its words say nothing about anybody's health. */
export function staffLabCalls(context: SliceContext) {
  const { database, files } = context
  return {
    'GET staff/labs': ({ audit }) =>
      database.transaction(async one => {
        const list = await staffLabs(context, one, await waitingLabs(one))
        return audit(one, { act: 'waiting labs read', whose: null }, ok(list))
      }),

    'GET staff/labs/{id}/file': async ({ params: { id }, audit }) => {
      const found = await labById(database, id)
      const bytes = found && (await files.read(found.lab.file))
      if (!bytes) return notFound(labRefusals.unknown)
      const file = { name: found.lab.file, content: bytes.toString('base64') }
      return audit(database, { act: `file of lab ${id} read`, whose: found.lab.userId }, ok(file))
    },

    'POST staff/labs/{id}/response': async ({ params: { id }, body: { response }, audit }) => {
      if (!hasVisibleText(response)) {
        return invalidField('response', labRefusals.emptyResponse)
      }
      return database.transaction(async one => {
        const found = await answerLab(context, one, { id, html: response })
        const [listed] = found ? await staffLabs(context, one, [found]) : []
        if (!found || !listed) return notFound(labRefusals.unknown)
        return audit(one, { act: `lab ${id} answered`, whose: found.lab.userId }, created(listed))
      })
    },
  } satisfies Partial<StaffCalls>
}
