interface Leaving {
  /** The number of unsent changes that the person has agreed to lose. */
  unsent: number
}

/** The navigation state that asks the sign-in page to sign the person out. */
export const leaving = (unsent: number): { leaving: Leaving } => ({ leaving: { unsent } })

export const leavingOf = (state: unknown): Leaving | undefined =>
  (state as Partial<ReturnType<typeof leaving>> | null)?.leaving
