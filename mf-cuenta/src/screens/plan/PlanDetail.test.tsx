import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import { sampleMonthlyPlans, samplePlans } from '../../samples'
import { PlanDetail, type PlanView } from './PlanDetail'

const loaded = { failed: false, retrying: false, retry: () => undefined }
const chosen: PlanView[] = []

function show(view: PlanView, plan = samplePlans[0]) {
  return render(
    <MemoryRouter>
      <PlanDetail
        plan={plan}
        loading={loaded}
        isLoading={false}
        monthly={sampleMonthlyPlans}
        view={view}
        onView={name => chosen.push(name)}
        courses={[{ id: 7, title: 'Control de peso' }]}
        coursesLoading={loaded}
      />
    </MemoryRouter>,
  )
}

test('three buttons: the detail, the courses, the community', async () => {
  show('detalle')
  expect(screen.getByRole('heading', { level: 1, name: 'Control de peso' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Detalle del plan' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Curso' }))
  await userEvent.click(screen.getByRole('button', { name: 'Comunidad' }))
  expect(chosen).toEqual(['curso', 'comunidad'])
})

test('the detail says what each monthly plan includes, and what comes next', () => {
  show('detalle')
  expect(screen.getByRole('heading', { name: 'Qué incluye' })).toBeVisible()
  expect(screen.getByText('Una cita con cualquier especialista')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Agendar una cita' })).toHaveAttribute('href', '/user/agendar/1')
})

test('a course leads to its lessons, and to its community', () => {
  const { unmount } = show('curso')
  const link = () => screen.getByRole('link', { name: /Control de peso$/ })
  expect(link()).toHaveAttribute('href', '/user/tema/detalleV3?curso=7')
  unmount()
  show('comunidad')
  expect(link()).toHaveAttribute('href', '/user/tema/detalleV3?curso=7&tab=3')
})
