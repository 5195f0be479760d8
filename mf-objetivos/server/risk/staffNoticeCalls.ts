import type { Database } from 'shared/server/database/database'
import { created, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { riskRefusals } from '../../messages'
import type { StaffCalls } from '../objetivosCalls'
import { contactOf } from './contact'
import { latestNotices, markHandled, markWaiting, noticeById } from './noticeStore'

/** The people who asked the practice to call them. Neither test nor answer is told. */
export function staffNoticeCalls({ database, ports, now }: SliceContext) {
  return {
    'GET staff/risk-notices': ({ audit }) =>
      database.transaction(async one => {
        const rows = await latestNotices(one)
        const nameOf = await namesOf(
          one,
          rows.map(({ notice }) => notice.handledBy),
        )
        const list = []
        for (const { notice, member } of rows) {
          const owner = await ports.people.profileOf(one, notice.userId)
          const { firstName, lastName, ...contact } = contactOf(owner, member)
          list.push({
            id: notice.id,
            createdAt: notice.createdAt.toISOString(),
            handled: notice.handledAt !== null,
            handledAt: notice.handledAt?.toISOString() ?? null,
            handledBy: nameOf(notice.handledBy),
            patient: { firstName, lastName },
            ...contact,
          })
        }
        return audit(one, { act: 'notices read', whose: null }, ok(list))
      }),

    'POST staff/risk-notices/{id}/handled': ({ params: { id }, staff, audit }) =>
      database.transaction(async one => {
        const found = await noticeById(one, id)
        if (!found) return notFound(riskRefusals.unknown)
        await markHandled(one, id, { handledAt: now(), handledBy: staff.id })
        return audit(one, { act: `notice ${id} handled`, whose: found.notice.userId }, created({}))
      }),

    'DELETE staff/risk-notices/{id}/handled': ({ params: { id }, audit }) =>
      database.transaction(async one => {
        const notice = await markWaiting(one, id)
        if (!notice) return notFound(riskRefusals.unknown)
        return audit(one, { act: `notice ${id} waits again`, whose: notice.userId }, ok({}))
      }),
  } satisfies Partial<StaffCalls>

  /** The names of these members of the staff by their id; '' for nobody, and for a member whose account has ended. */
  async function namesOf(one: Database, ids: readonly (number | null)[]) {
    const known = await ports.people.byIds(one, [...new Set(ids.filter(id => id !== null))])
    const names = new Map(
      known.map(({ id, firstName, lastName }) => [id, [firstName, lastName].filter(Boolean).join(' ')]),
    )
    return (id: number | null) => names.get(id ?? 0) ?? ''
  }
}
