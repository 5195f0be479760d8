import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import Type from 'typebox'

export const FeedState = Type.Object({ exists: Type.Boolean() })

export const NewFeed = Type.Object({
  /** Below the entry point's origin. Shown once: only its hash is stored. */
  path: Type.String(),
})

export const calendarContract = defineContract({
  'GET appointments/{id}/calendar': {
    summary: 'Una cita como archivo de calendario (iCalendar)',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Type.Object({ content: Type.String() }) },
  },
  'GET appointments/feed': {
    summary: 'Si la persona tiene un calendario privado con sus citas',
    answer: { size: 'small', body: FeedState },
  },
  'POST appointments/feed': {
    summary: 'Crear la dirección del calendario privado; la anterior deja de servir',
    answer: { size: 'small', body: NewFeed },
  },
  'DELETE appointments/feed': {
    summary: 'Revocar la dirección del calendario privado',
    answer: { size: 'small', body: Type.Object({}) },
  },
})
