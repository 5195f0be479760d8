import type { Page } from '@playwright/test'
import { mainMenu } from '../fixtures/mainMenu'

interface MeasuredScreen {
  path: string
  /** The selector of the screen's main content. */
  ready: string
  /** The measured use; resolves when its effect is visible. */
  use: (page: Page) => Promise<void>
}

/** The screens that a long catalogue must not make slow. */
export const COMPARED: MeasuredScreen[] = [
  {
    path: '/user/comidas',
    ready: 'article h2',
    use: async page => {
      await page.getByRole('button', { name: 'Cambiar Comida al azar' }).click()
      await page.getByText('Cambios sin guardar').waitFor()
    },
  },
  {
    path: '/user/comidas-desk',
    ready: 'section[aria-label="Comidas de la semana"] td',
    use: async page => {
      await page.getByRole('button', { name: 'Semana siguiente' }).click()
      await page.getByRole('button', { name: 'Esta semana' }).waitFor()
    },
  },
  {
    path: '/user/comidas/recetas',
    ready: 'ul[aria-label="Recetas"] a',
    use: async page => {
      const count = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /receta/ })
      const before = await count.textContent()
      await page.getByRole('searchbox').pressSequentially('pollo')
      await count.filter({ hasNotText: before ?? '' }).waitFor()
    },
  },
  {
    path: '/user/comidas?comida=meal',
    ready: 'main table td',
    use: async page => {
      await page.getByRole('list', { name: 'Etiquetas' }).getByRole('button').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('list', { name: 'Recetas' }).getByRole('button').first().waitFor()
      await dialog.getByRole('searchbox').pressSequentially('zzz')
      await dialog.getByRole('status').filter({ hasText: 'zzz' }).waitFor()
    },
  },
  {
    path: '/user/comida/semana?month=3&week=2',
    ready: 'main li h2 button[aria-expanded]',
    use: async page => {
      await page.locator('main li h2 button[aria-expanded=false]').last().click()
      await page.getByRole('button', { name: 'Cambiar Comida al azar' }).last().click()
      await page.getByText('Cambios sin guardar').first().waitFor()
    },
  },
]

/** Screens that show less of the catalogue: only their longest task has a limit. The day has a saved plan. */
export const OTHERS: MeasuredScreen[] = [
  {
    path: '/user',
    ready: 'main ol:not([aria-busy]) li',
    use: async page => {
      await mainMenu(page).getByRole('link', { name: 'Comidas' }).click()
      await page.getByRole('article', { name: 'Cena' }).waitFor()
    },
  },
  {
    path: '/user/comidas/compras',
    ready: 'main section input[type=checkbox]',
    use: async page => {
      await page.getByRole('main').getByRole('checkbox').first().click()
      const changed = page.waitForResponse(answer => answer.request().method() === 'PUT')
      await page.getByRole('button', { name: 'Una persona más' }).click()
      await changed
    },
  },
  {
    path: '/user/comidas/evitar',
    ready: 'main input[type=search]',
    use: async page => {
      await page.getByRole('searchbox').pressSequentially('a')
      await page.getByRole('list', { name: 'Alimentos encontrados' }).waitFor()
    },
  },
  { path: '/user/comida', ready: 'main h1', use: async () => undefined },
  {
    path: '/user/tip',
    ready: 'main article',
    use: async page => {
      await page.getByRole('tab', { name: 'Videos' }).click()
      await page
        .getByRole('button', { name: /^Reproducir/ })
        .first()
        .waitFor()
    },
  },
]
