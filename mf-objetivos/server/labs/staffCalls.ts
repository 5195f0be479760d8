import { and, desc, eq, isNull } from 'drizzle-orm'
import { sanitizeHtml } from 'shared/server/html/sanitizeHtml'
import { created, invalid, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'
import { labRefusals, riskRefusals } from '../../messages'
import type { StaffCalls } from '../objetivosCalls'
import { familyMembers, forms, riskNotices } from '../schema'
import { answerLab, labById, staffLabs, waitingLabs } from './answerLab'

const MOST_NOTICES = 200

/** The practice's calls. Every success is in the audit log; its words say nothing about anybody's health. */
export function staffCalls(context: SliceContext): StaffCalls {
  const { database, files, ports, now } = context
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
      if (sanitizeHtml(response).trim() === '') {
        return invalid(labRefusals.emptyResponse, { response: labRefusals.emptyResponse })
      }
      return database.transaction(async one => {
        const found = await answerLab(context, one, { id, html: response })
        const [listed] = found ? await staffLabs(context, one, [found]) : []
        if (!found || !listed) return notFound(labRefusals.unknown)
        return audit(one, { act: `lab ${id} answered`, whose: found.lab.userId }, created(listed))
      })
    },

    'GET staff/risk-notices': ({ audit }) =>
      database.transaction(async one => {
        const rows = await one
          .select({
            notice: riskNotices,
            form: forms.name,
            member: {
              firstName: familyMembers.firstName,
              lastName: familyMembers.lastName,
              phone: familyMembers.phone,
            },
          })
          .from(riskNotices)
          .innerJoin(forms, eq(forms.id, riskNotices.formId))
          .leftJoin(familyMembers, eq(familyMembers.id, riskNotices.familyMemberId))
          .orderBy(desc(riskNotices.createdAt), desc(riskNotices.id))
          .limit(MOST_NOTICES)
        const list = []
        for (const { notice, form, member } of rows) {
          const owner = await ports.people.profileOf(one, notice.userId)
          list.push({
            id: notice.id,
            form,
            createdAt: notice.createdAt.toISOString(),
            handled: notice.handledAt !== null,
            patient: {
              firstName: member?.firstName ?? owner?.firstName ?? '',
              lastName: member?.lastName ?? owner?.lastName ?? '',
            },
            phone: member?.phone || owner?.phone || owner?.emergencyContactPhone || '',
          })
        }
        return audit(one, { act: 'notices read', whose: null }, ok(list))
      }),

    'POST staff/risk-notices/{id}/handled': ({ params: { id }, audit }) =>
      database.transaction(async one => {
        const [notice] = await one.select().from(riskNotices).where(eq(riskNotices.id, id))
        if (!notice) return notFound(riskRefusals.unknown)
        await one
          .update(riskNotices)
          .set({ handledAt: now() })
          .where(and(eq(riskNotices.id, id), isNull(riskNotices.handledAt)))
        return audit(one, { act: `notice ${id} handled`, whose: notice.userId }, created({}))
      }),
  }
}
