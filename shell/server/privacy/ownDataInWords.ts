import { Streamed } from 'shared/server/http/streamed'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import type { OwnDataInWords } from '../../contract/ownData'
import type { Account } from '../auth/accountStore'
import { purposeTitles } from '../site/siteStore'
import { accountInWords } from './accountInWords'
import { collectOwnData } from './ownDataOf'

/** The download for its person to read: the account first, then the domains' lists as they are sent. */
export async function ownDataInWords(
  context: SliceContext,
  slices: readonly Slice[],
  account: Account,
): Promise<Streamed<OwnDataInWords>> {
  const [data, titles] = await Promise.all([
    collectOwnData(context, slices, account),
    purposeTitles(context.database),
  ])
  const subjects = await Promise.all(
    slices.map(({ name, ownData }) => ownData.inWords(context, data.domains[name] ?? {}, 'person')),
  )
  const sections = subjects.flat().map(({ title, columns, rows }) => [title, { columns, rows }] as const)
  return new Streamed<OwnDataInWords>({
    exportedAt: data.exportedAt,
    name: `${account.firstName} ${account.lastName}`,
    sections: {
      ...accountInWords(account, data, { purposeTitles: titles, slices }),
      ...Object.fromEntries(sections),
    },
  })
}
