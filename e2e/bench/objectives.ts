import type { Browser, Page } from '@playwright/test'
import { openDatabase } from 'shared/server/database/database'
import type { Server } from '../fixtures/startServer'
import { tokenOf } from '../fixtures/tokenOf'
import { writeTable } from './bigContent'
import { serverWith } from './compare'
import { median, type Row } from './limits'
import { type Visit, visit } from './visit'

const ROUNDS = 5
const PRESS_ROUNDS = 7
const PATH = '/user/objetivos'

interface Size {
  forms: number
  responses: number
}

const FEW: Size = { forms: 5, responses: 5 }
const MANY: Size = { forms: 500, responses: 200 }
const QUESTIONS = 6
/** Of the last form, whose presses are measured. */
const MANY_QUESTIONS = 100

/** The tests of a person with many of them compared with few, and the presses while a long one is taken. */
export async function objectives(browser: Browser): Promise<Row[]> {
  const few = await serverOf(FEW)
  const many = await serverOf(MANY)
  try {
    const tokens = {
      few: await tokenOf(few.url, 'ana@mydiet.mx'),
      many: await tokenOf(many.url, 'ana@mydiet.mx'),
    }
    const ready = 'section[aria-labelledby="done-tests"] h3 button'
    const visits: { few: Visit; many: Visit }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      visits.push({
        few: await visit(browser, { url: few.url + PATH, ready, token: tokens.few }),
        many: await visit(browser, { url: many.url + PATH, ready, token: tokens.many }),
      })
    }
    const presses = await pressesOf(browser, many, tokens.many)
    return [
      {
        what: `${PATH} with 500 forms and 200 responses, against 5 and 5`,
        measured: median(visits.map(({ few, many }) => many.readyMs / few.readyMs)),
        limit: 1.3,
        unit: 'times',
      },
      {
        what: `${PATH} with 500 forms and 200 responses, ready`,
        measured: median(visits.map(({ many }) => many.readyMs)),
        limit: 0,
        unit: 'ms',
        informative: true,
      },
      {
        what: `${PATH} with 500 forms and 200 responses, layout shift`,
        measured: Math.max(...visits.map(({ many }) => many.layoutShift)),
        limit: 0.02,
        unit: '',
      },
      {
        what: 'the slowest press in a test of 100 questions',
        measured: Math.max(...presses),
        limit: 50,
        unit: 'ms',
      },
    ]
  } finally {
    await Promise.all([few.remove(), many.remove()])
  }
}

/** Each press of the long test in ms, as the median of several rounds. */
async function pressesOf(browser: Browser, { url }: Server, token: string): Promise<number[]> {
  const rounds: number[][] = []
  const list = await fetch(`${url}/api/forms`, { headers: { authorization: `Bearer ${token}` } })
  const forms: { id: number; questionCount: number }[] = await list.json()
  const long = forms.find(({ questionCount }) => questionCount === MANY_QUESTIONS)
  for (let round = 0; round < PRESS_ROUNDS; round++) {
    await visit(browser, {
      url: `${url}${PATH}?test=${long?.id}`,
      ready: 'input[type="radio"]',
      token,
      use: async page => void rounds.push(await takeTest(page)),
    })
    await forgetDraft(url, token, long?.id ?? 0, round)
  }
  const [first = []] = rounds
  return first.map((_, press) => median(rounds.map(round => round[press] ?? Number.POSITIVE_INFINITY)))
}

/** Answers every question but the last, and returns the time of each press until its effect was painted. */
function takeTest(page: Page): Promise<number[]> {
  return page.evaluate(async questions => {
    const times: number[] = []
    const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    async function press(element: HTMLElement | null | undefined): Promise<void> {
      await painted()
      const begin = performance.now()
      element?.click()
      await painted()
      times.push(performance.now() - begin)
    }
    for (let question = 1; question < questions; question++) {
      await press(document.querySelector<HTMLElement>('input[type="radio"]'))
      const buttons = [...document.querySelectorAll('button')]
      await press(buttons.find(button => button.textContent === 'Siguiente pregunta'))
    }
    const reached = document.querySelector('main progress')?.getAttribute('aria-label')
    if (reached !== `Pregunta ${questions} de ${questions}`) throw new Error(`The test ended at ${reached}`)
    return times
  }, MANY_QUESTIONS)
}

