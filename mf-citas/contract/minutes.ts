import Type from 'typebox'

/** The length of an appointment; the handler compares it with those that the practice sells. */
export const Minutes = Type.Integer({ minimum: 5, maximum: 240 })
