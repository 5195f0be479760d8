import { defineContract } from 'shared/contract'
import { Course } from 'shared/published/courses'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

/** A course with its content: `data` is the tree of categories as JSON (shared/product/cursos.md#course-content). */
const CourseWithContent = Type.Object({ ...Course.properties, data: Type.String() })

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
})

export type OwnCourse = Static<typeof OwnCourse>

/** Progress in a course of 1,000 subtopics has 50 KB. */
const Progress = Type.String({ maxLength: 120_000 })

export const Comment = Type.Object({
  id: Id,
  /** Text, never HTML; empty where its author took it back and others have replied to it. */
  content: Type.String(),
  courseId: Id,
  /** The question that it replies to; 0 for a question. */
  parentId: Type.Integer({ minimum: 0 }),
  /** 0 where its author took it back. */
  userId: Type.Integer({ minimum: 0 }),
  createdAt: Type.String({ format: 'date-time' }),
  /** Nothing else of the author leaves the server. */
  user: Type.Object({ firstName: Type.String() }),
  likes: Type.Array(Type.Object({ userId: Id })),
  /** The number of replies. */
  answerCount: Type.Integer(),
})
export type Comment = Static<typeof Comment>

/**
 * Without a course: every comment of the person's courses, the newest first. With a course: its questions, in the order
 * of the filter. With a question too: the replies to it, the oldest first.
 */
export const CommentQuery = Type.Object({
  courseId: Type.Optional(Id),
  parentId: Type.Optional(Id),
  filter: Type.Optional(Type.Enum(['all', 'popular', 'recent', 'unanswered'])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
})
export type CommentQuery = Static<typeof CommentQuery>

const CommentBody = Type.Object({
  /** At most 400 characters as a person counts them (280 in the newer view), each of which may be several in JSON. */
  content: Type.String({ maxLength: 20_000 }),
  courseId: Id,
  parentId: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 2_147_483_647 })])),
})

const CommentLike = Type.Object({ commentId: Id, userId: Id })

/** A recommended product; the catalogue is called Solutions. */
export const Product = Type.Object({
  id: Id,
  name: Type.String(),
  /** The names of its pictures. */
  gallery: Type.Array(Type.String()),
  categories: Type.Array(Type.String()),
  /** HTML, sanitised; as are the next two. */
  usage: Type.String(),
  whereToBuy: Type.String(),
  avoid: Type.String(),
})
export type Product = Static<typeof Product>

/** The page is always 1 and the limit grows (shared/product/cursos.md#solutions), so a limit may be large. */
export const ProductQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  /** Tags separated by |; a product with a category that contains one of them is found. */
  q: Type.Optional(Type.String({ maxLength: 1000 })),
  orderBy: Type.Optional(Type.Enum(['name'])),
  order: Type.Optional(Type.Enum(['asc', 'desc'])),
})
export type ProductQuery = Static<typeof ProductQuery>

export const cursosContract = defineContract({
  'GET courses/{id}': {
    summary: 'Un curso propio con su contenido; un tema va sin textos ni medios hasta el día en que se abre',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, body: CourseWithContent },
  },
  'GET course-progress': {
    summary: 'Los cursos de la persona y cuánto ha completado de cada uno',
    access: 'person',
    answer: { status: 200, body: Type.Array(OwnCourse) },
  },
  'GET course-progress/{courseId}/{userId}': {
    summary: 'El avance de la persona en un curso; 400 si todavía no hay',
    access: 'person',
    params: Type.Object({ courseId: Id, userId: Id }),
    answer: { status: 200, body: CourseProgress },
  },
  'POST course-progress': {
    summary: 'Crear el avance en un curso; si ya lo hay, se une con él',
    access: 'person',
    body: Type.Object({
      user: Type.Object({ id: Id }),
      course: Type.Object({ id: Id }),
      progress: Progress,
    }),
    answer: { status: 201, body: CourseProgress },
  },
  'PATCH course-progress/{progressId}': {
    summary: 'Unir el avance de un dispositivo con el guardado; la respuesta es el resultado',
    access: 'person',
    params: Type.Object({ progressId: Id }),
    body: Type.Object({ progress: Progress }),
    answer: { status: 200, body: CourseProgress },
  },
  'GET commentary': {
    summary: 'Los comentarios de los cursos de la persona, por páginas; con courseId, las preguntas de uno',
    access: 'person',
    query: CommentQuery,
    answer: { status: 200, body: Type.Array(Comment) },
  },
  'POST commentary': {
    summary: 'Preguntar en la comunidad de un curso, o responder a una pregunta',
    access: 'person',
    body: CommentBody,
    idempotent: true,
    answer: { status: 201, body: Comment },
  },
  'DELETE commentary/{id}': {
    summary: 'Quitar un comentario propio; de una pregunta con respuestas se quitan el texto y el nombre',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, body: Type.Object({}) },
  },
  'POST commentary/{id}/like': {
    summary: 'Indicar que un comentario gusta; repetirlo no cambia nada',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 201, body: CommentLike },
  },
  'DELETE commentary/{id}/like': {
    summary: 'Quitar el propio «me gusta»; repetirlo no cambia nada',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, body: Type.Object({}) },
  },
  'GET products': {
    summary: 'Los productos recomendados, por páginas',
    access: 'person',
    query: ProductQuery,
    answer: { status: 200, body: Type.Array(Product) },
  },
})
