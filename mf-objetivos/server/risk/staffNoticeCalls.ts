import { and, desc, eq, isNull } from 'drizzle-orm'
import { created, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'
import { riskRefusals } from '../../messages'
import type { StaffCalls } from '../objetivosCalls'
import { riskNotices } from '../schema'
import { contactOf } from './contact'
import { knownNotices } from './noticeStore'

const MOST_NOTICES = 200

/** The people who asked the practice to call them. Neither test nor answer is told. */
export function staffNoticeCalls({ database, ports, now }: SliceContext) {
  return {
    'GET staff/risk-notices': ({ audit }) =>
      database.transaction(async one => {
        const rows = await knownNotices(one)
          .orderBy(desc(riskNotices.createdAt), desc(riskNotices.id))
          .limit(MOST_NOTICES)
        const list = []
        for (const { notice, member } of rows) {
          const owner = await ports.people.profileOf(one, notice.userId)
          const { firstName, lastName, phone, email } = contactOf(owner, member)
          list.push({
            id: notice.id,
            createdAt: notice.createdAt.toISOString(),
            handled: notice.handledAt !== null,
            patient: { firstName, lastName },
            phone,
            email,
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
  } satisfies Partial<StaffCalls>
}
