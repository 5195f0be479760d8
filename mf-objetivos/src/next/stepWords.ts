import { shortDate } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn } from 'shared/dates/instants'
import { timeInWords } from 'shared/dates/times'
import { PROFILE_PAGE } from 'shared/published/profilePage'
import { nextMessages } from '../../messages'
import type { DueStep } from './dueSteps'

interface StepWords {
  title: string
  note: string
  /** The page where it is done. */
  to: string
  /** The state that the page is opened with. */
  state?: object
}

/** A step in words, and the way to it (shared/product/objetivos.md#next-steps). Times are the clinic's. */
export function stepWords(step: DueStep): StepWords {
  // The profile opens with its fields, as by the button on Objetivos.
  if (step.kind === 'profile') {
    const { profile: title, profileNote: note } = nextMessages
    return { title, note, to: PROFILE_PAGE.to, state: { completing: true } }
  }
  const { kind, name, formId, familyMemberId, since, at } = step
  const objectives = (query: Record<string, string>) => {
    const text = new URLSearchParams({
      ...(familyMemberId !== null && { persona: String(familyMemberId) }),
      ...query,
    }).toString()
    return text ? `/user/objetivos?${text}` : '/user/objetivos'
  }
  const taking = objectives({ test: String(formId) })
  switch (kind) {
    case 'continue':
      return { title: name, note: nextMessages.continue, to: taking }
    case 'test':
      return { title: name, note: nextMessages.test, to: taking }
    case 'repeat':
      return { title: name, note: nextMessages.repeat(shortDate(since ?? '')), to: taking }
    case 'lab':
      return { title: name, note: nextMessages.lab, to: objectives({ labs: String(formId) }) }
    case 'appointment': {
      const { day, minute } = dayAndMinuteIn(new Date(at ?? ''), CLINIC_ZONE)
      const note = `${shortDate(day)}, ${timeInWords(minute)}`
      return { title: nextMessages.appointment(name), note, to: '/user/citas?vista=mis-citas' }
    }
    case 'consent':
      return { title: nextMessages.consent, note: nextMessages.consentNote, to: objectives({}) }
  }
}
