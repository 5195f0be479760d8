import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { samplePendingCall } from 'shared/offline/samplePendingCall'
import { RefusedChanges } from './RefusedChanges'

const rating = samplePendingCall('a', {
  content: 'Salmón al horno: Fue genial. Con menos sal.',
  failure: { title: 'Valoración!', message: 'No ha sido posible valorar la receta.' },
  refusal: 'No encontramos esta receta.',
})

test('refused changes are shown with content and reason until the person has seen them', async () => {
  const seen = jest.fn()
  const { rerender } = render(<RefusedChanges changes={[rating]} onSeen={seen} />)
  const dialog = within(screen.getByRole('dialog', { name: 'Un cambio no se guardó' }))
  for (const words of [rating.content, rating.failure.message, rating.refusal as string]) {
    expect(dialog.getByText(words)).toBeVisible()
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }))
  expect(seen).toHaveBeenCalledTimes(1)

  rerender(<RefusedChanges changes={[rating, { ...rating, id: 'b' }]} onSeen={seen} />)
  expect(screen.getByRole('dialog', { name: 'Hay cambios que no se guardaron' })).toBeVisible()
})

test('without a refusal nothing is shown', () => {
  render(<RefusedChanges changes={[]} onSeen={() => undefined} />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
