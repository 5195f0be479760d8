import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openDatabase } from 'shared/server/database/database'
import { PICTURE, writeTable } from './bigContent'
import { compare, serverWith } from './compare'
import { median, type Row } from './limits'

const TITLE = 'Nutrición funcional'
const SUBTOPICS_A_TOPIC = 5

interface Size {
  modules: number
  subtopics: number
  comments: number
  products: number
}

const FEW: Size = { modules: 2, subtopics: 20, comments: 10, products: 12 }
const MANY: Size = { modules: 40, subtopics: 1000, comments: 100_000, products: 5000 }

const SCREENS = [
  {
    path: '/user/tema/detalleV3?curso=1',
    ready: 'ul[aria-label="Módulos"] h3 button',
    what: 'a course of 1,000 subtopics, against 20',
  },
  {
    path: '/user/tema/detalleV3?curso=1&tab=3',
    ready: 'ul[aria-label="Preguntas"] article button',
    what: 'a community of 100,000 comments, against 10',
  },
  {
    path: '/user/solutions',
    ready: 'ul[aria-label="Productos"] article button',
    what: 'Solutions with 5,000 products, against 12',
  },
]

/** The courses' screens with much content compared with the same with little. */
export async function courses(browser: Browser): Promise<Row[]> {
  const sized = (size: Size) =>
    serverWith(
      folder => writeCourses(folder, size),
      dataDir => writeComments(dataDir, size.comments),
    )
  const few = await sized(FEW)
  const many = await sized(MANY)
  try {
    const compared = await compare(browser, { few, many }, SCREENS)
    return compared.flatMap(({ screen: { path, what }, visits }): Row[] => [
      {
        what,
        measured: median(visits.map(({ few, many }) => many.readyMs / few.readyMs)),
        limit: 1.3,
        unit: 'times',
      },
      {
        what: `${path}, ready`,
        measured: median(visits.map(({ many }) => many.readyMs)),
        limit: 0,
        unit: 'ms',
        informative: true,
      },
      {
        what: `${path}, longest task`,
        measured: median(visits.map(({ many }) => many.longestTaskMs)),
        limit: 200,
        unit: 'ms',
      },
      {
        what: `${path}, layout shift`,
        measured: Math.max(...visits.map(({ many }) => many.layoutShift)),
        limit: 0.02,
        unit: '',
      },
    ])
  } finally {
    await Promise.all([few.remove(), many.remove()])
  }
}

function writeCourses(folder: string, { modules, subtopics, products }: Size): void {
  const topics = subtopics / SUBTOPICS_A_TOPIC
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1)
  const inOrder = (n: number, count: number, parents: number) => Math.ceil((n / count) * parents)
  const says =
    '<p>Sirve la mitad de tu plato con verduras y observa qué tan satisfecha o satisfecho quedas.</p>'
  mkdirSync(join(folder, 'images'), { recursive: true })
  writeFileSync(join(folder, 'images', 'a.webp'), PICTURE)
  writeTable(folder, 'courses.csv', [
    ['title', 'name', 'featureImage', 'featureVideo', 'anonymousQuestions', 'description'],
    [TITLE, 'a.webp', '', '', '', says],
  ])
  writeTable(folder, 'course-categories.csv', [
    ['id', 'course', 'category', 'name', 'title', 'description'],
    [1, TITLE, 'Empezar', '', '', ''],
  ])
  writeTable(folder, 'course-modules.csv', [
    ['id', 'category', 'name', 'frase', 'image'],
    ...numbers(modules).map(id => [id, 1, `Semana ${id}`, 'Primero mira.', 'a.webp']),
  ])
  writeTable(folder, 'course-topics.csv', [
    ['id', 'module', 'name', 'description', 'duration'],
    // All of them are open.
    ...numbers(topics).map(id => [id, inOrder(id, topics, modules), `Tema ${id}`, 'Cómo y para qué.', 0]),
  ])
  writeTable(folder, 'course-subtopics.csv', [
    [
      'id',
      'topic',
      'name',
      'description',
      'image',
      'video',
      'audio',
      'captions',
      'documento',
      'duration',
      'frase',
      'pts',
      'tip',
    ],
    ...numbers(subtopics).map(id => [
      id,
      inOrder(id, subtopics, topics),
      `Subtema ${id}`,
      `${says}<p>Paso ${id}.</p>`,
      'a.webp',
      '',
      '',
      '',
      '',
      5,
      '',
      10,
      '',
    ]),
  ])
  writeTable(folder, 'solutions.csv', [
    ['name', 'gallery', 'categories', 'usage', 'whereToBuy', 'avoid'],
    ...numbers(products).map(id => [`Producto ${id}`, 'a.webp', 'Desayunos|Fibra', says, says, says]),
  ])
}

/** Questions and replies to them, two to one, by the demo's second person, in place of the demo's. */
async function writeComments(dataDir: string, count: number): Promise<void> {
  const { database, close } = await openDatabase({ dataDir, databaseUrl: undefined })
  const questions = Math.ceil(count / 3)
  await database.execute(`delete from cursos.comments`)
  await database.execute(`
    insert into cursos.comments (id, user_id, course_id, parent_id, content, created_at, answer_count)
    overriding system value
    select n, 2, 1, null, '¿La avena cuenta como cereal? ' || n, now() - (${count} - n) * interval '1 minute', 2
    from generate_series(1, ${questions}::int) n`)
  await database.execute(`
    insert into cursos.comments (id, user_id, course_id, parent_id, content, created_at)
    overriding system value
    select n, 2, 1, 1 + n % ${questions}, 'Sí, de grano entero. ' || n, now()
    from generate_series(${questions + 1}::int, ${count}::int) n`)
  await database.execute('analyze cursos.comments')
  await close()
}
