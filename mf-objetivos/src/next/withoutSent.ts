import type { NextStep } from '../../contract/forms'
import { isSameTake, type Take } from '../tests/take'

const TAKING: readonly NextStep['kind'][] = ['continue', 'test', 'repeat']

/** The steps without the tests that are sent and wait on this device: they cannot be taken again. */
export function withoutSent(steps: readonly NextStep[], sent: readonly Take[]): NextStep[] {
  return steps.filter(({ kind, formId, familyMemberId }) => {
    const isSent = formId !== null && sent.some(take => isSameTake(take, { formId, familyMemberId }))
    return !(isSent && TAKING.includes(kind))
  })
}
