import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HouseState } from '../../../contract/operation'
import { House, type HouseProps } from './House'

const house: HouseState = {
  lookedAt: '2026-11-25T18:00:00Z',
  things: [
    { name: 'database', state: 'bien', words: 'Contesta en 3 ms.' },
    { name: 'mail', state: 'mal', words: 'No contesta.', todo: 'Revisa SMTP_URL.' },
    { name: 'backup', state: 'atención', words: 'No se hace ninguno.', todo: 'Usa `npm run jobs -- list`.' },
  ],
}

function show(changed: Partial<HouseProps> = {}) {
  const onLook = jest.fn()
  const loading = { failed: false, retrying: false, retry: jest.fn() }
  render(<House house={house} loading={loading} refusal={undefined} onLook={onLook} {...changed} />)
  return onLook
}

test('the worst comes first, each with its state in words and what to do', () => {
  show()
  const things = screen.getAllByRole('listitem')
  expect(things.map(thing => within(thing).getByRole('heading').textContent)).toEqual([
    'Correo',
    'Respaldo',
    'Base de datos',
  ])
  expect(things[0]).toHaveTextContent('Mal')
  expect(things[0]).toHaveTextContent('Qué hacer: Revisa SMTP_URL.')
  expect(things[1]).toHaveTextContent('Qué hacer: Usa npm run jobs -- list.')
  expect(within(things[1] as HTMLElement).getByRole('code')).toHaveTextContent('npm run jobs -- list')
  expect(things[2]).not.toHaveTextContent('Qué hacer')
  expect(screen.getByText(/^2 de 3 necesitan atención\./)).toBeVisible()
})

test('the time of the look is the clinic’s, as all times on the page', () => {
  show()
  expect(screen.getByText(/Visto a las 12:00 p\.m\./)).toBeVisible()
})

test('a press looks again', async () => {
  const onLook = show()
  await userEvent.click(screen.getByRole('button', { name: 'Volver a mirar' }))
  expect(onLook).toHaveBeenCalledTimes(1)
})

test('a look that failed says why, and can be repeated', async () => {
  const onLook = show({ house: undefined, refusal: 'Tu cuenta no tiene la tarea para esto.' })
  expect(screen.getByRole('alert')).toHaveTextContent('Tu cuenta no tiene la tarea para esto.')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onLook).toHaveBeenCalledTimes(1)
})
