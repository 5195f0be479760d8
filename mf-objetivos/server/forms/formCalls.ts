import { forbidden, notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { Form } from '../../contract/forms'
import { formRefusals } from '../../messages'
import { isBegun } from '../drafts/draftStore'
import type { FormCalls } from '../objetivosCalls'
import { contentOf, type FormRow, formById, formsFor } from './formStore'
import { isUnlocked, ownedTitles } from './takers'

export function formCalls(context: SliceContext) {
  const { database, ports } = context

  /** The forms with the ids of their courses; each title is translated once. */
  async function wireForms(rows: readonly FormRow[]): Promise<Form[]> {
    const titles = [...new Set(rows.flatMap(({ courses }) => courses))]
    const ids = await Promise.all(titles.map(title => ports.courses.idsOf(database, [title])))
    const idsOf = new Map(titles.map((title, at) => [title, ids[at] ?? []]))
    return rows.map(({ key: _key, withdrawn, courses, ...form }) => ({
      ...form,
      ...(withdrawn && { withdrawn }),
      courses: courses.flatMap(title => idsOf.get(title) ?? []),
    }))
  }

  /** A begun test goes on, also where its course was given up since. */
  async function mayRead(row: FormRow, userId: number): Promise<boolean> {
    const owned = await ownedTitles(context, database, userId)
    return isUnlocked(row, owned) || (await isBegun(database, userId, row.id))
  }

  return {
    'GET forms': async ({ person }) => ok(await wireForms(await formsFor(database, person.id))),

    'GET forms/{id}': async ({ person, params: { id }, query }) => {
      const row = await formById(database, id)
      const version = query.version ?? row?.version ?? 0
      const found = row && (await contentOf(database, id, version))
      const [form] = row ? await wireForms([row]) : []
      if (!row || !found || !form) return notFound(formRefusals.unknown)
      if (!(await mayRead(row, person.id))) return forbidden(formRefusals.notBought)
      return ok({ ...form, ...found, version })
    },
  } satisfies Partial<FormCalls>
}