/** Takes the answers back, so that the next round begins with the first question. */
async function forgetDraft(url: string, token: string, formId: number, round: number): Promise<void> {
  const answers = Array.from({ length: MANY_QUESTIONS }, (_, at) => ({
    question: at + 1,
    answer: null,
    // More than those of the round.
    changes: 1000 * (round + 1),
  }))
  const answer = await fetch(`${url}/api/form-drafts/${formId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, answers }),
  })
  if (!answer.ok) throw new Error(`The draft was not taken back: ${answer.status}`)
}

/** A server with forms and responses of Ana of this size instead of the demo's. */
const serverOf = (size: Size): Promise<Server> =>
  serverWith(
    folder => writeForms(folder, size.forms),
    dataDir => writeResponses(dataDir, size.responses),
  )

function writeForms(folder: string, count: number): void {
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1)
  const questionsOf = (form: number) => numbers(form === count ? MANY_QUESTIONS : QUESTIONS)
  const questions = numbers(count).flatMap(form => questionsOf(form).map(id => ({ form: `f${form}`, id })))
  writeTable(folder, 'forms.csv', [
    ['key', 'name', 'courses', 'gender', 'ageRange', 'repeatDays', 'source'],
    ...numbers(count).map(form => [`f${form}`, `Test ${form}`, '', 'Ambos', '0-43800', 30, 'Propio']),
  ])
  writeTable(folder, 'form-questions.csv', [
    [
      'form',
      'id',
      'type',
      'question',
      'speciality',
      'laboratorios',
      'highValue',
      'especialidad',
      'especialista',
    ],
    ...questions.map(({ form, id }) => [
      form,
      id,
      1,
      `¿Qué tan seguido te pasa esto? ${id}`,
      `Área ${id % 5}`,
      'Glucosa',
      0,
      '',
      '',
    ]),
  ])
  writeTable(folder, 'form-options.csv', [
    ['form', 'question', 'id', 'option', 'value', 'risk'],
    ...questions.flatMap(({ form, id }) =>
      ['Siempre', 'Seguido', 'A veces', 'Nunca'].map((option, at) => [form, id, at + 1, option, at, '']),
    ),
  ])
  writeTable(folder, 'form-advice.csv', [
    ['form', 'question', 'especialidad', 'category', 'data', 'tags'],
    ...questions
      .filter(({ id }) => id === 1)
      .map(({ form, id }) => [form, id, 'Nutrición', 'Estable', '<p>Vas bien.</p>', 'bien']),
  ])
}

/** Responses of Ana in place of the demo's: one to each form, then earlier ones. */
async function writeResponses(dataDir: string, count: number): Promise<void> {
  const { database, close } = await openDatabase({ dataDir, databaseUrl: undefined })
  const questions = Array.from({ length: QUESTIONS }, (_, at) => at + 1)
  const answers = JSON.stringify(questions.map(question => ({ question, userAnswer: 2 })))
  const areas = JSON.stringify(
    [1, 2, 3, 4, 0].map(area => ({
      area: `Área ${area}`,
      value: 1,
      value_total: 3,
      divider: 1,
      percentage: 33.3,
      questions: questions.filter(id => id % 5 === area),
    })),
  )
  await database.execute(`delete from objetivos.form_responses`)
  await database.execute(`
    insert into objetivos.form_responses (user_id, form_id, version, answers, areas, balance, labs, created_at)
    select (select id from auth.users where email = 'ana@mydiet.mx'), forms.id, 1, '${answers}', '${areas}', 33,
      '{Glucosa}', now() - n * interval '31 days'
    from objetivos.forms join generate_series(0, 4) n on true
    where not withdrawn and question_count = ${QUESTIONS}
    order by n, forms.id limit ${count}`)
  await database.execute('analyze objetivos.form_responses')
  await close()
}
