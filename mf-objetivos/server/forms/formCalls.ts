import { notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'
import type { Form } from '../../contract'
import { formRefusals } from '../../messages'
import type { FormCalls } from '../objetivosCalls'
import { contentOf, type FormRow, formById, offeredForms } from './formStore'

export function formCalls({ database, ports }: SliceContext) {
  /** The forms with the ids of their courses; each title is translated once. */
  async function wireForms(rows: readonly FormRow[]): Promise<Form[]> {
    const titles = [...new Set(rows.flatMap(({ courses }) => courses))]
    const ids = await Promise.all(titles.map(title => ports.courses.idsOf(database, [title])))
    const idsOf = new Map(titles.map((title, at) => [title, ids[at] ?? []]))
    return rows.map(({ key: _key, withdrawn: _withdrawn, courses, ...form }) => ({
      ...form,
      courses: courses.flatMap(title => idsOf.get(title) ?? []),
    }))
  }

  return {
    'GET forms': async () => ok(await wireForms(await offeredForms(database))),

    'GET forms/{id}': async ({ params: { id }, query }) => {
      const row = await formById(database, id)
      const version = query.version ?? row?.version ?? 0
      const found = row && (await contentOf(database, id, version))
      const [form] = row ? await wireForms([row]) : []
      if (!found || !form) return notFound(formRefusals.unknown)
      return ok({ ...form, ...found, version })
    },
  } satisfies Partial<FormCalls>
}
