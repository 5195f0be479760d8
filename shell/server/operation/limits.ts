import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'

/** From when on a thing needs attention, and from when on it is broken. */
export const LIMITS = {
  databaseSlowMs: 1000,
  jobLateMs: { attention: 10 * MS_PER_MINUTE, broken: MS_PER_HOUR },
  mailUnsentMs: { attention: 30 * MS_PER_MINUTE, broken: 2 * MS_PER_HOUR },
  paymentUnsettledMs: 15 * MS_PER_MINUTE,
  /** A night, and the time that a backup may take. */
  backupOldMs: 26 * MS_PER_HOUR,
  /** It is looked through every hour. */
  vaultLateMs: 3 * MS_PER_HOUR,
  diskFreeShare: { attention: 0.15, broken: 0.05 },
  certificateLeftMs: { attention: 14 * MS_PER_DAY, broken: 3 * MS_PER_DAY },
} as const

/** The longest look: the page waits for the slowest. */
export const LOOK_LIMIT_MS = 5000
