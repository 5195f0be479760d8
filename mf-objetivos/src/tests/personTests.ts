import { ownedCourseIds } from 'shared/entitlements'
import type { PersonFacts } from 'shared/published/person'
import type { Form } from '../../contract/forms'
import type { FormResponse } from '../../contract/responses'
import { isEligible } from '../../rules/forms/eligibility'
import { isPending } from '../../rules/forms/nextTake'
import type { Person } from '../family/people'
import { isSameTake, type Take } from './take'
import type { Draft } from './useTests'

/** A test to answer. */
export interface PendingTest {
  form: Form
  /** The answers of its draft, where it was begun. `of` is unknown where the draft has another version's questions. */
  begun: { answered: number; of: number | undefined } | undefined
  /** It was answered before, and its repetition is due. */
  again: boolean
}

/** An answered test with its earlier results, the newest first. */
export interface DoneTest {
  latest: FormResponse
  earlier: readonly FormResponse[]
}

interface PersonTests {
  /** The begun ones first. */
  pending: PendingTest[]
  /** Tests that are sent and wait on this device: answered, without a result yet. They cannot be begun again. */
  sent: Form[]
  done: DoneTest[]
  /** Tests for this person that come with a course which the account does not own. */
  locked: Form[]
}

interface Known {
  forms: readonly Form[]
  responses: readonly FormResponse[]
  drafts: readonly Draft[]
  sent: readonly Take[]
}

/** The tests of one person, by the rules that the server uses too (shared/product/objetivos.md#eligibility). */
export function testsOf(
  { forms, responses, drafts, sent }: Known,
  person: Person,
  owner: Pick<PersonFacts, 'purchases'>,
  today: string,
): PersonTests {
  const own = responses.filter(({ familyMemberId }) => familyMemberId === person.id)
  const owned = ownedCourseIds(owner)
  const isUnlocked = ({ courses }: Form) => courses.length === 0 || courses.some(id => owned.includes(id))
  const draftOf = ({ id }: Form) =>
    drafts.find(draft => draft.formId === id && draft.familyMemberId === person.id)
  const isBegun = (form: Form) => draftOf(form) !== undefined
  const byForm = new Map<number, FormResponse[]>()
  for (const response of own) {
    const others = byForm.get(response.formId)
    if (others) others.push(response)
    else byForm.set(response.formId, [response])
  }
  const lastDay = ({ id }: Form) => byForm.get(id)?.[0]?.day
  const isSent = ({ id }: Form) =>
    sent.some(take => isSameTake(take, { formId: id, familyMemberId: person.id }))
  const open = forms.filter(
    form =>
      !isSent(form) &&
      (isBegun(form) ||
        (!form.withdrawn &&
          isEligible(form, person, today) &&
          isPending(form.repeatDays, lastDay(form), today))),
  )
  return {
    pending: open
      .filter(form => isBegun(form) || isUnlocked(form))
      .map(form => ({ form, begun: begunOf(form, draftOf(form)), again: lastDay(form) !== undefined }))
      .sort((one, other) => Number(!one.begun) - Number(!other.begun)),
    sent: forms.filter(isSent),
    done: [...byForm.values()].flatMap(([latest, ...earlier]) => (latest ? [{ latest, earlier }] : [])),
    locked: open.filter(form => !isBegun(form) && !isUnlocked(form)),
  }
}

function begunOf({ version, questionCount }: Form, draft: Draft | undefined): PendingTest['begun'] {
  if (!draft) return undefined
  // An answer that was taken back is null.
  const answered = draft.answers.filter(({ answer }) => answer !== null).length
  return { answered, of: draft.version === version ? questionCount : undefined }
}
