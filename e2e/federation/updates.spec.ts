import type { Page } from '@playwright/test'
import { MS_PER_HOUR } from 'shared/dates/times'
import { publishCandidate } from 'shared/releases'
import { readConfig } from 'shared/server/config/config'
import { previewWords } from '../../shell/releasesMessages'
import { PREVIEW_COOKIE } from '../../shell/server/previews/previewCookie'
import { signPreview } from '../../shell/server/previews/signPreview'
import { enter } from '../fixtures/enter'
import { mainMenu } from '../fixtures/mainMenu'
import { publishChanged } from '../fixtures/publishChanged'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['shell', 'mf-citas', 'mf-diet'] })

const go = (page: Page, name: string) => mainMenu(page).getByRole('link', { name }).click()
const isFirstDocument = (page: Page) => page.evaluate(() => 'firstDocument' in window)
const registryRead = (page: Page) => page.waitForResponse(/registry\.json\?shell=/)

test('a browser with a preview has the candidate and a banner, until it leaves; another browser has the live release', async ({
  page,
  server,
  context,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const texts = { 'Tu plan de comidas': 'Tu plan, antes que nadie' }
  const release = publishChanged(server, 'mf-diet', texts, publishCandidate)
  await enter(page, 'ana@mydiet.mx', '/user/comidas')
  await expect(heading('Tu plan de comidas')).toBeVisible()

  // As the call of the page for teams, which a member of the staff confirms.
  const until = `${new Date(Date.now() + MS_PER_HOUR).toISOString().slice(0, 19)}.000Z`
  const config = readConfig(server.environment)
  const value = await signPreview(config, 'browser', { remote: 'mf-diet', release, until })
  await context.addCookies([
    { name: PREVIEW_COOKIE, value, url: server.url, httpOnly: true, sameSite: 'Strict' },
  ])
  await page.reload()
  await expect(heading('Tu plan, antes que nadie')).toBeVisible()
  const banner = page.getByRole('complementary', { name: previewWords.banner })
  await expect(banner).toContainText(`mf-diet ${release.slice(0, 8)}, hasta el`)
  await banner.getByRole('button', { name: previewWords.leaveLabel }).click()
  await expect(heading('Tu plan de comidas')).toBeVisible()
  await expect(banner).toBeHidden()
})

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
  const openedAnew = page.waitForEvent('load')
  await go(page, 'My Diet')
  await openedAnew
  await expect(heading('Hola, Ana')).toBeVisible()
  expect(await isFirstDocument(page)).toBe(false)
  await expect(page).toHaveURL('/user')
})
