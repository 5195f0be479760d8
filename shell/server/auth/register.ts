import type { FastifyRequest } from 'fastify'
import { dayIn } from 'shared/dates/instants'
import { canonicalAddress } from 'shared/published/mailAddress'
import type { PersonFacts } from 'shared/published/person'
import { isGender, normalizeName } from 'shared/published/personFields'
import type { Database } from 'shared/server/database/database'
import { linkOrigin, MISSING_ORIGIN } from 'shared/server/http/linkOrigin'
import { conflict, invalidField, type Outcome, ok } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/context'
import { release, reserve, throttleRefusal } from 'shared/server/throttle/throttle'
import type { Registration } from '../../contract/registration'
import { registrationMessages } from '../../entranceMessages'
import { privacyMessages } from '../../messages'
import { checkRegistration } from '../../rules/registration'
import { claimUpload, isUnclaimed } from '../files/uploadStore'
import { publishedVersion } from '../site/siteStore'
import { type Account, accountByEmail, addAccount, type NewAccount } from './accountStore'
import { networkLimit, proofLimit, takenLimits } from './attemptLimits'
import { hashPassword } from './passwords'
import { personFacts } from './personFacts'
import { mailProof } from './proof/proofJobs'
import { tellOwner } from './tellOwner'

const EMPTY = { firstName: '', lastName: '', email: '', birthdate: '', gender: '', phone: '', password: '' }

const { emailTaken, unknownPicture } = registrationMessages
const taken = conflict(emailTaken, { email: emailTaken })
const REFUSALS = { taken, 'no picture': invalidField('picture', unknownPicture) }

/** Creates an account from exactly the fields of shared/product/shell.md#registration; others in the body are ignored. */
export async function register(
  context: SliceContext,
  sent: Registration,
  request: FastifyRequest,
): Promise<Outcome<PersonFacts>> {
  const form = { ...EMPTY, ...sent }
  const at = context.now()
  const accepted = await publishedVersion(context.database, sent.privacyNotice)
  const refusal = refuseFields({
    ...checkRegistration(form, dayIn(at)),
    privacyNotice: sent.privacyNotice && !accepted ? privacyMessages.unknownVersion : undefined,
    picture: (await isPictureMissing(context.database, sent.picture)) ? unknownPicture : undefined,
  })
  if (refusal) return refusal
  const throttled = await throttleRefusal(context.database, {
    limits: [networkLimit(request.ip, 'registration')],
    at,
    message: registrationMessages.tooManyTries,
  })
  if (throttled) return throttled

  const email = canonicalAddress(form.email)
  // The answer that an address is taken is counted before it is known, and taken back for a free one: a network that
  // has asked too often gets the same refusal for every address, and learns nothing from it.
  const limits = takenLimits(request.ip)
  const searching = await throttleRefusal(context.database, {
    limits,
    at,
    message: registrationMessages.tooManyTries,
  })
  if (searching) return searching
  // Hashing is expensive: skipped for an address that is already taken. Between concurrent calls the database decides.
  const owner = await accountByEmail(context.database, email)
  if (owner) {
    await tellOwner(context, owner, request)
    return taken
  }
  for (const limit of limits) await release(context.database, limit, at)
  const origin = linkOrigin(context.config, request)
  if (!origin) request.log.error(MISSING_ORIGIN)
  const account = await addWithPicture(context, origin, {
    email,
    passwordHash: await hashPassword(form.password),
    firstName: normalizeName(form.firstName),
    lastName: normalizeName(form.lastName),
    gender: isGender(form.gender) ? form.gender : null,
    birthdate: form.birthdate,
    phone: form.phone,
    // The session and the profile page read the phone from this column (shared/product/cuenta.md#profile): without it,
    // a newly registered person would have none.
    emergencyContactPhone: form.phone,
    picture: sent.picture,
    ocupation: sent.ocupation?.trim(),
    civilState: sent.civilState,
    organizationId: organizationOf(sent),
    ...(accepted && { privacyNotice: accepted, privacyNoticeAt: at }),
  })
  return typeof account === 'object' ? ok(await personFacts(context, account)) : REFUSALS[account]
}

/**
 * Adds the account, claims its picture and welcomes its owner by mail, all or nothing: of concurrent calls with one
 * picture, one gets it.
 */
function addWithPicture(
  context: SliceContext,
  origin: string | undefined,
  account: NewAccount,
): Promise<Account | keyof typeof REFUSALS> {
  return context.database.transaction(async one => {
    if (await isPictureMissing(one, account.picture)) return 'no picture'
    const added = await addAccount(one, account)
    if (added?.picture) await claimUpload(one, added.picture, added.id)
    if (added && origin) {
      const { granted } = await reserve(one, proofLimit(added.email), context.now())
      if (granted) await mailProof(context, one, { userId: added.id, origin, occasion: 'welcome' })
    }
    return added ?? 'taken'
  })
}

/** Whether the body names a picture that was not uploaded without an account, or that somebody has claimed since. */
async function isPictureMissing(database: Database, picture: string | null | undefined): Promise<boolean> {
  return !!picture && !(await isUnclaimed(database, picture))
}

function organizationOf({ organizationId }: Registration): string | null {
  return organizationId === undefined || organizationId === '' ? null : (organizationId?.toString() ?? null)
}
