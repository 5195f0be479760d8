import type { Handlers } from 'shared/server/http/serve'
import type { familyContract } from '../contract/family'
import type { formsContract } from '../contract/forms'
import type { responsesContract } from '../contract/responses'
import type { riskContract } from '../contract/risk'
import type { staffContract } from '../contract/staff'

/** The handlers of each contract; each file of calls adds some of them. */
export type FamilyCalls = Handlers<typeof familyContract>
export type FormCalls = Handlers<typeof formsContract>
export type ResponseCalls = Handlers<typeof responsesContract>
export type RiskCalls = Handlers<typeof riskContract>
export type StaffCalls = Handlers<typeof staffContract>
