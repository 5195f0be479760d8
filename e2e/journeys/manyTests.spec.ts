import type { Page } from '@playwright/test'
import pg from 'pg'
import { callAs } from '../fixtures/callAs'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { doneTests, numbered } from '../fixtures/objectives'
import { arriveAt } from '../fixtures/payments'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-objetivos', 'mf-cuenta', 'mf-diet'], viewport: { width: 360, height: 640 } })

/** A practice with fifty tests more, and a person who has answered 45 of them: the lists grow as the person asks. */

const TESTS = 50
const ANSWERED = 45

async function write({ environment }: Server, statement: string): Promise<void> {
  const client = new pg.Client(environment.DATABASE_URL)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Copies of one test of the demo. */
const MORE_TESTS = `
  with one as (select * from objetivos.forms where key = 'gad-7'),
  many as (
    insert into objetivos.forms (key, name, courses, gender, age_range, repeat_days, question_count, source)
    select 'many-' || n, 'Seguimiento ' || lpad(n::text, 2, '0'), '{}', 'Ambos', age_range, 30, question_count, ''
    from one, generate_series(1, ${TESTS}) n
    returning id, name
  )
  insert into objetivos.form_versions (form_id, version, name, content)
  select many.id, 1, many.name, content
  from many, one join objetivos.form_versions on form_id = one.id and form_versions.version = one.version`

const answersOf = (email: string) => `
  insert into objetivos.form_responses (user_id, form_id, version, answers, areas, balance, labs, created_at)
  select users.id, forms.id, 1, '[]', '[]', 80, '{}', now() - forms.id * interval '1 minute'
  from objetivos.forms, auth.users
  where forms.key like 'many-%' and forms.name <= 'Seguimiento ${ANSWERED}' and email = '${email}'`

test.beforeAll(({ server }) => write(server, MORE_TESTS))

const pending = (page: Page) => page.getByRole('region', { name: 'Tests por responder' })
const more = (page: Page) => page.getByRole('button', { name: 'Ver más tests' })

test('answered tests are shown by twenties, all are read at once, and a link opens one of the last', async ({
  page,
  server,
}) => {
  await write(server, answersOf(await arriveAt(page, '/user/objetivos')))
  const asked: string[] = []
  page.on('request', request => {
    const [, call] = request.url().split('/api/')
    if (call?.startsWith('form-responses')) asked.push(call)
  })
  await page.reload()
  const done = doneTests(page)
  const results = done.getByRole('heading', { level: 3 })
  await expect(results).toHaveCount(20)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([1, 2, 3].map(number => `form-responses?page=${number}&limit=20`))
  await isAccessible(page, 'many tests')
  await fitsWidth(page, 'many tests')

  await more(page).click()
  await expect(results).toHaveCount(40)
  await expect(results.nth(20).getByRole('button')).toBeFocused()
  await more(page).click()
  await expect(results).toHaveCount(ANSWERED)
  await expect(more(page)).toHaveCount(0)

  const forms: { id: number; name: string }[] = await callAs(page, 'GET forms')
  const last = forms.find(({ name }) => name === `Seguimiento ${ANSWERED}`)
  await page.goto(`/user/objetivos?abierto=${last?.id}`)
  await expect(done.getByText('Balance de Salud')).toBeVisible()
  await expect(done.getByRole('button', { name: `Seguimiento ${ANSWERED}` })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('pending tests are shown by twenties; Back from one finds the list as it was, and the begun one first', async ({
  page,
}) => {
  await arriveAt(page, '/user/objetivos')
  const starts = pending(page).getByRole('button', { name: /^(Iniciar|Continuar) Test/ })
  await expect(starts).toHaveCount(20)
  await more(page).click()
  await expect(starts).toHaveCount(40)
  await expect(starts.nth(20)).toBeFocused()

  const name = 'Seguimiento 20'
  const start = pending(page).getByRole('button', { name: `Iniciar Test: ${name}` })
  await start.click()
  await expect(numbered(page, 1, 7)).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.goBack()
  await expect(starts).toHaveCount(40)
  await expect(starts.first()).toHaveAccessibleName(`Continuar Test: ${name}`)
})
