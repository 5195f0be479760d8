import type { Page } from '@playwright/test'
import { contentShown } from '../fixtures/contentShown'
import { enter } from '../fixtures/enter'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['shell', 'mf-diet', 'mf-citas', 'mf-cuenta'] })

/** The choice of a time: the calendar is a cell of the page's grid. */
const BOOKING = 'agendar?especialidad=2&specialist=6&tipo=online&paso=2'

/** On a phone the icon is above words at most places, on a desktop beside them: there the widest and the longest do. */
const SIZES = [
  {
    viewport: { width: 360, height: 640 },
    screens: ['', 'comida', 'tip', 'faq', 'privacidad', 'citas', 'precios', BOOKING],
  },
  { viewport: { width: 1440, height: 900 }, screens: ['', 'comida'] },
]

/** The words, buttons and notices of the content that these elements cover, wholly or in part. */
const coveredBy = (page: Page, selector: string) =>
  page.evaluate(selector => {
    const floating = [...document.querySelectorAll(selector)].filter(part =>
      part.checkVisibility({ visibilityProperty: true }),
    )
    if (floating.length === 0) return []
    const places = floating.map(part => part.getBoundingClientRect())
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const covered: string[] = []
    const touches = (box: DOMRect) =>
      places.some(
        place =>
          box.left < place.right &&
          box.right > place.left &&
          box.top < place.bottom &&
          box.bottom > place.top,
      )
    for (const thing of document.querySelectorAll(
      'main :is(button, [role=status]:not(:empty), [role=alert])',
    )) {
      if (thing.checkVisibility({ visibilityProperty: true }) && touches(thing.getBoundingClientRect()))
        covered.push(thing.outerHTML)
    }
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const behind = [...range.getClientRects()].some(touches)
      if (behind && node.textContent?.trim()) covered.push(node.textContent.trim())
    }
    return covered
  }, selector)

/** Scrolls, and resolves when the icon has found its place again. */
const scrollAndRest = (top: number) =>
  new Promise<void>(done => {
    const icon = document.querySelector('aside[aria-label=Contacto]')
    if (!icon) throw new Error('the chat icon is missing')
    let moving = false
    const observer = new MutationObserver(() => {
      const busy = icon.ariaBusy === 'true'
      if (moving && !busy) {
        observer.disconnect()
        done()
      }
      moving = busy
    })
    observer.observe(icon, { attributeFilter: ['aria-busy'] })
    const before = scrollY
    scrollTo(0, top)
    if (scrollY === before) done()
  })

const CHAT = 'aside[aria-label=Contacto] > a'
const CHAT_PARTS = 'aside[aria-label=Contacto] > *'

for (const { viewport, screens } of SIZES) {
  const size = `${viewport.width}×${viewport.height}`

  test(`the chat icon covers no words at any scroll position (${size})`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await enter(page, 'ana@mydiet.mx')
    for (const screen of screens) {
      await page.goto(`/user/${screen}`)
      await expect(page.locator(CHAT)).toBeAttached()
      await contentShown(page)
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      for (let top = 0; top <= end + viewport.height / 3; top += viewport.height / 3) {
        await page.evaluate(scrollAndRest, top)
        await expect.poll(() => coveredBy(page, CHAT_PARTS), `/user/${screen} at ${top}`).toEqual([])
      }
      // At the end of a page there is always room for it.
      await expect(page.locator(CHAT), `/user/${screen}`).toBeVisible()
    }
  })

  test(`the bar that saves a plan is opaque and covers no button (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${new Date().getFullYear() + 1}-03-22`)
    const save = page.getByRole('button', { name: 'Guardar plan' })
    await expect(save).toBeVisible()
    const bar = await save.evaluate(button => {
      const { left, right, bottom } = (button.parentElement as HTMLElement).getBoundingClientRect()
      const { backgroundColor } = getComputedStyle(button.parentElement as HTMLElement)
      const column = document.querySelector('main ul')?.getBoundingClientRect()
      const nav = [...document.querySelectorAll('nav')].find(
        one => getComputedStyle(one).position === 'fixed' && one.checkVisibility(),
      )
      return {
        wide: column !== undefined && left <= column.left && right >= column.right,
        gap: Math.round((nav?.getBoundingClientRect().top ?? innerHeight) - bottom),
        opaque: /^rgb\(/.test(backgroundColor),
      }
    })
    expect(bar).toEqual({ wide: true, gap: 0, opaque: true })

    for (const more of await page.getByRole('button', { name: /^Ver mas de/ }).all()) {
      await more.focus()
      const inSight = await more.evaluate(button => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + width / 2, top + height - 2))
      })
      expect(inSight).toBe(true)
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(save).toBeInViewport()
    const last = page.getByRole('button', { name: /^Ver mas de/ }).last()
    const [below, above] = [await save.boundingBox(), await last.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  })
}

test('on the smallest phone the first dish of the day is visible, with its picture and its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enter(page, 'ana@mydiet.mx', '/user/comidas')
  const dish = page.getByRole('article').first()
  await expect(dish.getByRole('heading')).toBeVisible()
  const bar = await page.getByRole('navigation', { name: 'Principal' }).last().boundingBox()
  const floor = Math.min(
    bar?.y ?? 640,
    (
      await page
        .getByRole('button', { name: 'Guardar plan' })
        .boundingBox()
        .catch(() => null)
    )?.y ?? 640,
  )
  const name = await dish.getByRole('heading').boundingBox()
  expect((name?.y ?? 640) + (name?.height ?? 0)).toBeLessThanOrEqual(floor)
})

test('picture and name of a dish open its recipe, in one tap', async ({ page }) => {
  await enter(page, 'ana@mydiet.mx')
  for (const part of ['picture', 'name'] as const) {
    await page.goto('/user/comidas')
    const dish = page.getByRole('article', { name: 'Comida' })
    const name = await dish.getByRole('heading').textContent()
    if (part === 'name') await dish.getByRole('button', { name: name ?? '', exact: true }).click()
    else await dish.locator('img').click()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  }
})
