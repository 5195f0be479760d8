import { nextYear } from 'shared/testing/nextYear'
import { allSaved } from '../fixtures/allSaved'
import { mainMenu } from '../fixtures/mainMenu'
import { expect, signIn, test } from '../fixtures/test'
import { whenCached } from '../fixtures/whenCached'

test.use({ walks: ['shell', 'mf-diet', 'mf-citas', 'mf-objetivos'], serviceWorkers: 'allow' })

test('a save without a connection is stored at once, and sent when there is one', async ({
  page,
  context,
}) => {
  await page.goto(`/user/comidas?day=${nextYear('02-03')}`)
  await signIn(page, 'ana@mydiet.mx')
  const names = () => page.getByRole('article').getByRole('heading').allTextContents()
  await expect(page.getByRole('article', { name: 'Cena' })).toBeVisible()
  const chosen = await names()

  // An answer that still arrives would count as a connection, and a busy page may pause before it asks for the last.
  await whenCached(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Guardado en este dispositivo.' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 cambio por enviar' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(names).toEqual(chosen)

  await context.setOffline(false)
  await expect(allSaved(page)).toBeVisible()
  await page.reload()
  await expect.poll(names).toEqual(chosen)
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeHidden()
})

test('the focus moves to the heading of every new screen', async ({ page }) => {
  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const name of ['Comidas', 'Objetivos', 'Citas', 'My Diet']) {
    await mainMenu(page).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})
