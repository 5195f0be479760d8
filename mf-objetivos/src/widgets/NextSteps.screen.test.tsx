import { screen, within } from '@testing-library/react'
import { reconnect, renderScreen } from 'shared/testing/renderScreen'
import NextSteps from './NextSteps'

test('Ana sees a test to repeat and a lab to bring, each with its place, and no appointment that Citas shows', async () => {
  await renderScreen(<NextSteps />, { as: 'ana' })
  const steps = await screen.findByRole('region', { name: 'Lo que sigue' })
  const link = (name: RegExp) => within(steps).findByRole('link', { name })
  expect(await link(/^Bienestar de cada día.*Toca repetirlo desde el/)).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/user\/objetivos\?test=\d+$/),
  )
  expect(within(steps).getAllByRole('link', { name: /Sube tu laboratorio/ })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/user\/objetivos\?labs=\d+$/),
  )
  expect(within(steps).queryByRole('link', { name: /^Cita con Mariana/ })).not.toBeInTheDocument()
  expect(within(steps).getByText(/^y \d+ más$/)).toBeVisible()
})

test('with nothing due it says so; without a network it can be tried again', async () => {
  const { user } = await renderScreen(<NextSteps />, { as: 'nuevo', offline: true })
  expect(await screen.findByText('No pudimos cargar lo que sigue')).toBeInTheDocument()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(/^Estás al día\./)).toBeInTheDocument()
})
