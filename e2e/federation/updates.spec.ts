import type { Page } from '@playwright/test'
import { enter } from '../fixtures/enter'
import { mainMenu } from '../fixtures/mainMenu'
import { publishChanged } from '../fixtures/publishChanged'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-citas', 'mf-diet'] })

const go = (page: Page, name: string) => mainMenu(page).getByRole('link', { name }).click()
const isFirstDocument = (page: Page) => page.evaluate(() => 'firstDocument' in window)
const registryRead = (page: Page) => page.waitForResponse(/registry\.json\?shell=/)

test('an open page learns of releases with its calls; unsaved changes keep what is open, the next screen is new', async ({
  page,
  server,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  const change = page.getByRole('button', { name: 'Cambiar Comida al azar' })
  /** Publishes a release with other texts, and waits until the answers of the API name it. */
  async function published(app: string, texts: Record<string, string>) {
    const told = () => page.request.get('/api/health/live').then(answer => answer.headers()['x-releases'])
    const before = await told()
    publishChanged(server, app, texts)
    await expect.poll(told).not.toBe(before)
  }

  await enter(page, 'ana@mydiet.mx', '/user/comidas')
  await expect(heading('Tu plan de comidas')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { firstDocument: true }))
  const learned = registryRead(page)
  await published('mf-diet', { 'Tu plan de comidas': 'Tu plan, de nuevo' })
  await change.click()
  await go(page, 'Citas')
  await question.getByRole('button', { name: 'Quedarme' }).click()
  await expect(heading('Tu plan de comidas')).toBeVisible()

  await go(page, 'Citas')
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(heading('Citas')).toBeVisible()
  await learned
  await go(page, 'Comidas')
  await expect(heading('Tu plan, de nuevo')).toBeVisible()
  expect(await isFirstDocument(page)).toBe(true)

  const learnedShell = registryRead(page)
  await published('shell', { 'Abriendo ': 'Ya abre ' })
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  const notice = page.getByText('Se ha guardado este plan de comidas.')
  await expect(notice).toBeVisible()
  await learnedShell
  await change.click()
  await expect(notice).toBeHidden()
  await go(page, 'Citas')
  await question.getByRole('button', { name: 'Quedarme' }).click()
  expect(await isFirstDocument(page)).toBe(true)

  await go(page, 'Citas')
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(heading('Citas')).toBeVisible()
  await go(page, 'My Diet')
  await expect(heading('Hola, Ana')).toBeVisible()
  await expect.poll(() => isFirstDocument(page)).toBe(false)
  await expect(page).toHaveURL('/user')
})
