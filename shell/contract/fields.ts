import Type from 'typebox'

export const Moment = Type.String({ format: 'date-time' })

export const PerhapsMoment = Type.Union([Moment, Type.Null()])

export const Password = Type.String({ maxLength: 256 })
