import { dayIn } from 'shared/dates/instants'
import { fitsWidth, isAccessible } from '../fixtures/isAccessible'
import { mainMenu } from '../fixtures/mainMenu'
import { onBothSizes } from '../fixtures/onBothSizes'
import { startForStaff } from '../fixtures/startForStaff'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'
import { tokenOf } from '../fixtures/tokenOf'

test.use({ walks: ['mf-citas'] })

/** The day of Ana's next appointment with this specialist. */
async function comingDay({ url }: Server, name: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(url, 'ana@mydiet.mx')}` }
  const answer = await fetch(`${url}/api/appointments`, { headers })
  const all = (await answer.json()) as { init: string; specialistName: string }[]
  const coming = all.find(one => one.specialistName === name && Date.parse(one.init) > Date.now())
  return dayIn(new Date(coming?.init ?? ''))
}

/** The mails that the practice has sent to Ana. */
async function mailsToAna({ url }: Server): Promise<number> {
  const mailbox = await (await fetch(`${url}/api/outbox`)).text()
  return mailbox.split('ana@mydiet.mx').length - 1
}

onBothSizes(() => {
  test('the practice sees a specialist’s day, notes who came, and sets and lifts a day off', async ({
    page,
  }) => {
    test.slow()
    const server = await startForStaff(page)
    try {
      await mainMenu(page).getByRole('link', { name: 'Citas' }).click()
      await page.getByRole('link', { name: 'Agenda del equipo' }).click()
      await expect(page.getByRole('heading', { name: 'Elige un especialista' })).toBeVisible()

      // Ana was there two weeks ago.
      const attended = page.getByRole('listitem').filter({ hasText: 'Ana Treviño Garza' })
      await page.getByLabel('Especialista').selectOption({ label: 'Mariana Ríos' })
      await expect(async () => {
        await page.getByRole('button', { name: 'Día anterior' }).click()
        await expect(page.getByRole('region', { name: 'Citas del día' })).toBeVisible()
        await expect(attended).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 90_000 })
      await isAccessible(page, 'the day of a specialist')
      await fitsWidth(page, 'the day of a specialist')
      await attended.getByRole('button', { name: /no asistió$/ }).click()
      await expect(attended).toContainText('No asistió.')

      // A day that is over cannot be set as a day off: the coming one is.
      await expect(page.getByText('Este día ya pasó.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Marcar día libre' })).toBeHidden()
      const url = new URL(page.url())
      url.searchParams.set('dia', await comingDay(server, 'Mariana Ríos'))
      await page.goto(url.href)
      const coming = page.getByRole('listitem').filter({ hasText: 'Ana Treviño Garza' })
      await expect(coming).toContainText('Videollamada, 20 minutos.')
      await expect(coming.getByRole('link', { name: '8112345678' })).toHaveAttribute('href', 'tel:8112345678')
      const call = coming.getByRole('link', { name: 'Entrar a la videollamada con Ana Treviño Garza' })
      await expect(call).toHaveAttribute('href', /^https:/)
      await isAccessible(page, 'a day with a video call')
      await fitsWidth(page, 'a day with a video call')

      // Both questions say beforehand how many people are told, and the mails go out.
      const question = page.getByRole('dialog')
      const mails = await mailsToAna(server)
      for (const [act, state] of [
        ['Marcar día libre', 'Es un día libre: nadie más puede agendar.'],
        ['Quitar día libre', 'Se puede agendar según su horario.'],
      ] as const) {
        await page.getByRole('button', { name: act }).click()
        await expect(question).toContainText('Avisaremos por correo a una persona con cita ese día.')
        await question.getByRole('button', { name: act }).click()
        await expect(
          page.getByText('Avisamos por correo a una persona con cita ese día.').last(),
        ).toBeVisible()
        await expect(page.getByText(state)).toBeVisible()
      }
      await expect.poll(() => mailsToAna(server)).toBe(mails + 2)
    } finally {
      await server.remove()
    }
  })
})
