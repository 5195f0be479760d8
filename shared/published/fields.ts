import Type from 'typebox'

/** Fields that mean the same in every call. */

/** Ids are positive integers (rulings, 4) and fit the database's `integer`. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** A day that exists, `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date' })
