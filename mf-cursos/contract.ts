import { defineContract } from 'shared/contract'
import { Course } from 'shared/published/courses'
import { Day, Id, PageQuery } from 'shared/published/fields'
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

/** The reasons for which a person reports a comment. */
export const REPORT_REASONS = ['offensive', 'health', 'private', 'spam'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const Comment = Type.Object({
  id: Id,
  /** Text, never HTML; empty where its author took it back and others have replied to it. */
  content: Type.String(),
  courseId: Id,
  /** The question that it replies to; 0 for a question. */
  parentId: Type.Integer({ minimum: 0 }),
  /** 0 where its author took it back, in another's anonymous comment, and for a specialist's reply. */
  userId: Type.Integer({ minimum: 0 }),
  createdAt: Type.String({ format: 'date-time' }),
  /** The person's own, an anonymous one too. */
  isMine: Type.Boolean(),
  isEdited: Type.Boolean(),
  isAnonymous: Type.Boolean(),
  /** The person has reported it and the staff has not decided yet: its text is not sent. */
  isReported: Type.Boolean(),
  /** The name of the specialist who replied; empty for a patient. */
  specialist: Type.String(),
  /** The only field of the author that leaves the server; empty in an anonymous comment. */
  user: Type.Object({ firstName: Type.String() }),
  likes: Type.Array(Type.Object({ userId: Id })),
  /** The number of replies. */
  answerCount: Type.Integer(),
})
export type Comment = Static<typeof Comment>

/** A question of the list of all comments has its replies, the oldest first. */
const ListedComment = Type.Object({ ...Comment.properties, answers: Type.Optional(Type.Array(Comment)) })
export type ListedComment = Static<typeof ListedComment>

/**
 * Without a course: every comment of the person's courses, the newest first, and with each question its replies. With a course: its questions, in the order
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

/** At most 400 characters as a person counts them (280 in the newer view), each of which may be several in JSON. */
const CommentText = Type.String({ maxLength: 20_000 })

const CommentBody = Type.Object({
  content: CommentText,
  courseId: Id,
  parentId: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 2_147_483_647 })])),
  /** A question without the asker's name, in a course that allows it. A reply of its asker is anonymous by itself. */
  isAnonymous: Type.Optional(Type.Boolean()),
})

const CommentLike = Type.Object({ commentId: Id, userId: Id })

/** A comment as the staff sees it: with its author's name, also where it is anonymous, and its reports. */
export const StaffComment = Type.Object({
  id: Id,
  course: Type.String(),
  content: Type.String(),
  /** The text of the question that it replies to; empty for a question. */
  question: Type.String(),
  isQuestion: Type.Boolean(),
  isAnonymous: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
  /** First and last name, or the specialist's. */
  author: Type.String(),
  /** The reasons of the reports that are not decided. */
  reports: Type.Array(Type.Enum([...REPORT_REASONS])),
})
export type StaffComment = Static<typeof StaffComment>

