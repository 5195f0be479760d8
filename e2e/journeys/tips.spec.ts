import type { Page } from '@playwright/test'
import { enter } from '../fixtures/enter'
import { fitsWidth, isAccessible, NARROWEST_PHONE } from '../fixtures/isAccessible'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-diet'] })

const DOCUMENT = 'Guía para armar tu plato'

const isOurs = (address: string) => /^(https?:\/\/localhost:\d+\/|data:|blob:)/.test(address)

/** Records the page's requests to other origins and aborts them, so that the test needs no network. */
async function watchOutside(page: Page): Promise<string[]> {
  const outside: string[] = []
  await page.route(
    address => !isOurs(address.href),
    route => {
      outside.push(route.request().url())
      return route.abort()
    },
  )
  return outside
}

test('a patient reads tips, watches a video and opens a document; other origins are called only to play', async ({
  page,
  context,
}) => {
  const outside = await watchOutside(page)
  await enter(page, 'ana@mydiet.mx', '/user/tip')
  await expect(page.getByRole('heading', { level: 1, name: 'Nutrición' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(16)

  await page.getByRole('button', { name: 'Desayunos' }).click()
  await expect(page).toHaveURL('/user/tip?etiqueta=desayunos')
  await page.getByRole('link', { name: 'Tres desayunos en cinco minutos' }).click()
  await expect(page).toHaveURL('/user/tip?tip=desayuno-en-cinco')
  const heading = page.getByRole('heading', { level: 1, name: 'Tres desayunos en cinco minutos' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Tres desayunos en cinco minutos · My Diet')
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle('Tres desayunos en cinco minutos · My Diet')
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Avena reposada' }),
  ).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/user/tip?etiqueta=desayunos')
  await expect(page).toHaveTitle('Tips · My Diet')

  await page.getByRole('tab', { name: 'Tips' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=videos/)
  await page.goto('/user/tip?tab=videos')
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  expect(outside).toEqual([])

  const refused: string[] = []
  page.on(
    'console',
    message => /Content Security Policy/.test(message.text()) && refused.push(message.text()),
  )
  await page.getByRole('button', { name: /^Reproducir ¿Qué es una caloría/ }).click()
  await expect.poll(() => outside.length).toBe(1)
  expect(outside[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/VEQaH4LruUo\?autoplay=1/)
  expect(refused).toEqual([])

  await page.getByRole('tab', { name: 'Aprende más' }).click()
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: DOCUMENT }).click(),
  ])
  const address = await page.getByRole('link', { name: DOCUMENT }).getAttribute('href')
  expect(address).toMatch(/^\/api\/files\/[0-9a-f]{32}\.pdf$/)
  await opened.close()
  const answer = await page.request.get(address ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('tips are accessible and fit a small phone', async ({ page }) => {
  await page.setViewportSize(NARROWEST_PHONE)
  await enter(page, 'ana@mydiet.mx', '/user/tip')
  for (const address of [
    '/user/tip',
    '/user/tip?especialidad=psicologia&etiqueta=ansiedad',
    '/user/tip?tab=videos',
    '/user/tip?especialidad=ginecologia&tab=aprende',
    '/user/tip?especialidad=psicologia&tip=pedir-ayuda',
    '/user/comida',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await isAccessible(page, address)
    await fitsWidth(page, address)
  }
})
