/** The maximum lengths of a profile's texts, in characters: contracts refuse longer ones, and so does the database. */
export const PROFILE_LENGTHS = { text: 100, email: 254, objective: 1000 } as const

/** The maximum number of the practice's branches that a profile may name. */
export const MOST_BRANCH_OFFICES = 20
