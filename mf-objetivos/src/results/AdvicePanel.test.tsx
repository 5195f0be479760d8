import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdvicePanel } from './AdvicePanel'

const item = (especialidad: string, category: string, data = `<p>Consejo ${category}.</p>`) => ({
  especialidad,
  tip: { category, data, tags: ['agua', 'fibra'] },
})

test('advice has three tabs, badges in words, tags, and an order by level', async () => {
  const advice = [
    item('Nutrición', 'General'),
    item('Nutrición', 'Estable'),
    item('Nutrición', 'Crítico', '<p>Consejo Crítico.<script>alert(1)</script></p>'),
    item('Nutrición', 'Complicado'),
    item('Psicologia', 'Estable', '<p>Respira.</p>'),
  ]
  const { container } = render(<AdvicePanel advice={advice} />)
  const order = () => screen.getAllByText(/^Consejo /).map(({ textContent }) => textContent)
  await screen.findByText('Consejo General.')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Nutrición',
    'Psicología',
    'Ginecología',
  ])
  expect(order()).toEqual(['Consejo General.', 'Consejo Estable.', 'Consejo Crítico.', 'Consejo Complicado.'])
  const [, stable] = screen.getAllByRole('listitem')
  expect(within(stable as HTMLElement).getByText('Estable')).toBeVisible()
  expect(within(stable as HTMLElement).getByText('fibra')).toBeVisible()
  expect(container.querySelector('script')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ordenar por Niveles' }))
  expect(order()).toEqual(['Consejo Crítico.', 'Consejo Complicado.', 'Consejo Estable.', 'Consejo General.'])
  await userEvent.click(screen.getByRole('tab', { name: 'Psicología' }))
  expect(await screen.findByText('Respira.')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Ginecología' }))
  expect(screen.getByText('No hay consejos de esta especialidad.')).toBeVisible()
})

test('the specialty with most of the critical advice is open first', () => {
  const advice = [
    item('Nutrición', 'Crítico'),
    item('Nutrición', 'Estable'),
    item('Nutrición', 'General'),
    item('Psicologia', 'Crítico', '<p>Habla con alguien.</p>'),
    item('Psicologia', 'Crítico', '<p>Agenda una cita.</p>'),
  ]
  render(<AdvicePanel advice={advice} />)
  expect(screen.getByRole('tab', { name: 'Psicología' })).toHaveAttribute('aria-selected', 'true')
})

test('without critical advice the specialty with most is open, and Nutrición where there is none at all', () => {
  const { unmount } = render(<AdvicePanel advice={[item('Ginecología', 'Estable')]} />)
  expect(screen.getByRole('tab', { name: 'Ginecología' })).toHaveAttribute('aria-selected', 'true')
  unmount()
  render(<AdvicePanel advice={[]} />)
  expect(screen.getByRole('tab', { name: 'Nutrición' })).toHaveAttribute('aria-selected', 'true')
})
