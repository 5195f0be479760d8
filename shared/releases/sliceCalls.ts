import type { Contract } from '../contract/contract'
import type { GuestCall, SliceJson } from './sliceJson'

const KIBIBYTE = 1024
/** As long as the house's own limit for a body. */
const BODY = { maxBytes: 128 * KIBIBYTE }
const ANSWERS = {
  small: 128 * KIBIBYTE,
  list: 5 * KIBIBYTE * KIBIBYTE,
  heavy: 5 * KIBIBYTE * KIBIBYTE,
} as const

/** The calls of a contract as `slice.json` names them, so that no team writes them twice. */
export function sliceCalls(contract: Contract): SliceJson['calls'] {
  return Object.fromEntries(
    Object.entries(contract).map(([name, { access, body, answer }]) => [
      name,
      {
        access: access as GuestCall['access'],
        ...(body && { body: BODY }),
        answer: { maxBytes: ANSWERS[answer.size] },
      },
    ]),
  )
}
