import { screensOf, watchScreens } from '../fixtures/everyScreen'
import { isAccessible, NARROWEST_PHONE } from '../fixtures/isAccessible'
import { mainMenu } from '../fixtures/mainMenu'
import { expect, signIn, test } from '../fixtures/test'

test.use({ walks: ['shell', 'mf-diet', 'mf-citas', 'mf-objetivos', 'mf-cursos', 'mf-cuenta'] })

/** The walk over every screen on a desktop is that of `focus.spec.ts`. */
test('every screen is complete and never scrolls sideways on the narrowest phone', async ({
  page,
  server,
}) => {
  await page.setViewportSize(NARROWEST_PHONE)
  const isComplete = await watchScreens(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  await isAccessible(page, 'the entrance', { contrast: true })
  await signIn(page, 'ana@mydiet.mx')
  await expect(page).toHaveURL('/user')

  await page.getByRole('button', { name: 'Menú' }).click()
  const entries = await mainMenu(page)
    .getByRole('link')
    .evaluateAll(links =>
      links.filter(link => !link.hasAttribute('target')).map(link => link.getAttribute('href') ?? ''),
    )
  expect(entries.length).toBeGreaterThan(4)

  // The stories check each state in both themes; here it is that a whole page has the right regions and headings.
  for (const address of new Set([...entries, ...(await screensOf(server.url))])) {
    await isComplete(address)
    await isAccessible(page, address, { contrast: true })
  }
})
