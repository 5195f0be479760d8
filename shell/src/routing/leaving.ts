interface Leaving {
  /** As many changes of this device as the person knows will be lost. */
  unsent: number
}

/** Navigation state of who goes to the sign-in page to sign out. */
export const leaving = (unsent: number): { leaving: Leaving } => ({ leaving: { unsent } })

export const leavingOf = (state: unknown): Leaving | undefined =>
  (state as Partial<ReturnType<typeof leaving>> | null)?.leaving
