import type { Page, Route } from '@playwright/test'
import { XSS_PAYLOADS } from 'shared/testing/xssPayloads'
import { enter } from '../fixtures/enter'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-cursos'], intercepts: true })

/** HTML fields with code in them run nothing (shared/product/wire.md#bodies). The server's own sanitiser is not asked. */

declare global {
  interface Window {
    ran: string[]
    xss: () => void
  }
}

// Without the page's policy, which would stop the code, only the sanitiser does.
test.use({ bypassCSP: true })

/** Counts what runs. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    window.ran = []
    window.xss = () => void window.ran.push('xss')
    window.alert = () => void window.ran.push('alert')
  })
}

/** Nothing of the page but the allowed tags and the links that lead to pages. */
async function isInert(page: Page, place: string) {
  const shown = page.locator(place)
  await expect(shown.first()).toBeVisible()
  const found = await shown.evaluateAll(places =>
    places.flatMap(one =>
      [...one.querySelectorAll('*')].flatMap(element => [
        ...(/^(script|style|iframe|object|embed|svg|math|form|input|button|img|video|audio|base|meta|link)$/i.test(
          element.tagName,
        )
          ? [element.outerHTML]
          : []),
        ...[...element.attributes]
          .filter(({ name, value }) =>
            name === 'href' ? !/^(https?|mailto|tel):/i.test(value) : !/^(target|rel)$/.test(name),
          )
          .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
      ]),
    ),
  )
  expect(found).toEqual([])
  // The handlers that need an action get it.
  await shown.evaluateAll(places => {
    for (const one of places) {
      for (const element of one.querySelectorAll<HTMLElement>('*')) {
        if (element.closest('a')) continue
        for (const type of ['click', 'mouseover', 'pointerover', 'focusin', 'keydown'])
          element.dispatchEvent(new Event(type, { bubbles: true }))
      }
    }
  })
  expect(await page.evaluate(() => window.ran)).toEqual([])
}

/** The place of a field's HTML, which begins with this paragraph. */
const FIELD = 'div:has(> p:first-child:text-is("Principio"))'
const ALL = `<p>Principio</p>${XSS_PAYLOADS.join('<p>x</p>')}`

async function answerWith(route: Route, change: (body: never) => unknown) {
  const response = await route.fetch()
  await route.fulfill({ response, json: change((await response.json()) as never) })
}

test('200 payloads and more run nothing, in each HTML field of courses and products', async ({ page }) => {
  test.slow()
  expect(new Set(XSS_PAYLOADS).size).toBeGreaterThanOrEqual(200)
  await watch(page)
  await enter(page, 'ana@mydiet.mx')

  await page.route(/\/api\/courses\/1$/, route =>
    answerWith(route, (course: { data: string; description: string }) => {
      const [first, ...others] = JSON.parse(course.data)
      for (const module of first.curso.modulos)
        for (const topic of module.temas) for (const subtopic of topic.subtemas) subtopic.description = ALL
      // Each payload by itself: one that is not closed hides those after it.
      const one = (description: string, n: number) => ({
        id: 10_000 + n,
        category: `Parte ${n}`,
        curso: { name: '', title: `Parte ${n}`, description, modulos: [] },
      })
      const data = JSON.stringify([first, ...others, ...XSS_PAYLOADS.map(one)])
      return { ...course, description: ALL, data }
    }),
  )
  await page.goto('/user/tema/detalleV3?curso=1&tab=1')
  await expect(page.getByRole('heading', { name: `Parte ${XSS_PAYLOADS.length - 1}` })).toBeAttached()
  // The sanitiser is there: without it only texts are shown.
  await expect(page.getByText('Principio').first()).toHaveJSProperty('tagName', 'P')
  await isInert(page, `main ${FIELD}`)
  await isInert(page, 'main section ul > li > div')

  await page.goto('/user/tema/detalleV3?curso=1')
  await page.getByRole('button', { name: /^Empezar el curso|^Continuar/ }).click()
  await expect(page.getByRole('dialog').getByText('Principio')).toBeVisible()
  await isInert(page, `dialog ${FIELD}`)

  await page.route(/\/api\/products\?/, route =>
    answerWith(route, (products: object[]) =>
      products.map(product => ({ ...product, usage: ALL, whereToBuy: ALL, avoid: ALL })),
    ),
  )
  await page.goto('/user/solutions')
  await page.getByRole('list', { name: 'Productos' }).getByRole('button').first().click()
  const product = page.getByRole('dialog')
  await expect(product.getByText('Principio')).toHaveCount(3)
  await isInert(page, `dialog ${FIELD}`)
})

test('the payloads do run where nothing sanitises them', async ({ page }) => {
  await watch(page)
  await page.goto('about:blank')
  await page.evaluate(payloads => {
    // Some of them take the names of the document's functions.
    const create = document.createElement.bind(document)
    const { body } = document
    for (const html of payloads) {
      const place = create('div')
      place.innerHTML = html
      body.append(place)
    }
  }, XSS_PAYLOADS)
  await expect.poll(() => page.evaluate(() => window.ran.length)).toBeGreaterThan(40)
})
