import { AxeBuilder } from '@axe-core/playwright'
import { expect, signIn, test } from '../fixtures/house'

const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const screens = [
  'comidas',
  'comidas-desk',
  'comida/semana',
  'comidas/recetas',
  'comidas/compras',
  'comidas/evitar',
  'comida',
  'tip',
  'tip?tab=videos',
  'citas',
  'objetivos',
  'perfil',
  'solutions',
  'nutriologia',
  'psicologia',
  'ginecologia',
]

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every menu entry leads to a screen that is whole and accessible (${device}, ${colorScheme})`, async ({
      browser,
      house,
    }) => {
      const context = await browser.newContext({ viewport, colorScheme, baseURL: house.url, locale: 'es-MX' })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('pageerror', error => problems.push(error.message))
      page.on('console', message => message.type() === 'error' && problems.push(message.text()))

      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await signIn(page, 'ana@mydiet.mx')
      await expect(page).toHaveURL('/user')

      const menu = page.getByRole('navigation', { name: 'Principal' })
      const more = page.getByRole('button', { name: 'Menú' })
      if (await more.isVisible()) await more.click()
      const targets = await menu
        .getByRole('link')
        .evaluateAll(links =>
          links.filter(link => !link.hasAttribute('target')).map(link => link.getAttribute('href')),
        )
      expect(targets.length).toBeGreaterThan(4)

      for (const target of new Set([...targets, ...screens.map(screen => `/user/${screen}`)])) {
        await page.goto(target ?? '')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
        await expect(page).toHaveTitle(/ · My Diet$/)
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(violation => [target, violation.id, violation.nodes.map(node => node.target)]),
        ).toEqual([])
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
        expect(sideways, `${target} scrolls sideways`).toBe(false)
      }
      expect(problems).toEqual([])
      await context.close()
    })
  }
}

test('nothing scrolls sideways on the narrowest phone', async ({ browser, house }) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    baseURL: house.url,
    locale: 'es-MX',
  })
  const page = await context.newPage()
  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page).toHaveURL('/user')
  for (const target of [
    '/user',
    '/user/comidas',
    '/user/comidas/compras',
    '/user/comidas/evitar',
    '/user/citas',
  ]) {
    await page.goto(target)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, target).toBeLessThanOrEqual(320)
  }
  await context.close()
})
