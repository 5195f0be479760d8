import { eq } from 'drizzle-orm'
import { Streamed } from 'shared/server/http/streamed'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import type { OwnDataFile } from '../../contract/ownData'
import type { Account } from '../auth/accountStore'
import {
  addressChanges,
  addressProofs,
  alarms,
  deviceMarks,
  passkeyChallenges,
  passkeys,
  passwordResets,
  purposeChoices,
  secondFactors,
  sessions,
} from '../auth/schema'
import { filesOf } from '../files/filesOf'
import { jobsOf } from '../jobs/personJobs'
import { actsOn } from '../staff/auditLog'
import { consentOf } from './consentStore'

/** Everything that is stored about a person, except the secrets to sign in as them; long lists are read as they are sent. */
export async function ownDataOf(
  context: SliceContext,
  slices: readonly Slice[],
  account: Account,
): Promise<Streamed<OwnDataFile>> {
  const [own, guests] = await Promise.all([
    collectOwnData(context, slices, account),
    ownDataInGuests(context, account.id),
  ])
  return new Streamed<OwnDataFile>({ ...own, guests })
}

/** Most houses have no guest, and load nothing for it. */
async function ownDataInGuests({ config }: SliceContext, userId: number): Promise<OwnDataFile['guests']> {
  if (Object.keys(config.sliceGrants).length === 0) return {}
  const { dataInGuests } = await import('../guests/ownDataInGuests')
  return dataInGuests({ config }, userId)
}

export type CollectedData = Awaited<ReturnType<typeof collectOwnData>>

/** The lists of the domains are read when they are sent. */
export async function collectOwnData(context: SliceContext, slices: readonly Slice[], account: Account) {
  const { database } = context
  const { passwordHash: _secret, privacyNotice: _version, privacyNoticeAt: _at, ...facts } = account
  const [
    choices,
    open,
    resets,
    proofs,
    changes,
    warnings,
    devices,
    factors,
    keys,
    challenges,
    uploads,
    jobs,
    acts,
    domains,
  ] = await Promise.all([
    database
      .select({
        purpose: purposeChoices.purpose,
        granted: purposeChoices.granted,
        notice: purposeChoices.notice,
        chosenAt: purposeChoices.chosenAt,
      })
      .from(purposeChoices)
      .where(eq(purposeChoices.userId, account.id)),
    database
      .select({
        device: sessions.device,
        country: sessions.country,
        usedAt: sessions.usedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, account.id))
      .orderBy(sessions.expiresAt),
    database
      .select({ expiresAt: passwordResets.expiresAt })
      .from(passwordResets)
      .where(eq(passwordResets.userId, account.id)),
    database
      .select({ expiresAt: addressProofs.expiresAt })
      .from(addressProofs)
      .where(eq(addressProofs.userId, account.id)),
    database
      .select({ email: addressChanges.email, expiresAt: addressChanges.expiresAt })
      .from(addressChanges)
      .where(eq(addressChanges.userId, account.id)),
    database
      .select({ email: alarms.email, expiresAt: alarms.expiresAt })
      .from(alarms)
      .where(eq(alarms.userId, account.id)),
    database
      .select({ signedInAt: deviceMarks.signedInAt })
      .from(deviceMarks)
      .where(eq(deviceMarks.userId, account.id)),
    database
      .select({ confirmedAt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, account.id)),
    database
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, account.id)),
    database
      .select({ expiresAt: passkeyChallenges.expiresAt })
      .from(passkeyChallenges)
      .where(eq(passkeyChallenges.userId, account.id)),
    filesOf(context, account.id),
    jobsOf(database, account.id),
    actsOn(database, account.id),
    Promise.all(
      slices.map(async ({ name, ownData }) => [name, await ownData.export(context, account.id)] as const),
    ),
  ])
  return {
    exportedAt: context.now().toISOString(),
    account: facts,
    consent: consentOf(account),
    purposeChoices: choices.map(choice => ({ ...choice, chosenAt: choice.chosenAt.toISOString() })),
    sessions: open.map(session => ({
      ...session,
      ...untilWhen(session),
      usedAt: session.usedAt.toISOString(),
    })),
    passwordResets: resets.map(untilWhen),
    addressProofs: proofs.map(untilWhen),
    addressChanges: changes.map(change => ({ ...change, ...untilWhen(change) })),
    alarms: warnings.map(alarm => ({ ...alarm, ...untilWhen(alarm) })),
    deviceMarks: devices.map(({ signedInAt }) => ({ signedInAt: signedInAt.toISOString() })),
    secondFactors: factors.map(({ confirmedAt }) => ({ confirmedAt: confirmedAt?.toISOString() ?? null })),
    passkeys: keys.map(({ name, createdAt, usedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    passkeyChallenges: challenges.map(untilWhen),
    uploads: uploads.map(file => ({ ...file, createdAt: file.createdAt.toISOString() })),
    jobs: jobs.map(job => ({ ...job, runAt: job.runAt.toISOString() })),
    auditLog: acts.map(({ at, act }) => ({ at: at.toISOString(), act })),
    domains: Object.fromEntries(domains),
  }
}

function untilWhen({ expiresAt }: { expiresAt: Date }) {
  return { expiresAt: expiresAt.toISOString() }
}
