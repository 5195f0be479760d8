import { eq } from 'drizzle-orm'
import { dayIn } from 'shared/dates/instants'
import { type Batches, mapBatches } from 'shared/server/database/batches'
import { erased, kept, type OwnData, ownRows } from 'shared/server/privacy/ownData'
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

/**
 * The download obeys the rule of every screen (shared/product/objetivos.md#consent-of-an-adult): of an adult who has not
 * agreed it says that a test was answered and a lab uploaded, without their contents.
 */
export const ownData: OwnData = {
  fates: rows.fates,
  kept: rows.kept,
  erase: rows.erase,
  inWords: ownWords,
  resources: testResources,
  async export(context, userId) {
    const { database } = context
    const lists = rows.export(context, userId)
    const today = dayIn(context.now())
    const members = await database.select().from(familyMembers).where(eq(familyMembers.userId, userId))
    const closed = new Set(members.filter(member => !mayBeShown(member, today)).map(({ id }) => id))
    const sent = await database
      .select({ id: formResponses.id, member: formResponses.familyMemberId })
      .from(formResponses)
      .where(eq(formResponses.userId, userId))
    const hidden = new Set(sent.filter(({ member }) => closed.has(member ?? 0)).map(({ id }) => id))
    const responses = lists.formResponses as Batches<typeof formResponses.$inferSelect>
    const labs = lists.labFiles as Batches<typeof labFiles.$inferSelect>
    return {
      ...lists,
      formResponses: mapBatches(responses, response => {
        const { answers, areas, balance, labs, helpDue, ...rest } = response
        return closed.has(response.familyMemberId ?? 0) ? rest : response
      }),
      labFiles: mapBatches(labs, file => {
        const { lab, file: name, response, ...rest } = file
        return hidden.has(file.responseId) ? rest : file
      }),
    }
  },
}
