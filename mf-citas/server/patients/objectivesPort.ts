import type { Database } from 'shared/server/database/database'

declare module 'shared/server/slices/ports' {
  interface Ports {
    /** Offered by the owner of family members and form results; where nobody offers it, there are none of either. */
    objectives?: ObjectivesPort
  }
}

export interface FamilyMember {
  id: number
  firstName: string
  lastName: string
}

interface ObjectivesPort {
  /** The family members of an account for whom it may book, in the order in which they are shown. */
  familyOf(database: Database, userId: number): Promise<FamilyMember[]>
  /**
   * The e-mail addresses of the specialists that the person's latest result of this form names; undefined where the
   * person has no result of it.
   */
  specialistsNamedIn(database: Database, userId: number, formId: number): Promise<string[] | undefined>
}
