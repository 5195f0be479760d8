import { render, screen } from '@testing-library/react'
import { ConnectionNotice } from './ConnectionNotice'

test.each([
  ['quiet', 0, ''],
  ['quiet', 2, ''],
  ['offline', 0, 'Sin conexión · Ves lo último que se guardó aquí'],
  ['offline', 1, 'Sin conexión · 1 cambio por enviar'],
  ['offline', 3, 'Sin conexión · 3 cambios por enviar'],
  ['unconfirmed', 0, 'My Diet no responde · Ves lo último que se guardó aquí'],
  ['sending', 3, 'Enviando…'],
  ['saved', 0, 'Todo está guardado'],
] as const)('%s with %d waiting says «%s», in a region that is announced', (state, pending, words) => {
  render(<ConnectionNotice state={state} pending={pending} />)
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${words}$`))
})

test('the region is mounted before its text, or the first text would not be announced', () => {
  const { rerender } = render(<ConnectionNotice state="quiet" pending={0} />)
  const region = screen.getByRole('status')
  rerender(<ConnectionNotice state="offline" pending={0} />)
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('Sin conexión')
})
