import type { Page } from '@playwright/test'
import { contentShown } from '../fixtures/contentShown'
import { enter } from '../fixtures/enter'
import { expect, test } from '../fixtures/test'

test.use({
  walks: ['shell', 'mf-diet', 'mf-citas', 'mf-objetivos', 'mf-cursos', 'mf-cuenta'],
  viewport: { width: 360, height: 640 },
})

const WITH_WHOLE_WORDS = [
  '',
  'comidas',
  'comidas-desk',
  'comida/semana?month=11&week=1',
  'comida',
  'faq',
  'privacidad',
  'citas',
  'precios',
]
/** These show an address, a name or a title, whose words may be wider than the screen. */
const OTHERS = [
  'comidas/recetas?receta=1',
  'comidas/compras',
  'agendar',
  'objetivos',
  'solutions',
  'perfil',
  'pagos',
  'seguridad',
]

/** How far the page can be scrolled sideways, in pixels. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const withLargeText = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })

test('at twice the text size nothing leaves the screen, words are whole, and the week’s arrows stay side by side', async ({
  page,
}) => {
  test.slow()
  await withLargeText(page)
  await enter(page, 'ana@mydiet.mx')
  for (const screen of [...WITH_WHOLE_WORDS, ...OTHERS]) {
    await page.goto(`/user/${screen}`)
    await contentShown(page)
    if (WITH_WHOLE_WORDS.includes(screen)) expect(await brokenWords(page), screen).toEqual([])
    expect(await beyondTheEdge(page), `/user/${screen} scrolls sideways`).toBeLessThanOrEqual(0)
  }
  await page.goto('/user/comidas-desk')
  const arrows = ['Semana anterior', 'Semana siguiente'].map(name => page.getByRole('button', { name }))
  const [before, after] = await Promise.all(arrows.map(arrow => arrow.boundingBox()))
  expect(after?.y).toBe(before?.y)
})

test.describe('what fails', () => {
  test.use({ intercepts: true })

  test('at twice the text size the card of a failure and the way to close a dialog stay on the screen', async ({
    page,
  }) => {
    await withLargeText(page)
    await enter(page, 'nuevo@mydiet.mx')
    await page.goto('/user/comidas')
    const close = page.getByRole('dialog').getByRole('button', { name: 'Cerrar' })
    await expect(close).toBeInViewport({ ratio: 1 })
    await page.route('**/api/**', route =>
      route.request().url().includes('/auth/') ? route.continue() : route.abort(),
    )
    for (const screen of ['agendar', 'pagos', 'faq', 'tip']) {
      await page.goto(`/user/${screen}`)
      await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
      expect(await beyondTheEdge(page), `/user/${screen} scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })
})

/** Visible words that are broken over two lines without a hyphen. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const broken: string[] = []
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || getComputedStyle(parent).hyphens === 'auto') continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]{2,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) broken.push(word)
      }
    }
    return broken
  })
