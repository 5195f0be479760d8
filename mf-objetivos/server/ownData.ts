import { and, eq, inArray } from 'drizzle-orm'
import { dayIn } from 'shared/dates/instants'
import { type Batches, filterBatches, mapBatches } from 'shared/server/database/batches'
import { erased, kept, type OwnData, ownRows } from 'shared/server/privacy/ownData'
import { clearSecrets, secretRows } from 'shared/server/privacy/secrets'
import type { SliceContext } from 'shared/server/slices/context'
import { ownSays } from '../messages'
import { mayBeShown } from '../rules/family/familyMember'
import { ownWords } from './ownWords'
import { familyMembers, formDrafts, formResponses, labFiles, riskNotices } from './schema'
import { testResources } from './testResources'

const rows = ownRows({
  labFiles: kept(labFiles, 'results'),
  riskNotices: kept(riskNotices, 'results'),
  formResponses: kept(formResponses, 'results'),
  formDrafts: erased(formDrafts),
  familyMembers: kept(familyMembers, 'results'),
})

type Response = typeof formResponses.$inferSelect
type Lab = typeof labFiles.$inferSelect
type Notice = typeof riskNotices.$inferSelect
type Member = typeof familyMembers.$inferSelect

/** The adults of a person's family who have not agreed, and the answers that were sent for them. */
async function closedOf({ database, now }: SliceContext, userId: number) {
  const today = dayIn(now())
  const all = await database.select().from(familyMembers).where(eq(familyMembers.userId, userId))
  const closed = all.filter(member => !mayBeShown(member, today)).map(({ id }) => id)
  const sent = await database
    .select({ id: formResponses.id })
    .from(formResponses)
    .where(and(eq(formResponses.userId, userId), inArray(formResponses.familyMemberId, closed)))
  return { members: new Set<number | null>(closed), responses: new Set(sent.map(({ id }) => id)) }
}

/**
 * The download obeys the rule of every screen (shared/product/objetivos.md#consent-of-an-adult): of an adult who has not
 * agreed it says that a test was answered and a lab uploaded, without their contents. At the end of the account nothing
 * of them is kept: they are no patients of the practice's record, and nobody asked them (decision 58).
 */
export const ownData: OwnData = {
  fates: rows.fates,
  erase: rows.erase,
  inWords: ownWords,
  says: ownSays,
  resources: testResources,

  async export(context, userId) {
    const closed = await closedOf(context, userId)
    const lists = rows.export(context, userId)
    return {
      ...lists,
      formResponses: mapBatches(lists.formResponses as Batches<Response>, response => {
        const { answers, areas, balance, labs, helpDue, ...rest } = response
        return closed.members.has(response.familyMemberId) ? rest : response
      }),
      labFiles: mapBatches(lists.labFiles as Batches<Lab>, file => {
        const { lab, file: name, response, ...rest } = file
        return closed.responses.has(file.responseId) ? rest : file
      }),
    }
  },

  async kept(context, userId) {
    const closed = await closedOf(context, userId)
    const lists = rows.kept(context, userId)
    const isOpen = ({ familyMemberId }: Response | Notice) => !closed.members.has(familyMemberId)
    return {
      labFiles: filterBatches(lists.labFiles as Batches<Lab>, lab => !closed.responses.has(lab.responseId)),
      riskNotices: filterBatches(lists.riskNotices as Batches<Notice>, isOpen),
      formResponses: filterBatches(lists.formResponses as Batches<Response>, isOpen),
      familyMembers: filterBatches(
        lists.familyMembers as Batches<Member>,
        ({ id }) => !closed.members.has(id),
      ),
    }
  },

  async filesErased(context, userId) {
    const { responses } = await closedOf(context, userId)
    const files = await context.database
      .select({ name: labFiles.file })
      .from(labFiles)
      .where(inArray(labFiles.responseId, [...responses]))
    return files.map(({ name }) => name)
  },
}

/**
 * A link that was answered stays with the relative, who may change their mind. One without an answer ends with the reset
 * of the password; the account's owner can ask again.
 */
export const secrets = secretRows([
  clearSecrets(familyMembers, {
    rows: eq(familyMembers.consent, 'ASKED'),
    cleared: { consent: 'NONE', consentTokenHash: null },
  }),
])
