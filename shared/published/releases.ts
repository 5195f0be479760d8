/** The characters of a reason, in a command and on the teams' page. */
export const LONGEST_REASON = 300

/** A release that one browser gets in place of the live one. */
export interface Preview {
  remote: string
  release: string
  /** ISO 8601. */
  until: string
}
