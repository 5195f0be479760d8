import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import { reconnect, renderScreen } from 'shared/testing/renderScreen'
import { NextStepList } from './NextStepList'
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

test('a profile that is not complete is the next step; without a network it can be tried again', async () => {
  const { user } = await renderScreen(<NextSteps />, { as: 'nuevo', offline: true })
  expect(await screen.findByText('No pudimos cargar lo que sigue')).toBeInTheDocument()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('link', { name: /^Completa tu perfil/ })).toHaveAttribute(
    'href',
    '/user/perfil',
  )
  expect(screen.queryByText(/^Estás al día\./)).not.toBeInTheDocument()
})

test('with nothing due it says so', () => {
  render(<NextStepList steps={[]} failed={false} retrying={false} onRetry={() => undefined} />, {
    wrapper: MemoryRouter,
  })
  expect(screen.getByText(/^Estás al día\./)).toBeInTheDocument()
})
