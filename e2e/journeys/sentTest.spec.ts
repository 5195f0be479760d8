import type { Page } from '@playwright/test'
import { callAs } from '../fixtures/callAs'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { keptOn } from '../fixtures/keptOn'
import { doneTests, next, numbered, openTests } from '../fixtures/objectives'
import { onBothSizes } from '../fixtures/onBothSizes'
import { expect, test } from '../fixtures/test'
import { whenCached, whenStored } from '../fixtures/whenCached'

test.use({
  walks: ['mf-objetivos'],
  serviceWorkers: 'allow',
})

const TEST = 'Resistencia a la insulina y metabolismo'
const SENT = 'Enviado, se entrega al volver la conexión'

const start = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(Iniciar|Continuar) Test: ${TEST}`) })
const sentRow = (page: Page) => doneTests(page).getByRole('listitem').filter({ hasText: SENT })

/** The responses to the test that the server has. */
async function delivered(page: Page) {
  const responses: { form: { name: string } }[] = await callAs(page, 'GET form-responses')
  return responses.filter(({ form }) => form.name === TEST).length
}

onBothSizes(() => {
  test('a test that is sent without a network is listed as sent, cannot be begun again, and is delivered once', async ({
    page,
    context,
  }) => {
    await openTests(page)
    await start(page).click()
    await expect(numbered(page, 1, 2)).toBeVisible()
    const taking = page.url()
    await whenCached(page)
    await whenStored(page, '["objetivos","responses"')
    await context.setOffline(true)
    await page.getByRole('radio').first().check()
    await next(page).click()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Enviar formulario' }).click()

    // The test that was just sent is in sight and has the focus, as a result would.
    await expect(sentRow(page)).toContainText(TEST)
    await expect(sentRow(page)).toBeFocused()
    await expect(sentRow(page)).toBeInViewport({ ratio: 1 })
    // The row itself says so: no notice lies over it.
    await expect(page.getByRole('status').filter({ hasText: 'Guardado en este dispositivo' })).toHaveCount(0)
    await expect(start(page)).toHaveCount(0)
    await isAccessible(page, 'a test that waits for the connection')
    await fitsWidth(page, 'a test that waits for the connection')
    // The answers that waited are in the test that was sent.
    await expect(page.getByRole('status').filter({ hasText: '1 cambio por enviar' })).toBeVisible()

    // Neither a reload nor the test's own address begins it again.
    for (const address of ['/user/objetivos', taking]) {
      await page.goto(address)
      await expect(sentRow(page)).toContainText(TEST)
      await expect(start(page)).toHaveCount(0)
    }

    const sent: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET' && pathname.startsWith('/api/form-')) sent.push(pathname)
    })
    await context.setOffline(false)
    await expect(doneTests(page).getByRole('button', { name: new RegExp(`^${TEST}`) })).toBeVisible()
    await expect(sentRow(page)).toHaveCount(0)
    await expect(start(page)).toHaveCount(0)
    expect(await delivered(page)).toBe(1)
    expect(sent).toEqual(['/api/form-responses'])
    const kept = async () => (await keptOn(page)).entries.filter(entry => entry.includes('my-diet-queue'))
    await expect.poll(kept).toEqual([])
  })
})
