import type { BrowserContext, Page } from '@playwright/test'
import { callAs } from '../fixtures/callAs'
import { DEVICES } from '../fixtures/devices'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { keptOn } from '../fixtures/keptOn'
import { doneTests, MOTHER, next, numbered, openTests, personSwitcher } from '../fixtures/objectives'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'
import { whenCached } from '../fixtures/whenCached'

test.use({
  walks: ['mf-objetivos'],
  intercepts: true,
  serviceWorkers: 'allow',
})

const QUESTIONS = 30
const CHECK = 'Chequeo general de hábitos'

/** The options' ids begin with 1; neighbours get different answers. */
const optionOf = (question: number) => (question % 4) + 1

async function choose(page: Page, question: number) {
  await page
    .getByRole('radio')
    .nth(optionOf(question) - 1)
    .check()
}

interface Trouble {
  page: Page
  context: BrowserContext
  server: Server
  question: number
  /** Moves the troubles on, so that each question meets another one on another device. */
  shift: number
  every: number
}

/** Answers a question, and returns the page on which the test goes on; each `every`-th meets a trouble. */
async function answerIn({ page, context, server, question, shift, every }: Trouble): Promise<Page> {
  const address = page.url()
  const trouble = question + shift
  if (trouble % every > 0) {
    await choose(page, question)
    if (question < QUESTIONS) await next(page).click()
    return page
  }
  if (trouble % 10 === 0) {
    await server.crash()
    await choose(page, question)
    await server.start()
    await page.reload()
    return page
  }
  if (trouble % 2 === 0) {
    await context.setOffline(true)
    await choose(page, question)
    if (question < QUESTIONS) {
      await next(page).click()
      await expect(numbered(page, question + 1, QUESTIONS)).toBeVisible()
    }
    await context.setOffline(false)
    await page.reload()
    return page
  }
  await choose(page, question)
  const other = await context.newPage()
  await page.close()
  await other.goto(address)
  return other
}

/** Every third question meets a trouble, in the drills every one, on both devices. */
const RUNS = [
  { ...DEVICES[0], every: 3 },
  ...DEVICES.map(({ device, ...use }) => ({ ...use, device: `${device} @drill`, every: 1 })),
]

for (const [shift, { device, every, ...use }] of RUNS.entries()) {
  test.describe(device, () => {
    test.use(use)

    test('a test of 30 questions loses no answer: closed, without a network, or with a killed server', async ({
      page: first,
      context,
      server,
    }) => {
      test.setTimeout(400_000)
      await openTests(first)
      // Ana answers for her mother, and for herself in a drill.
      const isForMother = shift !== 1
      if (isForMother) await personSwitcher(first).selectOption({ label: MOTHER })
      await isAccessible(first, 'the list of tests')
      await fitsWidth(first, 'the list of tests')
      await first.getByRole('button', { name: `Iniciar Test: ${CHECK}` }).click()
      await expect(numbered(first, 1, QUESTIONS)).toBeVisible()
      await isAccessible(first, 'a question')
      await fitsWidth(first, 'a question')
      await whenCached(first)
      const persona = new URL(first.url()).searchParams.get('persona')
      const person = persona === null ? null : Number(persona)
      expect(person !== null).toBe(isForMother)

      let page = first
      for (let question = 1; question <= QUESTIONS; question++) {
        await expect(numbered(page, question, QUESTIONS)).toBeVisible()
        page = await answerIn({ page, context, server, question, shift, every })
      }
      await expect(page.getByRole('radio').nth(optionOf(QUESTIONS) - 1)).toBeChecked()
      await page.getByRole('button', { name: 'Enviar formulario' }).dblclick()
      await expect(doneTests(page).getByRole('button', { name: new RegExp(`^${CHECK}`) })).toBeVisible()

      const responses: { form: { name: string }; familyMemberId: number | null; data: string }[] =
        await callAs(page, 'GET form-responses')
      const sent = responses.filter(
        ({ form, familyMemberId }) => form.name === CHECK && familyMemberId === person,
      )
      expect(sent.map(({ data }) => JSON.parse(data).answers)).toEqual([
        Array.from({ length: QUESTIONS }, (_, at) => ({ question: at + 1, userAnswer: optionOf(at + 1) })),
      ])
      expect(await callAs(page, 'GET form-drafts')).toEqual([])

      // No answer stays in the browser when the person leaves; the button is in the phone's menu.
      const leave = page.getByRole('button', { name: 'Cerrar sesión' })
      if (!(await leave.isVisible())) await page.getByRole('button', { name: 'Menú' }).click()
      await leave.click()
      await expect(page).toHaveURL('/')
      await expect.poll(() => keptOn(page)).toMatchObject({ entries: [] })
      const texts = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      // The sign-in form has a draft of its own, which belongs to nobody: the address.
      expect(texts).not.toMatch(/answer|question|draft\.\d|Chequeo|objetivos/i)
    })
  })
}

test('an answer is there after a reload that cut its sending off, also where the device has no cached answers', async ({
  page,
  context,
}) => {
  await openTests(page)
  await page.getByRole('button', { name: 'Iniciar Test: Resistencia a la insulina y metabolismo' }).click()
  await expect(numbered(page, 1, 2)).toBeVisible()
  await whenCached(page)
  await context.setOffline(true)
  await page.getByRole('radio').first().check()
  await next(page).click()
  await expect(numbered(page, 2, 2)).toBeVisible()
  await expect.poll(async () => (await keptOn(page)).entries.join()).toContain('my-diet-queue')
  let sent = 0
  await context.route(/\/api\/form-drafts\/\d+$/, route => {
    sent += 1
    return sent === 1 ? undefined : route.continue()
  })
  await context.setOffline(false)
  await expect.poll(() => sent).toBe(1)
  await page.evaluate(() => indexedDB.deleteDatabase('my-diet-data'))
  await page.reload()
  await expect(numbered(page, 2, 2)).toBeVisible()
})
