import { PROFILE_LENGTHS } from 'shared/published/profile'
import Type from 'typebox'

export const Moment = Type.String({ format: 'date-time' })

export const PerhapsMoment = Type.Union([Moment, Type.Null()])

export const Email = Type.String({ maxLength: PROFILE_LENGTHS.email })

export const Password = Type.String({ maxLength: 256 })
