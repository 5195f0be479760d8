import type { APIRequestContext, Page } from '@playwright/test'
import { nextYear } from 'shared/testing/nextYear'
import { enter } from '../fixtures/enter'
import { keptOn } from '../fixtures/keptOn'
import { planSaved } from '../fixtures/planSaved'
import { expect, signIn, test } from '../fixtures/test'
import { whenCached } from '../fixtures/whenCached'

test.use({ walks: ['shell', 'mf-diet'], serviceWorkers: 'allow' })

/** A session that ends elsewhere asks nobody about the changes that wait on the device. */

const ANA = 'ana@mydiet.mx'
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión ·' })
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const plan = (day: string) => `/user/comidas?day=${day}`

/** Ana saves this day's plan without a network, and her session ends elsewhere. Answers the names of the meals. */
async function saveAndLoseSession(page: Page, request: APIRequestContext, day: string): Promise<string[]> {
  await enter(page, ANA, plan(day))
  await expect(page.getByRole('article', { name: 'Cena' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('mydiet.token'))
  await whenCached(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(notice(page)).toContainText('1 cambio por enviar')
  const planned = await names(page)
  // Let in with the cached data, since the server cannot be reached.
  await page.reload()
  await expect(notice(page)).toContainText('1 cambio por enviar')
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })

  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  await expect(page.getByText('Tu sesión terminó. Entra de nuevo para seguir donde estabas.')).toBeVisible()
  return planned
}

/** Of the data on the device. */
const entries = (page: Page) => keptOn(page).then(kept => kept.entries)
const CHANGE = expect.stringMatching(/^my-diet-queue calls of \d+ \d{16} \S+$/)

async function signInAndSend(page: Page): Promise<void> {
  const sent = planSaved(page)
  await signIn(page, ANA)
  expect((await sent).status()).toBe(201)
}

test('after a session has ended its waiting changes stay until the same person signs in again', async ({
  page,
  request,
}) => {
  const day = nextYear('04-02')
  const planned = await saveAndLoseSession(page, request, day)
  await expect.poll(() => entries(page)).toEqual([CHANGE])
  await signInAndSend(page)
  await expect(page).toHaveURL(plan(day))
  await expect.poll(() => names(page)).toEqual(planned)
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeHidden()
})

test('they stay while another person uses the device, who does not see them', async ({ page, request }) => {
  const day = nextYear('04-03')
  const planned = await saveAndLoseSession(page, request, day)
  await signIn(page, 'nuevo@mydiet.mx')
  await page.getByRole('link', { name: 'Seguir Explorando' }).click()
  await page.getByRole('button', { name: 'Menú' }).click()
  await expect(page.getByText('por enviar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => entries(page)).toEqual([CHANGE])
  await signInAndSend(page)
  await page.goto(plan(day))
  await expect.poll(() => names(page)).toEqual(planned)
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeHidden()
})
