import { defineContract } from 'shared/contract'
import { Course } from 'shared/published/courses'
import { Day, Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

/** A course with its content: `data` is the tree of categories as JSON (shared/product/cursos.md#course-content). */
const CourseWithContent = Type.Object({
  ...Course.properties,
  /** Questions in its community may be asked without the asker's name. */
  anonymousQuestions: Type.Boolean(),
  data: Type.String(),
})

/**
 * `progress` is JSON: the tree of categories with ids, status flags and the number of changes of each subtopic, without
 * the descriptive fields, which the course has.
 */
export const CourseProgress = Type.Object({ id: Id, progress: Type.String() })
export type CourseProgress = Static<typeof CourseProgress>

const OwnCourse = Type.Object({
  courseId: Id,
  title: Type.String(),
  /** The name of its picture, or empty. */
  name: Type.String(),
  /** The number of completed subtopics. */
  completed: Type.Integer({ minimum: 0 }),
  total: Type.Integer({ minimum: 0 }),
  /** The unread replies of others to the person's questions in its community. */
  newReplies: Type.Integer({ minimum: 0 }),
})
export type OwnCourse = Static<typeof OwnCourse>

/** The text of a finished course's certificate. */
const Certificate = Type.Object({
  course: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** On the clinic's clock. */
  completedOn: Day,
  /** The number of completed subtopics. */
  subtopics: Type.Integer({ minimum: 1 }),
})
export type Certificate = Static<typeof Certificate>

/** Progress in a course of 1,000 subtopics has 50 KB. */
const Progress = Type.String({ maxLength: 120_000 })

export const ownCoursesContract = defineContract({
  'GET courses/{id}': {
    summary: 'Un curso propio con su contenido; un tema va sin textos ni medios hasta el día en que se abre',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: CourseWithContent },
  },
  'GET course-progress': {
    summary: 'Los cursos de la persona y cuánto ha completado de cada uno',
    answer: { size: 'list', body: Type.Array(OwnCourse) },
  },
  'GET course-progress/{courseId}/{userId}': {
    summary: 'El avance de la persona en un curso; 400 si todavía no hay',
    params: Type.Object({ courseId: Id, userId: Id }),
    answer: { size: 'small', body: CourseProgress },
  },
  'POST course-progress': {
    summary: 'Crear el avance en un curso; si ya lo hay, se une con él',
    body: Type.Object({
      user: Type.Object({ id: Id }),
      course: Type.Object({ id: Id }),
      progress: Progress,
    }),
    answer: { size: 'small', body: CourseProgress },
  },
  'PATCH course-progress/{progressId}': {
    summary: 'Unir el avance de un dispositivo con el guardado; la respuesta es el resultado',
    params: Type.Object({ progressId: Id }),
    body: Type.Object({ progress: Progress }),
    answer: { size: 'small', body: CourseProgress },
  },
  'GET courses/{id}/certificate': {
    summary: 'La constancia de un curso propio terminado; 409 si falta algo',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Certificate },
  },
})
