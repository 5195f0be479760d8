/** Navigation state of who goes to the sign-in page to sign out. */
export const LEAVING = { leaving: true } as const

export const isLeaving = (state: unknown): boolean =>
  (state as Partial<typeof LEAVING> | null)?.leaving === true
