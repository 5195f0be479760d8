import type { Page } from '@playwright/test'
import { DESKTOP } from '../fixtures/devices'
import { enter } from '../fixtures/enter'
import { screensOf, watchScreens } from '../fixtures/everyScreen'
import { closeOverlays } from '../fixtures/overlayEntries'
import { expect, test } from '../fixtures/test'

test.use({ ...DESKTOP, walks: ['shell', 'mf-diet', 'mf-citas', 'mf-objetivos', 'mf-cursos', 'mf-cuenta'] })

/** Presses on one screen: most have fewer controls, and the drill `presses` makes all of them. */
const AMOUNTS = [
  { device: 'desktop', most: 8 },
  { device: 'desktop, every control @drill', most: 100 },
]

/** The names of controls that end the session or the account, or leave the app for a payment or a file. */
const ENDS = /sesi|cerrar todas|cuenta|salir|descargar|imprimir|comprar|pagar|contratar|desbloquear/i

/** Presses one after another, each of which takes the control away that was pressed. */
const WAYS: readonly [string, ...(string | RegExp)[]][] = [
  ['agendar/2', 'Ver tipos de cita con Lucía Fernández', 'Cita Online', 'Regresar'],
  ['tema/detalleV3?curso=1&tab=2', /^Comer con calma/, /Veinte minutos/, 'Volver a la lista'],
]

/** The first control of the open dialog or the screen with another name than these; it takes the focus. */
const toNextControl = (page: Page, pressed: readonly string[], ends: RegExp) =>
  page.evaluate(
    ({ pressed, ends }) => {
      const place = document.querySelector('dialog[open]') ?? document.querySelector('main')
      const controls = [
        ...(place?.querySelectorAll<HTMLElement>(
          'button, summary, input:is([type=radio], [type=checkbox])',
        ) ?? []),
      ]
      const nameOf = (one: HTMLElement) =>
        one.getAttribute('aria-label') ?? (one.closest('label') ?? one).textContent?.trim() ?? one.tagName
      const control = controls.find(
        one =>
          one.checkVisibility() &&
          !one.matches(':disabled, [inert] *') &&
          !pressed.includes(nameOf(one)) &&
          !new RegExp(ends, 'i').test(nameOf(one)),
      )
      control?.focus()
      return control && { name: nameOf(control), isInput: control.matches('input') }
    },
    { pressed, ends: ends.source },
  )

const focusIsLost = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body)

/** Whether the focus is on no control, and stays there once the page has come to rest. */
async function staysLost(page: Page): Promise<boolean> {
  const found = expect.poll(() => focusIsLost(page), { timeout: 10_000 }).toBe(false)
  return found.then(
    () => false,
    () => true,
  )
}

test('the steps of a booking and of a lesson keep the focus', async ({ page }) => {
  const lost: string[] = []
  await enter(page, 'ana@mydiet.mx')
  for (const [path, ...names] of WAYS) {
    await page.goto(`/user/${path}`)
    for (const name of names) {
      await page
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .focus()
      await page.keyboard.press('Enter')
      if (await staysLost(page)) lost.push(`${path}: ${name}`)
    }
  }
  expect(lost).toEqual([])
})

for (const { device, most } of AMOUNTS) {
  test(`every screen is complete, never scrolls sideways, and no press at the keyboard loses the focus (${device})`, async ({
    page,
    server,
  }) => {
    test.slow()
    const lost: string[] = []
    const isComplete = await watchScreens(page)
    await enter(page, 'ana@mydiet.mx')
    for (const address of await screensOf(server.url)) {
      const isHere = () => new URL(page.url()).pathname === new URL(address, server.url).pathname
      await isComplete(address)
      const pressed: string[] = []
      while (pressed.length < most) {
        const control = await toNextControl(page, pressed, ENDS)
        if (!control && (await page.locator('dialog[open]').count()) === 0) break
        pressed.push(control?.name ?? 'Escape')
        await page.keyboard.press(!control ? 'Escape' : control.isInput ? 'Space' : 'Enter')
        if (await staysLost(page)) lost.push(`${address}: ${pressed.at(-1)}`)
        // Back within the page is cheaper than another load.
        if (!isHere()) await page.goBack()
        if (!isHere()) await isComplete(address)
      }
      await closeOverlays(page)
    }
    expect(lost).toEqual([])
  })
}
