import type { Page } from '@playwright/test'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { enter } from '../fixtures/enter'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['mf-diet'] })

const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' })

function watch(page: Page, path: RegExp) {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET' && path.test(request.url())) sent.push(request.url())
  })
  return sent
}

test('a double tap counts once: a plan is saved once and a rating sent once', async ({ page }) => {
  const day = addDays(dayIn(new Date()), -20)
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${day}`)
  const plans = watch(page, /meal-plans/)
  const save = page.getByRole('button', { name: 'Guardar plan' })
  await save.dblclick()
  await expect(notices(page)).toContainText('Se ha guardado este plan de comidas.')
  await expect(notices(page)).not.toContainText('Sin conexión')
  await expect(save).toBeHidden()
  expect(plans).toHaveLength(1)

  const ratings = watch(page, /comments/)
  await page
    .getByRole('article', { name: 'Cena' })
    .getByRole('button', { name: /^Ver mas/ })
    .click()
  await page.getByRole('button', { name: 'Marcar Consumido' }).click()
  await page.getByText('Fue genial').click()
  await page.getByRole('button', { name: 'Enviar valoración' }).dblclick()
  await expect(notices(page)).toContainText('¡Valoracion enviada!')
  await page.waitForLoadState('networkidle')
  expect(ratings).toHaveLength(1)
})
