import type { Registry } from 'shared/remote/remoteJson'
import { DEVICES } from '../fixtures/devices'
import { isAccessible, NARROWEST_PHONE, watchWidth } from '../fixtures/isAccessible'
import { mainMenu } from '../fixtures/mainMenu'
import { expect, signIn, test } from '../fixtures/test'

test.use({ walks: ['mf-diet', 'mf-citas', 'mf-objetivos', 'mf-cursos', 'mf-cuenta'] })

/** Addresses with their own state, besides the plain ones of the registry. */
const STATES = ['/user/tip?tab=videos']

/** The addresses of all remotes' screens that need no parameter. */
async function screensOf(url: string): Promise<string[]> {
  const { remotes } = (await (await fetch(`${url}/registry.json`)).json()) as Registry
  const paths = remotes.flatMap(({ remote }) => remote.routes.map(({ path }) => path))
  return paths.filter(path => !path.includes(':')).map(path => `/user/${path}`)
}

const [phone, desktop] = DEVICES
/** The stories check each state in both themes; here it is once that a whole page has the right regions and headings. */
const NARROWEST = {
  ...phone,
  device: 'narrowest phone, light, accessible',
  viewport: NARROWEST_PHONE,
  checksAccess: true,
}

for (const { device, viewport, colorScheme, checksAccess } of [
  NARROWEST,
  { ...desktop, checksAccess: false },
]) {
  test(`every screen is complete and never scrolls sideways (${device})`, async ({ page, server }) => {
    await page.setViewportSize(viewport)
    const staysWithin = await watchWidth(page)
    await page.emulateMedia({ colorScheme })
    const problems: string[] = []
    page.on('pageerror', error => problems.push(error.message))
    page.on('console', message => message.type() === 'error' && problems.push(message.text()))

    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
    if (checksAccess) await isAccessible(page)
    await signIn(page, 'ana@mydiet.mx')
    await expect(page).toHaveURL('/user')

    const menu = mainMenu(page)
    const more = page.getByRole('button', { name: 'Menú' })
    if (await more.isVisible()) await more.click()
    const targets = await menu
      .getByRole('link')
      .evaluateAll(links =>
        links.filter(link => !link.hasAttribute('target')).map(link => link.getAttribute('href')),
      )
    expect(targets.length).toBeGreaterThan(4)

    for (const target of new Set([...targets, ...(await screensOf(server.url)), ...STATES])) {
      await page.goto(target ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await expect(page).toHaveTitle(/ · My Diet$/)
      await page.waitForLoadState('networkidle')
      if (checksAccess) await isAccessible(page, target ?? '')
      await staysWithin(target ?? '')
    }
    expect(problems).toEqual([])
  })
}
