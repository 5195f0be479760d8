import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import type { Plan } from '../../../contract/plans'
import { monthlyPlansOf } from '../../../rules/plans/monthlyPlansOf'
import { sampleMonthlyPlans, samplePlans } from '../../samples'
import { SpecialtyPlans } from './SpecialtyPlans'
import { SPECIALTIES, type Specialty } from './specialties'

const opened: Plan[] = []
beforeEach(() => {
  opened.length = 0
})

function show(plans: Plan[] | undefined) {
  return render(
    <MemoryRouter>
      <SpecialtyPlans
        specialty={SPECIALTIES.nutriologia as Specialty}
        plans={plans}
        loading={{ failed: false, retrying: false, retry: () => undefined }}
        isHeld={({ id }) => id === 1}
        opensIn={plan => monthlyPlansOf(plan, sampleMonthlyPlans)}
        onOpen={plan => opened.push(plan)}
      />
    </MemoryRouter>,
  )
}

test('a plan that the person holds opens at once', async () => {
  show(samplePlans)
  await userEvent.click(screen.getByRole('button', { name: 'Control de peso' }))
  expect(opened).toEqual([samplePlans[0]])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('another shows its description, sanitised, with the way to the prices', async () => {
  const [first, second] = samplePlans as [Plan, Plan]
  const hostile =
    '<p>Cuida <strong>tu salud</strong></p><img src=x onerror="window.broken = true"><script>1</script>'
  show([first, { ...second, descripcion: hostile }])
  await userEvent.click(screen.getByRole('button', { name: second.title }))
  const dialog = screen.getByRole('dialog', { name: second.title })
  await waitFor(() => expect(dialog.querySelector('strong')).toHaveTextContent('tu salud'))
  expect(dialog.querySelector('img, script')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ir al Plan' })).toHaveAttribute(
    'href',
    '/user/precios#plan-funcional-plus',
  )
  expect(dialog).toHaveTextContent('Viene en PLAN FUNCIONAL PLUS.')
  expect(opened).toEqual([])
})

test('a plan of several monthly plans names each, and leads to all', async () => {
  const [first, second] = samplePlans as [Plan, Plan]
  show([first, { ...second, subscriptions: [...second.subscriptions, ...first.subscriptions] }])
  await userEvent.click(screen.getByRole('button', { name: second.title }))
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Viene en los planes PLAN FUNCIONAL y PLAN FUNCIONAL PLUS.',
  )
  expect(screen.getByRole('link', { name: 'Ir al Plan' })).toHaveAttribute('href', '/user/precios')
})

test('a plan that no monthly plan includes promises none', async () => {
  const [first, second] = samplePlans as [Plan, Plan]
  show([first, { ...second, subscriptions: [] }])
  await userEvent.click(screen.getByRole('button', { name: second.title }))
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Viene en')
  expect(screen.getByRole('link', { name: 'Ir al Plan' })).toHaveAttribute('href', '/user/precios')
})

test('a specialty without plans leads to the prices', () => {
  show([])
  expect(screen.getByRole('heading', { name: 'Aún no hay planes de esta especialidad' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver precios' })).toHaveAttribute('href', '/user/precios')
})
