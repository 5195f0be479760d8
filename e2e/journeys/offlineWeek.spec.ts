import type { Page } from '@playwright/test'
import { nextYear } from 'shared/testing/nextYear'
import { allSaved } from '../fixtures/allSaved'
import { enter } from '../fixtures/enter'
import { keptOn } from '../fixtures/keptOn'
import { mainMenu } from '../fixtures/mainMenu'
import { expect, test } from '../fixtures/test'
import { whenCached, whenStored } from '../fixtures/whenCached'

test.use({
  walks: ['shell', 'mf-diet', 'mf-citas', 'mf-objetivos', 'mf-cursos', 'mf-cuenta'],
  serviceWorkers: 'allow',
})

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión ·' })
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()

async function expectPictures(page: Page) {
  await expect(page.getByRole('article', { name: 'Cena' })).toBeVisible()
  const pictures = page.getByRole('article').locator('img')
  for (let i = 0; i < (await pictures.count()); i++) await pictures.nth(i).scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      pictures.evaluateAll(
        all => all.length > 0 && all.every(one => (one as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .toBe(true)
}

test('visited screens open without a server: the plan, its recipes, their pictures', async ({
  page,
  server,
}) => {
  await enter(page, 'ana@mydiet.mx')
  await mainMenu(page).getByRole('link', { name: 'Comidas' }).click()
  await expect(page.getByRole('article', { name: 'Cena' })).toBeVisible()
  await page.getByRole('button', { name: /Cambiar Cena/ }).click()
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeHidden()
  const planned = await names(page)
  await expectPictures(page)
  await whenCached(page)

  await server.stop()
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await expect.poll(() => names(page)).toEqual(planned)
  await expectPictures(page)
  await page
    .getByRole('button', { name: /^Ver mas de/ })
    .first()
    .click()
  const making = page.locator('section', { has: page.getByRole('heading', { name: 'Preparación' }) })
  await expect(making.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('link', { name: 'Tu plan de comidas' }).click()
  await expect(page).not.toHaveURL(/comida=/)

  // This page needs no call, so it opens although it was never visited.
  await page.goto('/user/comida')
  const salmon = page.getByRole('img', { name: /^Salmón al horno/ })
  await expect.poll(() => salmon.evaluate(one => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)

  await server.start()
  await expect(notice(page)).toBeHidden({ timeout: 40_000 })
  await page.goto('/user/comidas')
  await expect.poll(() => names(page)).toEqual(planned)
})

test('recently visited screens open without a server: avoided foods, tips, questions, a day of another week', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000)
  // Half a year from now, so that it is not one of the next seven days.
  const month = ((new Date().getMonth() + 6) % 12) + 1
  const day = `${new Date().getFullYear()}-${String(month).padStart(2, '0')}-10`
  await enter(page, 'ana@mydiet.mx', `/user/comida/semana?month=${month}&week=2&day=${day}`)
  const saveDay = page.getByRole('button', { name: 'Guardar Cambios del Día' })
  await saveDay.click()
  await expect(page.getByRole('status').filter({ hasText: 'Se ha guardado este plan' })).toBeVisible()
  await whenCached(page)
  await page.goto('/user/tip')
  await expect(page.getByRole('article').first()).toBeVisible()
  await whenStored(page, '["diet","content"')
  await page.goto('/user/faq')
  const questions = page.getByRole('heading', { level: 3 })
  await expect(questions.first()).toBeVisible()
  const asked = await questions.allTextContents()
  await whenStored(page, '["site","faq"')
  await page.goto(`/user/comida/semana?month=${month}&week=2`)
  await expect(page.getByRole('button', { name: /^\S+ 10\b/ })).toBeVisible()
  await page.waitForLoadState('networkidle')

  await server.stop()
  await page.goto(`/user/comidas?day=${day}&comida=breakfast`)
  await expect(notice(page)).toBeVisible()
  const making = page.locator('section', { has: page.getByRole('heading', { name: 'Preparación' }) })
  await expect(making.getByRole('listitem').first()).toBeVisible()
  await page.goto('/user/comidas/evitar')
  await expect(page.getByRole('heading', { level: 1, name: 'Alimentos que evitas' })).toBeVisible()
  await expect(page.getByRole('searchbox').first()).toBeVisible()
  await page.goto('/user/tip')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/user/faq')
  await expect(questions).toHaveText(asked)
  // A screen that was never cached says so under its own heading, with a way back, and blames the connection.
  await page.goto('/user/agendar')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos abrir' })).toContainText(
    'No hay conexión',
  )
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL('/user')
  await server.start()
})

/** The writing calls that the page sends, with the server's status. */
function changesOf(page: Page) {
  const changes: string[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    const method = response.request().method()
    if (method !== 'GET' && !pathname.startsWith('/api/auth/')) {
      changes.push(`${method} ${pathname.replace('/api/', '').replaceAll(/\d+/g, '#')} ${response.status()}`)
    }
  })
  return changes
}

async function rateFirst(page: Page, comment: string) {
  await page
    .getByRole('button', { name: /^Ver mas de/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Marcar Consumido' }).click()
  // Presses the visible label: the radio itself is hidden, and a forced press may come while the sheet moves.
  await page.getByText('Fue genial').click()
  await expect(page.getByRole('radio', { name: 'Fue genial' })).toBeChecked()
  await page.getByRole('textbox', { name: /Comentario/ }).fill(comment)
  await page.getByRole('button', { name: 'Enviar valoración' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Guardado en este dispositivo' })).toBeVisible()
  await page.getByRole('link', { name: 'Tu plan de comidas' }).click()
  await expect(page.getByRole('article', { name: 'Cena' })).toBeVisible()
}

test('changes made without a server arrive once and in order when it is back, and other devices see them', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(240_000)
  await enter(page, 'ana@mydiet.mx', '/user/comidas')
  const card = page.getByRole('article', { name: 'Cena' })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: /Cambiar Cena/ }).click()
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeHidden()
  await page.goto('/user/comidas/compras')
  await expect(page.getByRole('listitem').getByRole('checkbox').first()).toBeVisible()
  await whenCached(page)

  await server.stop()
  await page.goto('/user/comidas')
  await expect(notice(page)).toBeVisible()
  await card.getByRole('button', { name: /Cambiar Cena/ }).click()
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(notice(page)).toContainText('1 cambio por enviar')
  await rateFirst(page, 'Sin señal en la cocina')
  await expect(notice(page)).toContainText('2 cambios por enviar')
  // The same day again: its last state is sent, after the rating.
  await card.getByRole('button', { name: /Cambiar Cena/ }).click()
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeHidden()
  await expect(notice(page)).toContainText('2 cambios por enviar')
  const planned = await names(page)

  await page.goto('/user/comidas/compras')
  const first = page.getByRole('listitem').getByRole('checkbox').first()
  await first.check()
  await expect(notice(page)).toContainText('3 cambios por enviar')
  await page.reload()
  await expect(notice(page)).toContainText('3 cambios por enviar')
  await expect(first).toBeChecked()

  const changes = changesOf(page)
  await server.start()
  await expect(allSaved(page)).toBeVisible({
    timeout: 40_000,
  })
  expect(changes).toEqual([
    'POST recipes/#/comments 201',
    'PUT patients/#/meal-plans/# 200',
    'PATCH shopping-list 200',
  ])
  await expect(first).toBeChecked()

  const otherDevice = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const other = await otherDevice.newPage()
  await enter(other, 'ana@mydiet.mx', '/user/comidas')
  await expect.poll(() => names(other)).toEqual(planned)
  const token = await other.evaluate(() => localStorage.getItem('mydiet.token'))
  const headers = { authorization: `Bearer ${token}` }
  const get = (path: string) => other.request.get(`/api/${path}`, { headers }).then(answer => answer.json())
  const rated = ((await get('recipes/comments')) as { recipeId: number }[]).at(-1)?.recipeId
  const comments = (await get(`recipes/${rated}/comments`)) as { comments: string }[]
  expect(comments.filter(one => one.comments === 'Sin señal en la cocina')).toHaveLength(1)
  await other.goto('/user/comidas/compras')
  await expect(other.getByRole('listitem').getByRole('checkbox').first()).toBeChecked()
  await otherDevice.close()
})

test('signing out with unsent changes asks first, then removes them', async ({ page, server }) => {
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${nextYear('04-01')}`)
  await expect(page.getByRole('article', { name: 'Cena' })).toBeVisible()
  await whenCached(page)
  await server.stop()
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(notice(page)).toContainText('1 cambio por enviar')

  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const question = page.getByRole('dialog', { name: 'Tienes cambios por enviar' })
  await question.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(question).toBeHidden()
  await expect(notice(page)).toContainText('1 cambio por enviar')

  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await question.getByRole('button', { name: 'Cerrar sesión sin enviar' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptOn(page).then(({ entries }) => entries)).toEqual([])
  await server.start()
})

test('signing out removes all personal data from the device', async ({ page, context }) => {
  await enter(page, 'ana@mydiet.mx', '/user/comidas')
  await expect(page.getByRole('article', { name: 'Cena' })).toBeVisible()
  await whenCached(page)
  // From now on the service worker serves the pictures.
  await page.reload()
  await expectPictures(page)
  const before = await keptOn(page)
  expect(before.caches).toEqual(
    expect.arrayContaining(['my-diet-pages', 'my-diet-pictures', 'my-diet-releases']),
  )
  expect(before.entries).toEqual(
    expect.arrayContaining([
      'my-diet-data person',
      expect.stringMatching(/^my-diet-data query .*meal-plans/),
    ]),
  )
  expect(before.workers).toBe(1)

  // A browser stops an idle worker, which loses its memory.
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptOn(page)).toEqual({ caches: ['my-diet-releases'], entries: [], workers: 0 })
})
