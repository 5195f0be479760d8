import type { Page } from '@playwright/test'
import { deferred } from 'shared/testing/deferred'
import { enter } from '../fixtures/enter'
import { isAccessible } from '../fixtures/isAccessible'
import { mainMenu } from '../fixtures/mainMenu'
import { overlayEntries } from '../fixtures/overlayEntries'
import { expect, signIn, test } from '../fixtures/test'

test.use({ walks: ['shell', 'mf-diet', 'mf-citas', 'mf-objetivos', 'mf-cursos', 'mf-cuenta'] })

async function home(page: Page, who = 'ana@mydiet.mx') {
  await enter(page, who)
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible()
}

const widget = (page: Page) => page.getByRole('list', { name: 'Para ti' }).getByRole('listitem').first()

test('home: logo, banner, three category images that lead to the specialties, and today’s meals', async ({
  page,
}) => {
  await home(page)
  await expect(page.getByRole('region', { name: 'Tus comidas de hoy' })).toBeVisible()
  for (const [name, path] of [
    ['Nutrición', 'nutriologia'],
    ['Ginecología', 'ginecologia'],
    ['Psicología', 'psicologia'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
    await expect(link.locator('svg')).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(`/user/${path}`)
    await page.goBack()
  }
  for (const path of ['/user/home', '/user/home/v3']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible()
    await expect(page).toHaveTitle('Inicio · My Diet')
  }
})

for (const [phase, trouble] of [
  ['fails', 'abort'],
  ['is slow', 'wait'],
] as const) {
  test(`a widget that ${phase} never blocks the page, and nothing moves when it appears`, async ({
    page,
  }) => {
    let ended = false
    const code = deferred()
    await page.route('**/releases/mf-diet/**', async route => {
      if (ended) return route.continue()
      if (trouble === 'abort') return route.abort()
      await code.promise
      return route.continue().catch(() => undefined)
    })
    await home(page)
    const specialties = page.getByRole('heading', { name: 'Nuestras especialidades' })
    await expect(specialties).toBeVisible()
    const before = await specialties.boundingBox()
    await expect(widget(page).getByRole('alert')).toContainText('No pudimos abrir Tus comidas de hoy')
    expect((await specialties.boundingBox())?.y).toBe(before?.y)
    await expect(page.getByRole('main').getByRole('link', { name: 'Psicología' })).toBeVisible()

    ended = true
    await widget(page).getByRole('button', { name: 'Reintentar' }).click()
    code.resolve()
    await expect(page.getByRole('region', { name: 'Tus comidas de hoy' })).toBeVisible()
    expect((await specialties.boundingBox())?.y).toBe(before?.y)
  })
}

test('the desktop’s menu and the phone’s bar have their entries, and each leads to its screen', async ({
  page,
}) => {
  const entries = () =>
    mainMenu(page)
      .getByRole('link')
      .evaluateAll(links =>
        links.map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
      )
  await page.setViewportSize({ width: 1440, height: 900 })
  await home(page)
  await expect.poll(entries).toEqual([
    ['My Diet', '/user', null],
    ['Comidas', '/user/comidas-desk', null],
    ['Citas', '/user/citas', null],
    ['Objetivos', '/user/objetivos', null],
    ['Perfil', '/user/perfil', null],
    ['Faq', '/user/faq', null],
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menú' }).click()
  await expect.poll(entries).toEqual([
    ['My Diet', '/user', null],
    ['Comidas', '/user/comidas', null],
    ['Objetivos', '/user/objetivos', null],
    ['Citas', '/user/citas', null],
    ['Solutions', '/user/solutions', null],
    ['Perfil', '/user/perfil', null],
    ['Faq', '/user/faq', null],
    ['Privacidad', '/user/privacidad', null],
    ['Chat (se abre en otra pestaña)', expect.stringMatching(/^https:/), '_blank'],
  ])
})

test('the chat icon opens outside, hides on the remotes’ listed pages, and stays away once dismissed', async ({
  page,
}) => {
  const icon = page.getByRole('link', { name: /Escríbenos por chat/ })
  await home(page)
  await expect(icon).toHaveAttribute('target', '_blank')
  for (const path of ['/user/comidas', '/user/comidas-desk', '/user/comida/semana', '/user/objetivos']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(icon).toBeHidden()
  }
  await page.goto('/user/citas')
  await expect(page.getByRole('region', { name: 'Tu próxima cita' })).toBeVisible()
  // The icon makes room for the words; the end of a page always has a place for it.
  await page.mouse.wheel(0, 10_000)
  await page.getByRole('button', { name: 'Ocultar el chat' }).click()
  await expect(icon).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(icon).toBeHidden()
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await signIn(page, 'ana@mydiet.mx')
  await expect(icon).toBeVisible()
})

test('home is accessible', async ({ page }) => {
  for (const who of ['ana@mydiet.mx', 'nuevo@mydiet.mx']) {
    await home(page, who)
    await expect(page.getByRole('region', { name: 'Tus comidas de hoy' })).toBeVisible()
    await isAccessible(page, who)
    await page.getByRole('button', { name: 'Menú' }).click()
    await isAccessible(page, who)
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByLabel('Correo electrónico')).toBeVisible()
    await overlayEntries(page).toBe(0)
  }
})
