import { youtubeIdOf } from 'shared/html/youtubeIdOf'
import type { ContentKind } from 'shared/server/content/content'
import type { ContentFolder, Picture, Row } from 'shared/server/content/contentFolder'
import { listCell } from 'shared/server/content/listCell'
import { sanitizeHtml } from 'shared/server/html/sanitizeHtml'
import type { Category, Topic } from '../../rules/courseTree'
import {
  CategoryRow,
  CourseRow,
  ModuleRow,
  SubtopicRow,
  type SubtopicRow as SubtopicValue,
  TopicRow,
} from './courseRows'
import { hasCourses, replaceCourses } from './courseStore'

const COURSES = 'courses.csv'
const CATEGORIES = 'course-categories.csv'
const MODULES = 'course-modules.csv'
const TOPICS = 'course-topics.csv'
const SUBTOPICS = 'course-subtopics.csv'

/** Courses and their trees of content; a course without categories is offered and has nothing to learn yet. */
export const coursesContent: ContentKind = {
  name: 'courses',
  files: [COURSES, CATEGORIES, MODULES, TOPICS, SUBTOPICS],
  isLoaded: hasCourses,
  async check(folder) {
    const courses = await folder.rows(COURSES, CourseRow)
    const categories = await folder.rows(CATEGORIES, CategoryRow)
    const modules = await folder.rows(MODULES, ModuleRow)
    const topics = await folder.rows(TOPICS, TopicRow)
    const subtopics = await folder.rows(SUBTOPICS, SubtopicRow)
    folder.unique(COURSES, 'title', courses, row => row.title)
    const inCourse = childrenOf(folder, [CATEGORIES, categories, 'course'], [COURSES, courses, 'title'])
    const inCategory = childrenOf(folder, [MODULES, modules, 'category'], [CATEGORIES, categories, 'id'])
    const inModule = childrenOf(folder, [TOPICS, topics, 'module'], [MODULES, modules, 'id'])
    const inTopic = childrenOf(folder, [SUBTOPICS, subtopics, 'topic'], [TOPICS, topics, 'id'])
    for (const { line, value } of topics) {
      if (inTopic(value.id).length > 0 || !folder.isSound(SUBTOPICS)) continue
      folder.report({ file: TOPICS, row: line, field: 'id', message: `No tiene subtemas en ${SUBTOPICS}.` })
    }

    const files: Picture[] = []
    const nameOf = async (reading: Promise<Picture | undefined>) => {
      const file = await reading
      if (file) files.push(file)
      return file?.name ?? ''
    }
    const picture = (fileName: string, file: string, row: number, field: string) =>
      nameOf(folder.picture(fileName, { file, row, field }))

    const topicOf = async ({ value }: Row<(typeof topics)[number]['value']>): Promise<Topic> => ({
      id: value.id,
      name: value.name,
      description: value.description,
      duration: value.duration,
      status: false,
      subtemas: await Promise.all(
        inTopic(value.id).map(async row => ({
          ...subtopicTexts(folder, row),
          audio: isAddress(row.value.audio) ? row.value.audio : addressOf(await nameOf(audioOf(folder, row))),
          captions: isAddress(row.value.captions)
            ? row.value.captions
            : addressOf(await nameOf(captionsOf(folder, row))),
          image: await picture(row.value.image, SUBTOPICS, row.line, 'image'),
          documento: await nameOf(documentOf(folder, row)),
        })),
      ),
    })
    const categoryOf = async ({ value }: Row<(typeof categories)[number]['value']>): Promise<Category> => ({
      id: value.id,
      category: value.category,
      curso: {
        name: value.name,
        title: value.title,
        description: sanitizeHtml(value.description),
        modulos: await Promise.all(
          inCategory(value.id).map(async ({ line, value: module }) => ({
            id: module.id,
            name: module.name,
            frase: module.frase,
            image: await picture(module.image, MODULES, line, 'image'),
            temas: await Promise.all(inModule(module.id).map(topicOf)),
          })),
        ),
      },
    })
    const offer = await Promise.all(
      courses.map(async ({ line, value }) => ({
        title: value.title,
        name: await picture(value.name, COURSES, line, 'name'),
        featureImage: await picture(value.featureImage, COURSES, line, 'featureImage'),
        featureVideo: value.featureVideo,
        anonymousQuestions: value.anonymousQuestions === 'sí',
        description: sanitizeHtml(value.description),
        categories: await Promise.all(inCourse(value.title).map(categoryOf)),
      })),
    )
    return async (database, store) => {
      // Files come first: a file without its row is harmless, a row without its file is not.
      for (const file of files) await store.put(file.bytes, file.name)
      await replaceCourses(database, offer)
    }
  },
}

type Table<V, F extends keyof V> = [file: string, rows: readonly Row<V>[], field: F]

/** The rows of a file by the row of another file that they belong to, in the file's order; reports rows without one. */
function childrenOf<C extends { id: number }, F extends keyof C & string, P, K extends keyof P & string>(
  folder: ContentFolder,
  [file, rows, field]: Table<C, F>,
  [parentFile, parents, key]: Table<P, K>,
): (parent: P[K]) => Row<C>[] {
  folder.unique(file, 'id', rows, row => String(row.id))
  const known = folder.isSound(parentFile) && new Set<unknown>(parents.map(({ value }) => value[key]))
  const children = new Map<unknown, Row<C>[]>()
  for (const row of rows) {
    const parent = row.value[field]
    children.set(parent, [...(children.get(parent) ?? []), row])
    if (!known || known.has(parent)) continue
    folder.report({ file, row: row.line, field, message: `«${parent}» no está en ${parentFile}.` })
  }
  return parent => children.get(parent) ?? []
}

function subtopicTexts(folder: ContentFolder, { line, value }: Row<SubtopicValue>) {
  const video = youtubeIdOf(value.video)
  if (value.video !== '' && !video) {
    const message = 'No es un video de YouTube ni su dirección.'
    folder.report({ file: SUBTOPICS, row: line, field: 'video', message })
  }
  return {
    id: value.id,
    name: value.name,
    description: sanitizeHtml(value.description),
    video: video ?? '',
    duration: value.duration,
    frase: value.frase,
    pts: value.pts,
    tip: listCell(value.tip),
    status: false,
    changes: 0,
  }
}

async function documentOf(folder: ContentFolder, { line, value }: Row<SubtopicValue>) {
  if (value.documento === '') return undefined
  return folder.document(value.documento, { file: SUBTOPICS, row: line, field: 'documento' })
}

async function captionsOf(folder: ContentFolder, { line, value }: Row<SubtopicValue>) {
  if (!value.captions) return undefined
  return folder.captions(value.captions, { file: SUBTOPICS, row: line, field: 'captions' })
}

const addressOf = (name: string) => (name ? `/api/files/${name}` : '')

const isAddress = (file = ''): file is `https://${string}` => file.startsWith('https://')

async function audioOf(folder: ContentFolder, { line, value }: Row<SubtopicValue>) {
  if (value.audio === '') return undefined
  return folder.audio(value.audio, { file: SUBTOPICS, row: line, field: 'audio' })
}
