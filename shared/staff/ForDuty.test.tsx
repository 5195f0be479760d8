import { render, screen } from '@testing-library/react'
import { sessionSubject } from '../session/writer'
import { ForDuty } from './ForDuty'

function open(user: object) {
  sessionSubject.next({ status: 'signedIn', user: user as never, token: '' })
  render(
    <ForDuty duties={['labs', 'risk']} action={<a href="/user">Inicio</a>}>
      <h1>Laboratorios</h1>
    </ForDuty>,
  )
  return screen.getByRole('heading', { level: 1 }).textContent
}

test('a member with one of its duties sees the page', () => {
  expect(open({ staff: true, duties: ['agenda', 'risk'] })).toBe('Laboratorios')
})

test('a member with other duties reads calmly whom to ask, and has a way on', () => {
  expect(open({ staff: true, duties: ['agenda'] })).toBe('Esta página no es de tus tareas')
  expect(screen.getByText(/pide a quien administra My Diet que te asigne la tarea/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Inicio' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a patient reads whose page it is', () => {
  expect(open({})).toBe('Esta página es del equipo de la clínica')
  expect(screen.queryByText(/asigne la tarea/)).not.toBeInTheDocument()
})
