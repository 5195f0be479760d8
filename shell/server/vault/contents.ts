import type { SliceContext } from 'shared/server/slices/context'
import type { OpenedVault } from '../../contract/vault'
import { accountsWith, entriesOf, filesIn } from './readVault'
import type { vaultOpenings } from './schema'

/** The records that two members opened; undefined where they were destroyed meanwhile. */
export async function contentsOf(
  context: SliceContext,
  { accountId, endsAt }: typeof vaultOpenings.$inferSelect,
): Promise<OpenedVault | undefined> {
  const entries = []
  const files = []
  for (const id of await accountsWith(context, accountId)) {
    const own = await entriesOf(context, id)
    const categories = own.map(({ category }) => category)
    entries.push(...own)
    files.push(...(await filesIn(context, id, categories)))
  }
  const last = entries.at(-1)
  if (!last) return undefined
  const { firstName, lastName, email, birthdate } = last.record.person
  return {
    person: { name: `${firstName} ${lastName}`.trim(), email, birthdate },
    endsAt: endsAt.toISOString(),
    parts: entries.map(({ keptUntil, record: { sections, tables } }) => ({
      keptUntil: keptUntil.toISOString(),
      sections,
      tables,
    })),
    files,
  }
}
