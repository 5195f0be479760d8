import { defineContract } from 'shared/contract'
import Type, { type Static } from 'typebox'
import { Id } from './fields'

/** Published because more than one domain shows courses by their title: the locked modal, tests, the profile. */
export const Course = Type.Object({
  id: Id,
  title: Type.String(),
  /** The name of its image. */
  name: Type.String(),
  featureImage: Type.String(),
  /** A video's id, or empty. */
  featureVideo: Type.String(),
  /** HTML, sanitised. */
  description: Type.String(),
})
export type Course = Static<typeof Course>

export const coursesContract = defineContract({
  'GET courses': {
    summary: 'Los cursos que se ofrecen',
    answer: { size: 'list', body: Type.Array(Course) },
  },
  'POST courses/unassignFromUser': {
    summary: 'Anular un curso propio: la persona deja de tenerlo',
    body: Type.Object({ userId: Id, courseId: Id }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
})
