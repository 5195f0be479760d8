import { render, screen } from '@testing-library/react'
import { ProgressBar } from './ProgressBar'

test('shows the done share, as a number and in words', () => {
  const { rerender } = render(<ProgressBar label="Subiendo tu foto" share={0.456} />)
  const bar = screen.getByRole('progressbar', { name: 'Subiendo tu foto' })
  expect(bar).toHaveValue(46)
  expect(bar).toHaveAttribute('aria-valuetext', '46 %')
  expect(screen.getByText('46 %')).toBeVisible()

  rerender(<ProgressBar label="Subiendo tu foto" share={1} note="Casi lista…" />)
  expect(bar).toHaveValue(100)
  expect(bar).toHaveAttribute('aria-valuetext', 'Casi lista…')
})

test.each([
  [-1, 0],
  [7, 100],
])('%f of it is shown as %i %%', (share, percent) => {
  render(<ProgressBar label="Subiendo" share={share} />)
  expect(screen.getByRole('progressbar')).toHaveValue(percent)
})