/** The mails about courses that a person can turn off: replies to their questions, and topics that open. */
export const MAIL_KINDS = ['replies', 'unlocks'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const MailChoices = Type.Object({ replies: Type.Boolean(), unlocks: Type.Boolean() })
export type MailChoices = Static<typeof MailChoices>

/** A reply to a question of the person's that they have not read yet. */
export const ReplyNotice = Type.Object({
  courseId: Id,
  course: Type.String(),
  question: Type.String(),
  reply: Comment,
})
export type ReplyNotice = Static<typeof ReplyNotice>

/** A recommended product; the catalogue is called Solutions. */
export const Product = Type.Object({
  id: Id,
  name: Type.String(),
  /** The addresses of its pictures. */
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
    answer: { status: 200, size: 'small', body: CourseWithContent },
  },
  'GET course-progress': {
    summary: 'Los cursos de la persona y cuánto ha completado de cada uno',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(OwnCourse) },
  },
  'GET course-progress/{courseId}/{userId}': {
    summary: 'El avance de la persona en un curso; 400 si todavía no hay',
    access: 'person',
    params: Type.Object({ courseId: Id, userId: Id }),
    answer: { status: 200, size: 'small', body: CourseProgress },
  },
  'POST course-progress': {
    summary: 'Crear el avance en un curso; si ya lo hay, se une con él',
    access: 'person',
    body: Type.Object({
      user: Type.Object({ id: Id }),
      course: Type.Object({ id: Id }),
      progress: Progress,
    }),
    answer: { status: 201, size: 'small', body: CourseProgress },
  },
  'PATCH course-progress/{progressId}': {
    summary: 'Unir el avance de un dispositivo con el guardado; la respuesta es el resultado',
    access: 'person',
    params: Type.Object({ progressId: Id }),
    body: Type.Object({ progress: Progress }),
    answer: { status: 200, size: 'small', body: CourseProgress },
  },
  'GET commentary': {
    summary: 'Los comentarios de los cursos de la persona, por páginas; con courseId, las preguntas de uno',
    access: 'person',
    query: CommentQuery,
    answer: { status: 200, size: 'list', body: Type.Array(ListedComment) },
  },
  'POST commentary': {
    limited: true,
    summary: 'Preguntar en la comunidad de un curso, o responder a una pregunta',
    access: 'person',
    body: CommentBody,
    idempotent: true,
    answer: { status: 201, size: 'small', body: Comment },
  },
  'PATCH commentary/{id}': {
    summary: 'Corregir un comentario propio durante los quince minutos siguientes',
    access: 'person',
    params: Type.Object({ id: Id }),
    body: Type.Object({ content: CommentText }),
    answer: { status: 200, size: 'small', body: Comment },
  },
  'POST commentary/{id}/report': {
    limited: true,
    summary: 'Reportar el comentario de otra persona; repetirlo no cambia nada',
    access: 'person',
    params: Type.Object({ id: Id }),
    body: Type.Object({ reason: Type.Enum([...REPORT_REASONS]) }),
    answer: { status: 201, size: 'small', body: Type.Object({ commentId: Id }) },
  },
  'DELETE commentary/{id}': {
    summary: 'Quitar un comentario propio; de una pregunta con respuestas se quitan el texto y el nombre',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST commentary/{id}/like': {
    summary: 'Indicar que un comentario gusta; repetirlo no cambia nada',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 201, size: 'small', body: CommentLike },
  },
  'DELETE commentary/{id}/like': {
    summary: 'Quitar el propio «me gusta»; repetirlo no cambia nada',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'GET reply-notices': {
    summary: 'Las respuestas nuevas a las preguntas de la persona, la más reciente primero',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(ReplyNotice) },
  },
  'POST reply-notices/read': {
    summary: 'Marcar como leídas las respuestas nuevas de un curso; repetirlo no cambia nada',
    access: 'person',
    body: Type.Object({ courseId: Id }),
    answer: { status: 201, size: 'small', body: Type.Object({}) },
  },
  'GET course-mails': {
    summary: 'Los correos sobre cursos que la persona quiere',
    access: 'person',
    answer: { status: 200, size: 'small', body: MailChoices },
  },
  'PATCH course-mails': {
    summary: 'Activar o desactivar correos sobre cursos',
    access: 'person',
    body: Type.Partial(MailChoices),
    answer: { status: 200, size: 'small', body: MailChoices },
  },
  'GET courses/{id}/certificate': {
    summary: 'La constancia de un curso propio terminado; 409 si falta algo',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, size: 'small', body: Certificate },
  },
  'GET staff/course-comments': {
    summary: 'Los comentarios reportados sin decidir, o las preguntas sin respuesta de especialista',
    access: 'staff:community',
    query: Type.Object({ list: Type.Enum(['reported', 'questions']), ...PageQuery.properties }),
    answer: { status: 200, size: 'list', body: Type.Array(StaffComment) },
  },
  'POST staff/course-comments/{id}/decision': {
    summary: 'Decidir si un comentario reportado se queda o se quita',
    access: 'staff:community',
    params: Type.Object({ id: Id }),
    body: Type.Object({ decision: Type.Enum(['keep', 'remove']) }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST staff/course-comments/{id}/answer': {
    summary: 'Responder a una pregunta como especialista',
    access: 'staff:community',
    params: Type.Object({ id: Id }),
    body: Type.Object({ content: CommentText, specialist: Type.String({ minLength: 1, maxLength: 80 }) }),
    idempotent: true,
    answer: { status: 201, size: 'small', body: Type.Object({ id: Id }) },
  },
  'GET products': {
    summary: 'Los productos recomendados, por páginas',
    access: 'person',
    query: ProductQuery,
    answer: { status: 200, size: 'list', body: Type.Array(Product) },
  },
})
