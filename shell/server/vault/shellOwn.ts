import { and, asc, eq, isNotNull, not } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { inWords, momentWords, yesOrNo } from 'shared/server/privacy/inWords'
import type { Slice } from 'shared/server/slices/slice'
import { auditLog, purposeChoices, users } from '../auth/schema'
import { uploads } from '../files/schema'
import { actInWords } from '../privacy/saidInWords'
import { purposeTitles } from '../site/siteStore'
import type { KeptPart } from './keptPart'

type Accepted = Pick<typeof users.$inferSelect, 'privacyNotice' | 'privacyNoticeAt'>
type Choice = typeof purposeChoices.$inferSelect
type Act = typeof auditLog.$inferSelect

/** The fate of the shell's own tables at the end of an account, in the form of a domain's `ownData`. */
export const shellOwn = (slices: readonly Slice[]): KeptPart => ({
  fates: {
    // Every record of the vault names the person already.
    users: { table: 'auth.users', fate: 'consents' },
    purposeChoices: { table: 'auth.purpose_choices', fate: 'consents' },
    auditLog: { table: 'auth.audit_log', fate: 'audit' },
    // The labs; a picture is erased.
    uploads: { table: 'files.uploads', fate: 'results' },
    sessions: { table: 'auth.sessions', fate: 'erased' },
    passwordResets: { table: 'auth.password_resets', fate: 'erased' },
    deviceMarks: { table: 'auth.device_marks', fate: 'erased' },
    addressProofs: { table: 'auth.address_proofs', fate: 'erased' },
    addressChanges: { table: 'auth.address_changes', fate: 'erased' },
    alarms: { table: 'auth.alarms', fate: 'erased' },
    secondFactors: { table: 'auth.second_factors', fate: 'erased' },
    passkeys: { table: 'auth.passkeys', fate: 'erased' },
    passkeyChallenges: { table: 'auth.passkey_challenges', fate: 'erased' },
  },

  kept: ({ database }, userId) => ({
    users: once(() =>
      database
        .select({ privacyNotice: users.privacyNotice, privacyNoticeAt: users.privacyNoticeAt })
        .from(users)
        .where(and(eq(users.id, userId), isNotNull(users.privacyNotice))),
    ),
    purposeChoices: once(() =>
      database.select().from(purposeChoices).where(eq(purposeChoices.userId, userId)),
    ),
    auditLog: once(() =>
      database.select().from(auditLog).where(eq(auditLog.personId, userId)).orderBy(asc(auditLog.id)),
    ),
    uploads: once(() => labsOf(database, userId)),
  }),

  async inWords({ database }, lists) {
    const titles = await purposeTitles(database)
    return [
      inWords<Accepted>(lists, {
        list: 'users',
        title: 'Aviso de privacidad aceptado',
        columns: [
          ['Aviso', ({ privacyNotice }) => privacyNotice ?? ''],
          ['Aceptado', ({ privacyNoticeAt }) => momentWords(privacyNoticeAt)],
        ],
      }),
      inWords<Choice>(lists, {
        list: 'purposeChoices',
        title: 'Finalidades voluntarias',
        columns: [
          ['Finalidad', ({ purpose }) => (purpose ? (titles.get(purpose) ?? purpose) : '')],
          ['Aceptada', ({ granted }) => yesOrNo(granted)],
          ['Desde', ({ chosenAt }) => momentWords(chosenAt)],
          ['Aviso', ({ notice }) => notice ?? ''],
        ],
      }),
      inWords<Act>(lists, {
        list: 'auditLog',
        title: 'Lo que el equipo hizo con sus datos',
        columns: [
          ['Fecha', ({ at }) => momentWords(at)],
          ['Quién', ({ staff = '' }) => staff],
          ['Acto', ({ act = '' }) => actInWords(slices, act)],
        ],
      }),
    ]
  },
})

/** The analyses that a person uploaded. */
export function labsOf(database: Database, userId: number): Promise<(typeof uploads.$inferSelect)[]> {
  return database
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, userId), eq(uploads.kind, 'lab'), not(uploads.isPending)))
}

async function* once<T>(read: () => Promise<readonly T[]>): AsyncGenerator<readonly T[]> {
  yield await read()
}
