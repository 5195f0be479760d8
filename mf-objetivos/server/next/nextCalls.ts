import { dayIn } from 'shared/dates/instants'
import { ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { NextStep } from '../../contract/forms'
import { isAdult, mayBeShown } from '../../rules/family/familyMember'
import { isEligible } from '../../rules/forms/eligibility'
import { nextTake } from '../../rules/forms/nextTake'
import { draftsOf } from '../drafts/draftStore'
import { familyOf } from '../family/familyStore'
import { type FormRow, formsFor } from '../forms/formStore'
import { isUnlocked, type KnownTaker, ownedTitles, takerOf } from '../forms/takers'
import type { FormCalls } from '../objetivosCalls'
import { latestOf } from '../responses/latestStore'

/** The list ends here, so that its answer stays small for an account with many family members and results. */
const MOST_STEPS = 100

interface Person {
  familyMemberId: number | null
  taker: KnownTaker
}

const ORDER: readonly NextStep['kind'][] = ['continue', 'appointment', 'repeat', 'lab', 'test', 'consent']

export function nextCalls(context: SliceContext) {
  const { database, ports, now } = context
  return {
    'GET next-steps': async ({ person }) => {
      const today = dayIn(now())
      const [owner, members, forms, owned, drafts, latest, booked] = await Promise.all([
        takerOf(context, database, person.id, null),
        familyOf(database, person.id),
        formsFor(database, person.id),
        ownedTitles(context, database, person.id),
        draftsOf(database, person.id),
        latestOf(database, person.id),
        ports.appointments.upcomingOf(database, person.id, now()),
      ])
      const people: Person[] = [
        ...(owner ? [{ familyMemberId: null, taker: owner }] : []),
        ...members.map(member => ({ familyMemberId: member.id, taker: { ...member, member } })),
      ]
      const unlocked = forms.filter(form => !form.withdrawn && isUnlocked(form, owned))
      const names = new Map(forms.map(({ id, name }) => [id, name]))
      // Home shows the account's next appointment in a widget of its own.
      const elsewhere = booked.filter(one => one.familyMemberId !== booked[0]?.familyMemberId)
      const steps = people.flatMap(({ familyMemberId, taker }): NextStep[] => {
        const isTheirs = (row: { familyMemberId: number | null }) => row.familyMemberId === familyMemberId
        const step = (kind: NextStep['kind'], name: string, formId: number | null, since: string | null) => ({
          kind,
          familyMemberId,
          firstName: taker.firstName,
          formId,
          name,
          since,
          at: null,
        })
        const begun = drafts.filter(isTheirs)
        const answered = latest.filter(isTheirs)
        const isBegun = (form: FormRow) => begun.some(({ formId }) => formId === form.id)
        const tests = unlocked
          .filter(form => !isBegun(form) && isEligible(form, taker, today))
          .flatMap(form => {
            const last = answered.find(({ formId }) => formId === form.id)
            if (!last) return [step('test', form.name, form.id, null)]
            const due = nextTake(form.repeatDays, dayIn(last.createdAt), today)
            return due !== undefined && due <= today ? [step('repeat', form.name, form.id, due)] : []
          })
        const isShown = !taker.member || mayBeShown(taker.member, today)
        const labs = isShown
          ? answered.flatMap(({ labs, files, createdAt, formId }) =>
              labs.filter(lab => !files.includes(lab)).map(lab => step('lab', lab, formId, dayIn(createdAt))),
            )
          : []
        const asks = taker.member && isAdult(taker.member.birthDate, today) && !isShown
        return [
          ...begun.map(({ formId, updatedAt }) =>
            step('continue', names.get(formId) ?? '', formId, dayIn(updatedAt)),
          ),
          // Only the next one of each person: the others are listed under Citas.
          ...elsewhere
            .filter(isTheirs)
            .slice(0, 1)
            .map(({ specialistName, startsAt }) => ({
              ...step('appointment', specialistName, null, null),
              at: startsAt.toISOString(),
            })),
          ...tests,
          ...labs,
          ...(asks && taker.member?.consent !== 'REFUSED' ? [step('consent', '', null, null)] : []),
        ]
      })
      const inOrder = ORDER.flatMap(kind => steps.filter(step => step.kind === kind))
      return ok(inOrder.slice(0, MOST_STEPS))
    },
  } satisfies Partial<FormCalls>
}
