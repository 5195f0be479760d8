/** The characters of a reason, in a command and on the teams' page. */
export const LONGEST_REASON = 300
