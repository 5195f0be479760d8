import Type, { type Static } from 'typebox'

/**
 * The purposes for which the product uses data only where the person does not refuse: mails of replies to their questions
 * in a course, mails of topics that open, and measures of how fast the app is. Each is enforced at one door
 * (decision 45); the practice's notice names them in its own words.
 */
export const VOLUNTARY_PURPOSES = ['courseReplies', 'courseTopics', 'statistics'] as const

export type VoluntaryPurpose = (typeof VOLUNTARY_PURPOSES)[number]

export const VoluntaryPurpose = Type.Enum(VOLUNTARY_PURPOSES)

/** The answer of a person to one voluntary purpose. */
export const PurposeChoice = Type.Object({ purpose: VoluntaryPurpose, granted: Type.Boolean() })
export type PurposeChoice = Static<typeof PurposeChoice>
