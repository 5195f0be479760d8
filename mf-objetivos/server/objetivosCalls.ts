import type { Handlers } from 'shared/server/http/serve'
import type { familyContract, formsContract, responsesContract, staffContract } from '../contract'

/** The handlers of each contract; each file of calls adds some of them. */
export type FamilyCalls = Handlers<typeof familyContract>
export type FormCalls = Handlers<typeof formsContract>
export type ResponseCalls = Handlers<typeof responsesContract>
export type StaffCalls = Handlers<typeof staffContract>
