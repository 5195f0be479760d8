import type { Page } from '@playwright/test'
import { DESKTOP } from '../fixtures/devices'
import { isAccessible } from '../fixtures/isAccessible'
import { expect, onDevice, signIn, test } from '../fixtures/test'
import { whenCached } from '../fixtures/whenCached'

test.use({
  walks: ['mf-cuenta'],
  intercepts: true,
})

/** Their own profile, from which every domain takes the person's facts (shared/product/cuenta.md#profile). */
const fact = (page: Page, label: string) =>
  page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd')
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true })

async function open(page: Page) {
  await page.goto('/user/perfil')
  if (new URL(page.url()).pathname === '/') await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  await expect(page.getByText('ana@mydiet.mx')).toBeVisible()
}

test('a profile is edited, wrong input is explained, another tab shows the change', async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESKTOP.viewport)
  await open(page)
  const other = await context.newPage()
  await open(other)

  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Nombre').fill(' ')
  await page.getByLabel('Apellido').fill('<b>Garza</b>')
  await page.getByLabel('Teléfono').fill('8112345')
  await page.getByLabel('Ocupación').fill('Maestra de yoga')
  await save(page).click()
  await expect(page.getByText('Ingresa tu nombre.')).toBeVisible()
  await expect(page.getByText('Escribe solo texto, sin los signos < y >.')).toBeVisible()
  await expect(page.getByText('Número de 10 digitos.')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await isAccessible(page)

  // A reload loses nothing that was typed.
  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Ocupación')).toHaveValue('Maestra de yoga')
  await page.getByLabel('Nombre').fill('Ana Lucía')
  await page.getByLabel('Apellido').fill('Treviño Garza')
  await page.getByLabel('Teléfono').fill('81 8765 4321')
  await page.getByLabel('Estado civil').selectOption('Union libre')
  await save(page).click()
  await expect(fact(page, 'Nombre')).toHaveText('Ana Lucía')
  await expect(fact(page, 'Teléfono')).toHaveText('8187654321')

  await expect(fact(other, 'Nombre')).toHaveText('Ana Lucía')
  await expect(fact(other, 'Estado civil')).toHaveText('Union libre')
  await isAccessible(page)
})

onDevice(
  'a profile is edited without a network: it is shown at once, kept through a reload, and sent later',
  async ({ page, context }) => {
    await open(page)
    await whenCached(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Ocupación').fill('Jardinera')
    await save(page).click()
    await expect(fact(page, 'Ocupación')).toHaveText('Jardinera')
    await page.reload()
    await expect(fact(page, 'Ocupación')).toHaveText('Jardinera')
    const sent = page.waitForResponse(
      answer => /patients\/\d+$/.test(answer.url()) && answer.request().method() === 'PUT',
    )
    await context.setOffline(false)
    expect((await sent).status()).toBe(200)
    await page.reload()
    await expect(fact(page, 'Ocupación')).toHaveText('Jardinera')
  },
)

onDevice(
  'a change that the server refuses after it has waited is undone, and its person is told',
  async ({ page, context }) => {
    await open(page)
    const before = (await fact(page, 'Ocupación').textContent()) ?? ''
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Ocupación').fill('Astronauta')
    await save(page).click()
    await expect(fact(page, 'Ocupación')).toHaveText('Astronauta')
    await context.route(/\/patients\/\d+$/, route =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, json: { message: 'No se puede guardar.' } })
        : route.continue(),
    )
    await context.setOffline(false)
    await expect(page.getByRole('dialog')).toContainText('Tu perfil: ocupación')
    await expect(fact(page, 'Ocupación')).toHaveText(before)
    await page.goto('/user')
    await page.goto('/user/perfil')
    await expect(fact(page, 'Ocupación')).toHaveText(before)
  },
)

test('a photo is chosen, sent with its progress, shown in every tab, and removed', async ({
  page,
  context,
}) => {
  await open(page)
  const other = await context.newPage()
  await open(other)
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 600)
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    pen.fillStyle = 'seagreen'
    pen.fillRect(0, 0, 600, 600)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })
  await page
    .getByLabel('Tu foto')
    .setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: Buffer.from(drawn) })
  await expect(page.getByRole('button', { name: 'Quitar foto' })).toBeVisible()
  const picture = /\/api\/files\/[0-9a-f]{32}\.webp$/
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', picture)
  await expect(other.getByRole('main').locator('img')).toHaveAttribute('src', picture)
  await page.getByLabel('Tu foto').setInputFiles({
    name: 'carta.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  })
  await expect(page.getByText('No pudimos leer esa foto. Elige una en JPG, PNG o WebP.')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar foto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar foto' }).click()
  await expect(other.getByRole('main').locator('img')).toHaveCount(0)
})
