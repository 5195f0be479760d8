import { forbidden, type Refused } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { StaffMember } from 'shared/server/http/staff'
import type { SliceContext } from 'shared/server/slices/context'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { checkCode } from '../../../rules/secondFactor'
import { secondFactorMessages } from '../../../secondFactorMessages'
import { addEntry } from '../../staff/auditLog'
import { codeLimit } from '../attemptLimits'

/** The refusal of what is no code, or of one code too many; undefined for one that is to be compared. */
export async function codeRefusal(
  { database, now }: SliceContext,
  { member, code }: { member: StaffMember; code: string },
): Promise<Refused | undefined> {
  const message = secondFactorMessages.tooManyTries
  return (
    refuseFields({ code: checkCode(code) }) ??
    throttleRefusal(database, { limits: [codeLimit(member.id)], at: now(), message })
  )
}

/** The refusal of a wrong code. */
export async function wrongCode(context: SliceContext, member: StaffMember): Promise<Refused> {
  await auditWrongFactor(context, member)
  return forbidden(secondFactorMessages.wrong, { code: secondFactorMessages.wrong })
}

/** Whoever gave a wrong factor knows the member's password, or has their open session. */
export async function auditWrongFactor(
  { database, now }: SliceContext,
  { email }: StaffMember,
): Promise<void> {
  await addEntry(database, { at: now(), staff: email, act: 'refused: wrong second factor', personId: null })
}
