import { nextYear } from 'shared/testing/nextYear'
import { enter } from '../fixtures/enter'
import { isAccessible } from '../fixtures/isAccessible'
import { mainMenu } from '../fixtures/mainMenu'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-diet'] })

test('two weeks are changed, leaving asks first, saved changes are in the grid, and a header opens its day', async ({
  page,
}) => {
  await enter(page, 'ana@mydiet.mx', '/user/comida/semana')
  await expect(page.getByRole('heading', { level: 1, name: 'Prepara tu semana' })).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Preparar comidas' }).click()
  await expect(page.getByRole('button', { name: /Hoy/, expanded: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Preparar comidas' })).toBeVisible()

  // A month of this year far from today, so that it has no plans.
  const [month, monthName] = new Date().getMonth() < 6 ? [9, 'septiembre'] : [3, 'marzo']
  const second = `${new Date().getFullYear()}-0${month}-02`
  await page.goto(`/user/comida/semana?month=${month}&week=1&day=${second}`)
  const dayHeader = (date: number) => page.getByRole('button', { name: new RegExp(`^\\S+ ${date} `) })
  const meal = (name: string) => page.getByRole('listitem', { name, exact: true })
  await expect(dayHeader(2)).toContainText('Propuesta')
  await page.getByRole('button', { name: 'Cambiar Comida al azar' }).click()
  await expect(dayHeader(2)).toContainText('Cambios sin guardar')
  await meal('Cena')
    .getByRole('button', { name: /elegir otra receta/ })
    .click()
  const swap = page.getByRole('dialog', { name: 'Elige tu Cena' })
  const dinner = swap.getByRole('listitem').first().getByRole('button')
  const dinnerName = (await dinner.locator('span > span').first().textContent()) ?? '-'
  await dinner.click()
  await expect(meal('Cena')).toContainText(dinnerName)

  await page.getByRole('tab', { name: /Semana 2/ }).click()
  // On a desktop a closed day is one line, whose pictures use the room beside its name.
  const phone = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(dayHeader(9)).toContainText('Propuesta')
  const line = await dayHeader(9).boundingBox()
  expect(line?.height).toBeLessThan(64)
  const pictures = page
    .getByRole('listitem')
    .filter({ has: dayHeader(9) })
    .locator('img')
  await expect(pictures).toHaveCount(5)
  expect((await pictures.first().boundingBox())?.width).toBeGreaterThan(72)
  if (phone) await page.setViewportSize(phone)
  await dayHeader(10).click()
  await page.getByRole('button', { name: 'Cambiar Desayuno al azar' }).click()
  await expect(dayHeader(10)).toContainText('Cambios sin guardar')
  await isAccessible(page)

  const warning = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  await mainMenu(page).getByRole('link', { name: 'My Diet' }).click()
  await expect(warning).toContainText(`2 de ${monthName}`)
  await expect(warning).toContainText(`10 de ${monthName}`)
  await isAccessible(page)
  await warning.getByRole('button', { name: 'Quedarme' }).click()
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(warning).toContainText(`2 de ${monthName}`)
  await warning.getByRole('button', { name: 'Quedarme' }).click()
  await expect(dayHeader(10)).toContainText('Cambios sin guardar')

  // Within the diet no change is lost: the day's screen lists the other unsaved days with links.
  await mainMenu(page).getByRole('link', { name: 'Comidas' }).click()
  const others = page.getByRole('list', { name: 'También tienes cambios sin guardar en:' })
  await expect(others.getByRole('listitem')).toHaveText([/^2 mar/, /^10 mar/])
  await isAccessible(page)
  await others.getByRole('link', { name: /^10 mar/ }).click()
  await expect(page.getByRole('main')).toContainText('Cambios sin guardar')
  await expect(others.getByRole('listitem')).toHaveText([/^2 mar/])
  await page.goBack()
  await page.goBack()

  await page.getByRole('tab', { name: /Semana 1/ }).click()
  await dayHeader(2).click()
  await expect(meal('Cena')).toContainText(dinnerName)
  await page.getByRole('button', { name: 'Guardar Cambios del Día' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Listo!' })
  await expect(notice).toContainText('Se ha guardado este plan de comidas.')
  await expect(dayHeader(2)).toContainText('Guardado')

  await mainMenu(page).getByRole('link', { name: 'My Diet' }).click()
  await expect(warning).not.toContainText(`2 de ${monthName}`)
  await warning.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL('/user')

  await page.goto(`/user/comidas-desk?day=${second}`)
  await expect(page.getByRole('table')).toContainText(dinnerName)
  await isAccessible(page)
  await page
    .getByRole('columnheader')
    .getByRole('link', { name: new RegExp(`2 de ${monthName}`) })
    .click()
  await expect(page).toHaveURL(`/user/comidas?day=${second}`)
  await expect(page.getByRole('article', { name: 'Cena' }).getByRole('heading')).toHaveText(dinnerName)

  await page.getByRole('button', { name: 'Cambiar Cena al azar' }).click()
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await warning.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('mydiet.token'))).toBeNull()
})

test('a printed week has its whole table, as wide as the paper, and no controls', async ({ page }) => {
  const day = nextYear('07-07')
  const sunday = 7 - new Date(`${day}T12:00:00`).getDay()
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${day}`)
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeHidden()
  await page.goto(`/user/comidas-desk?day=${day}`)
  const place = page.getByRole('region', { name: 'Comidas de la semana' })
  await expect(place).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`del ${sunday} al ${sunday + 6} de julio de ${day.slice(0, 4)}`)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText(/a tu calendario|Toca un día/)).toBeHidden()
  // A phone's own width, and letter paper between its margins.
  for (const width of [390, 720]) {
    await page.setViewportSize({ width, height: 1000 })
    await expect(page.getByRole('columnheader')).toHaveCount(7)
    await expect(page.getByRole('columnheader').first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 })
    expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
})

test('a day opens below the finger, although the open one above it closes', async ({ page }) => {
  await enter(page, 'ana@mydiet.mx', `/user/comida/semana?month=3&week=1&day=${nextYear('03-02')}`)
  const days = page.getByRole('button', { name: /^\S+ [345] / })
  await expect(days).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  for (const day of [days.nth(1), days.nth(2), days.nth(0)]) {
    await day.scrollIntoViewIfNeeded()
    const before = await day.boundingBox()
    await day.click()
    await expect(day).toHaveAttribute('aria-expanded', 'true')
    await expect
      .poll(async () => Math.abs(((await day.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(8)
  }
})
