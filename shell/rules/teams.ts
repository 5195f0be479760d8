/** A part of the product that a team releases: the shell or a remote. */
const PART = /^(shell|mf-[a-z]{1,37})$/

export const isPart = (text: string): boolean => PART.test(text)

/** Whether a member looks after a part. One without a team looks after all of them, as a practice's only operator does. */
export const isOfTeam = (teams: readonly string[], part: string): boolean =>
  teams.length === 0 || teams.includes(part)
