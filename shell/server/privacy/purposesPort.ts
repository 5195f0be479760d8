import type { PurposeChoice, VoluntaryPurpose } from 'shared/published/purposes'
import type { Database } from 'shared/server/database/database'
import { allowsPurpose, choosePurpose } from './purposeStore'

declare module 'shared/server/slices/ports' {
  interface Ports {
    purposes: PurposesPort
  }
}

/** The voluntary purposes that people accept and refuse in *Privacidad*, for the domains that pursue one. */
interface PurposesPort {
  allows(database: Database, userId: number, purpose: VoluntaryPurpose): Promise<boolean>
  /** The same choice again changes nothing; false if the account has ended. */
  choose(database: Database, userId: number, choice: PurposeChoice, now: Date): Promise<boolean>
}

export const purposesPort: PurposesPort = { allows: allowsPurpose, choose: choosePurpose }
