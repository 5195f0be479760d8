import type { Page } from '@playwright/test'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { allSaved } from '../fixtures/allSaved'
import { callAs } from '../fixtures/callAs'
import { enter } from '../fixtures/enter'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { expect, onDevice, test } from '../fixtures/test'
import { whenCached } from '../fixtures/whenCached'

test.use({ walks: ['mf-diet'] })

const today = dayIn(new Date())
const [DAY, OTHER_DAY] = [addDays(today, -30), addDays(today, -31)]
const meal = (day: string) => `/user/comidas?day=${day}&comida=meal`

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const consumed = (page: Page) => page.getByRole('article').getByText('Consumido', { exact: true })
const mark = (page: Page) => page.getByRole('button', { name: 'Marcar Consumido' })
const unmark = (page: Page) => page.getByRole('button', { name: 'Quitar marca' })

/** Plans one dish, which Ana has not rated, as the Comida of both days; answers its id. */
async function planTwice(page: Page): Promise<number> {
  const me = await callAs(page, 'POST auth/me', {})
  const recipes: { id: number; mealTime: string[]; preparation: string }[] = await callAs(page, 'GET recipes')
  const rated = new Set(
    ((await callAs(page, 'GET recipes/comments')) as { recipeId: number }[]).map(one => one.recipeId),
  )
  const dish = recipes.find(
    one => one.mealTime[0] === 'Comida' && one.preparation !== '' && !rated.has(one.id),
  )
  const empty = { breakfast: null, snack_morning: null, meal: null, snack_afternoon: null, dinner: null }
  for (const day of [DAY, OTHER_DAY]) {
    await callAs(page, `POST patients/${me.id}/meal-plans`, { day, ...empty, meal: dish?.id })
  }
  return dish?.id ?? 0
}

async function rate(page: Page, comment: string) {
  await mark(page).click()
  await page.getByText('Fue genial').click()
  await page.getByLabel(/Comentario/).fill(comment)
  await page.getByRole('button', { name: 'Enviar valoración' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a meal is consumed on its own day, is unmarked, and other devices see both', async ({
  page,
  server,
  browser,
}) => {
  await enter(page, 'ana@mydiet.mx')
  const recipe = await planTwice(page)
  await page.goto(meal(DAY))
  await rate(page, 'La comida de ese día')
  await expect(notice(page, '¡Valoracion enviada!')).toBeVisible()
  await expect(consumed(page)).toBeVisible()
  await isAccessible(page, 'a consumed meal')
  await fitsWidth(page, 'a consumed meal')

  await page.goto(meal(OTHER_DAY))
  await expect(mark(page)).toBeVisible()
  await expect(consumed(page)).toHaveCount(0)
  // Outside a plan the recipe counts as consumed, and can be marked again.
  await page.goto(`/user/comidas/recetas?receta=${recipe}`)
  await expect(consumed(page)).toBeVisible()
  await expect(mark(page)).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: server.url })
  const other = await elsewhere.newPage()
  await enter(other, 'ana@mydiet.mx', meal(DAY))
  await expect(consumed(other)).toBeVisible()

  await page.goto(meal(DAY))
  await unmark(page).dblclick()
  await expect(notice(page, 'Quitamos la marca.')).toBeVisible()
  await expect(mark(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(mark(page)).toBeVisible()
  await expect(consumed(page)).toHaveCount(0)
  await other.reload()
  await expect(mark(other)).toBeVisible()
  await expect(consumed(other)).toHaveCount(0)
  await elsewhere.close()

  expect(await callAs(page, `GET recipes/${recipe}/comments`)).toMatchObject([
    { comments: 'La comida de ese día', day: DAY, slot: 'meal', consumed: false },
  ])
})

onDevice(
  'marked, unmarked and marked again without a server, the last state arrives with every rating',
  async ({ page, server }) => {
    test.setTimeout(240_000)
    await enter(page, 'ana@mydiet.mx')
    const recipe = await planTwice(page)
    await page.goto(meal(OTHER_DAY))
    await expect(mark(page)).toBeVisible()
    await page.goto(meal(DAY))
    await expect(mark(page)).toBeVisible()
    await whenCached(page)

    await server.stop()
    await rate(page, 'Sin señal')
    await expect(consumed(page)).toBeVisible()
    await unmark(page).click()
    await expect(mark(page)).toBeVisible()
    await rate(page, 'Ahora sí')
    await expect(consumed(page)).toBeVisible()
    const waiting = page.getByRole('status').filter({ hasText: 'Sin conexión ·' })
    await expect(waiting).toContainText('3 cambios por enviar')

    await server.start()
    await expect(allSaved(page)).toBeVisible({ timeout: 40_000 })
    await expect(consumed(page)).toBeVisible()
    const meals = { day: DAY, slot: 'meal' }
    expect(await callAs(page, `GET recipes/${recipe}/comments`)).toMatchObject([
      { comments: 'Sin señal', ...meals, consumed: false },
      { comments: 'Ahora sí', ...meals, consumed: true },
    ])

    await server.stop()
    await unmark(page).click()
    await expect(mark(page)).toBeVisible()
    await server.start()
    await expect(allSaved(page)).toBeVisible({ timeout: 40_000 })
    expect((await callAs(page, `GET recipes/${recipe}/comments`)).at(-1)).toMatchObject({
      ...meals,
      consumed: false,
    })
  },
)
