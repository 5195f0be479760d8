import type { Page } from '@playwright/test'
import { callAs } from '../fixtures/callAs'
import { enter } from '../fixtures/enter'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { keptOn } from '../fixtures/keptOn'
import { doneTests, numbered } from '../fixtures/objectives'
import { onBothSizes } from '../fixtures/onBothSizes'
import { reloadScreen } from '../fixtures/overlayEntries'
import { expect, test } from '../fixtures/test'
import { whenCached, whenStored } from '../fixtures/whenCached'

test.use({
  walks: ['mf-objetivos', 'mf-cuenta'],
  serviceWorkers: 'allow',
})

const MOOD = 'Estado de ánimo (PHQ-9)'
const QUESTIONS = 9
const RISK = 'Varios días'

const help = (page: Page) => page.getByRole('dialog', { name: 'No estás solo ni sola' })
const relativesHelp = (page: Page) => page.getByRole('dialog', { name: /^Hay ayuda para / })

/** The page’s own person has answered all questions of PHQ-9 but the last, whose options signal a risk. */
async function beginMood(page: Page, familyMemberId: number | null) {
  const forms: { id: number; name: string }[] = await callAs(page, 'GET forms')
  const formId = forms.find(({ name }) => name.startsWith(MOOD))?.id ?? 0
  const answers = Array.from({ length: QUESTIONS - 1 }, (_, at) => ({
    question: at + 1,
    answer: 1,
    changes: 1,
  }))
  await callAs(page, `PUT form-drafts/${formId}`, { version: 1, familyMemberId, answers })
  return formId
}

/** Whether the server has an answer to the last question of the person’s begun test. */
const hasLast = async (page: Page) => {
  const drafts: { answers: { question: number }[] }[] = await callAs(page, 'GET form-drafts')
  return drafts.some(({ answers }) => answers.some(({ question }) => question === QUESTIONS))
}

onBothSizes(() => {
  test('a risk that was chosen before a reload is met by help when the test goes on, and the clinic promises what it can keep', async ({
    page,
  }) => {
    await enter(page, 'ana@mydiet.mx', '/user/perfil')
    const formId = await beginMood(page, null)
    await page.goto(`/user/objetivos?test=${formId}`)
    await expect(numbered(page, QUESTIONS, QUESTIONS)).toBeVisible()
    await page.getByRole('radio', { name: RISK }).check()
    await expect.poll(() => hasLast(page)).toBe(true)
    await page.reload()
    await expect(help(page)).toBeVisible()
    await isAccessible(page, 'help')
    await fitsWidth(page, 'help')
    await expect(help(page).getByRole('link', { name: /800 911 2000/ })).toBeInViewport({ ratio: 1 })
    await expect(help(page).getByRole('link', { name: /911$/ })).toBeInViewport({ ratio: 1 })
    await help(page).getByRole('button', { name: 'Sí, avisar a la clínica' }).click()
    await expect(help(page).getByText(/^La clínica te va a buscar (hoy|mañana|el )/)).toBeVisible()
    await help(page).getByRole('button', { name: 'Continuar con el test' }).click()
    await expect(page.getByRole('radio', { name: RISK })).toBeChecked()

    // It was shown for this answer: sending asks for nothing more.
    await page.getByRole('button', { name: 'Enviar formulario' }).click()
    await expect(doneTests(page).getByRole('button', { name: /PHQ-9/ })).toBeVisible()
    await expect(help(page)).toHaveCount(0)
  })

  test('a risk that was chosen without a network on a page that was closed is met by help on arrival', async ({
    page: first,
    context,
  }) => {
    await enter(first, 'ana@mydiet.mx', '/user/perfil')
    const family: { id: number; relationship: string }[] = await callAs(first, 'GET family-members')
    const person = family.find(({ relationship }) => relationship === 'Madre')?.id ?? 0
    const formId = await beginMood(first, person)
    await first.goto(`/user/objetivos?persona=${person}&test=${formId}`)
    await expect(numbered(first, QUESTIONS, QUESTIONS)).toBeVisible()
    await whenCached(first)
    await whenStored(first, '["objetivos","drafts"')
    await context.setOffline(true)
    await first.getByRole('radio', { name: RISK }).check()
    await expect.poll(async () => (await keptOn(first)).entries.join()).toContain('my-diet-queue')
    const second = await context.newPage()
    await first.close()

    // Still without a network, where the test goes on.
    await second.goto(`/user/objetivos?persona=${person}&test=${formId}`)
    await expect(relativesHelp(second)).toBeVisible()
    // And where the tests are listed.
    await second.goto(`/user/objetivos?persona=${person}`)
    await expect(relativesHelp(second)).toBeVisible()
    const third = await context.newPage()
    await second.close()

    // On the home page, which this device has not seen before, as soon as there is a network.
    await third.goto('/user')
    await context.setOffline(false)
    await expect(relativesHelp(third)).toBeVisible()
    await expect.poll(() => hasLast(third)).toBe(true)
    await expect(relativesHelp(third)).toBeVisible()
    await relativesHelp(third).getByRole('button', { name: 'Entendido' }).click()
    await expect(relativesHelp(third)).toHaveCount(0)
    await reloadScreen(third)
    await expect(third.getByRole('link', { name: /PHQ-9.*Termina el test/ })).toBeVisible()
    await expect(relativesHelp(third)).toHaveCount(0)
  })
})
