import type { Locator, Page } from '@playwright/test'
import { lastYear } from 'shared/testing/lastYear'
import { nextYear } from 'shared/testing/nextYear'
import { enter } from '../fixtures/enter'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { mainMenu } from '../fixtures/mainMenu'
import { overlayEntries, reloadScreen } from '../fixtures/overlayEntries'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-diet', 'mf-cursos'] })

/** Expects an accessible page, in light and dark, that fits the screen's width. */
async function expectWhole(page: Page, what: string) {
  await isAccessible(page, what)
  await fitsWidth(page, what)
}

const textOf = async (place: Locator) => (await place.textContent()) ?? ''

/** The words of the ingredients' quantities that stand on more than one line. */
const brokenUnits = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('cell')
    .evaluateAll(cells =>
      cells.flatMap(cell => {
        const text = cell.firstChild
        if (text?.nodeType !== Node.TEXT_NODE) return []
        return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        })
      }),
    )

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a patient opens a recipe, changes an ingredient, rates it, swaps it by a tag and returns', async ({
  page,
}) => {
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${lastYear('03-15')}`)
  const meal = page.getByRole('article', { name: 'Comida', exact: true })
  const name = await textOf(meal.getByRole('heading'))
  const more = meal.getByRole('button', { name: /^Ver mas/ })
  await more.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(300)
  await more.click()
  await expect(page).toHaveURL(`/user/comidas?day=${lastYear('03-15')}&comida=meal`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(`${name} · My Diet`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(more).toBeFocused()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(5)
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Preparación' })).toBeVisible()
  // On the smallest phone the buttons and the ingredients stand on the first screen.
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 640 })
  const bottomBar = (await mainMenu(page).boundingBox())?.y ?? 0
  for (const seen of [
    page.getByRole('button', { name: 'Marcar Consumido' }),
    page.getByRole('heading', { name: 'Ingredientes' }),
  ]) {
    const { y = 0, height = 0 } = (await seen.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(bottomBar)
  }
  if (usual) await page.setViewportSize(usual)
  await expectWhole(page, 'the recipe')

  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(notice(page, 'Se ha guardado este plan de comidas.')).toBeVisible()

  await page
    .getByRole('button', { name: /^Cambiar ./ })
    .first()
    .click()
  const alternatives = page.getByRole('list', { name: 'Alternativas' })
  await expect(alternatives).toBeVisible()
  await expectWhole(page, 'the alternatives')
  const choice = alternatives.getByRole('button').first()
  const taken = await textOf(choice.locator('span').first())
  await choice.click()
  await expect(notice(page, 'Ingrediente cambiado exitosamente')).toBeVisible()
  await reloadScreen(page)
  // Another ingredient's name may contain this one's.
  const changed = page.getByRole('rowheader').filter({ hasText: 'en lugar de' })
  await expect(changed.filter({ hasText: taken })).toBeVisible()
  // The names are longer now, and take no room from the units.
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await brokenUnits(page)).toEqual([])
  await fitsWidth(page, 'the changed ingredients')
  if (usual) await page.setViewportSize(usual)

  await page.getByRole('button', { name: 'Marcar Consumido' }).click()
  await expectWhole(page, 'the rating')
  const phone = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  // The dialog keeps its own width on a wide screen.
  expect((await page.getByRole('dialog').boundingBox())?.width).toBeLessThan(600)
  if (phone) await page.setViewportSize(phone)
  await page.getByText('Fue genial').click()
  await page.getByLabel(/Comentario/).fill('Para repetir')
  await page.getByRole('button', { name: 'Enviar valoración' }).click()
  await expect(notice(page, '¡Valoracion enviada!')).toBeVisible()
  await expect(page.getByText('Consumido', { exact: true })).toBeVisible()
  await reloadScreen(page)
  await expect(page.getByText('Consumido', { exact: true })).toBeVisible()

  await page.getByRole('list', { name: 'Etiquetas' }).getByRole('button', { name: 'Comida' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cambiar por otra receta/ })
  await expect(dialog.getByRole('searchbox')).toBeVisible()
  await expectWhole(page, 'the swap modal')
  await dialog.getByRole('searchbox').focus()
  await page.keyboard.press('ArrowDown')
  const first = dialog.getByRole('list', { name: 'Recetas' }).getByRole('button').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
  const swapped = await textOf(page.getByRole('heading', { level: 1 }))
  // The new recipe is whole, and the dialog has left the history: no person presses the link as fast as a test.
  await expect(page.getByRole('heading', { name: 'Preparación' })).toBeVisible()
  await overlayEntries(page).toBe(0)
  await page.getByRole('link', { name: 'Tu plan de comidas' }).click()
  await expect(page).toHaveURL(`/user/comidas?day=${lastYear('03-15')}`)
  await expect(meal.getByRole('heading')).toHaveText(swapped)
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(notice(page, 'Se ha guardado este plan de comidas.')).toBeVisible()
})

test('a printed recipe has its name, portions, ingredients and preparation, and no menus', async ({
  page,
}) => {
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${nextYear('03-16')}&comida=dinner`)
  await expect(page.getByRole('heading', { name: 'Preparación' })).toBeVisible()
  await page.getByRole('button', { name: 'Una porción más' }).click()
  const making = page.locator('section', { has: page.getByRole('heading', { name: 'Preparación' }) })
  await expect(making.getByRole('listitem').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('2 porciones')).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(making.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('img')).toHaveCount(0)
})

test('a printed day has its meals, and no control but the date', async ({ page }) => {
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${nextYear('03-17')}`)
  const dinner = page.getByRole('article', { name: 'Cena' })
  await expect(dinner.getByRole('listitem').first()).toBeVisible()
  // The screen shows only the number of further ingredients; paper has all of them.
  const lunch = page.getByRole('article', { name: 'Comida', exact: true })
  await expect(lunch.getByText(/ingredientes? más$/)).toBeVisible()
  const shown = await lunch.getByRole('listitem').count()
  await page.emulateMedia({ media: 'print' })
  await expect(lunch.getByText(/ingredientes? más$/)).toBeHidden()
  expect(await lunch.getByRole('listitem').count()).toBeGreaterThan(shown)
  await expect(dinner.getByRole('heading')).toBeVisible()
  await expect(page.getByRole('button')).toContainText(`17 de marzo de ${nextYear('03-17').slice(0, 4)}`)
  await expect(page.getByRole('link')).toHaveCount(0)
})

test('a recipe is found, opened and added to a day', async ({ page }) => {
  await enter(page, 'ana@mydiet.mx', '/user/comidas/recetas')
  await page.getByRole('searchbox', { name: 'Buscar recetas' }).fill('jicama')
  const list = page.getByRole('list', { name: 'Recetas' })
  await expect(list.getByRole('link').first()).toContainText(/jícama/i)
  await expectWhole(page, 'the search')
  await list.getByRole('link').first().click()
  const add = page.getByRole('button', { name: 'Agregar a mi plan' })
  await expect(add).toBeVisible()
  const name = await textOf(page.getByRole('heading', { level: 1 }))
  await add.click()
  await expectWhole(page, 'putting it into a day')
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar', exact: true }).click()
  // By chance the day's proposal may have it in the other snack too.
  await expect(page.getByRole('heading', { level: 2, name }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(notice(page, 'Se ha guardado este plan de comidas.')).toBeVisible()
})
