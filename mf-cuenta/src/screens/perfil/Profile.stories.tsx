import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { RouterProvider } from 'shared/router'
import { createMemoryRouter } from 'shared/router/memory'
import { userEvent, within } from 'storybook/test'
import { MonthlyPlans } from '../../plans/MonthlyPlans'
import { sampleMonthlyPlans, sampleSubscription } from '../../samples'
import { Profile, type ProfileProps } from './Profile'

const nothing = () => undefined
const saved = async () => ({})

const meta = {
  title: 'Cuenta/Perfil',
  component: Profile,
  args: {
    profile: {
      firstName: 'Ana',
      lastName: 'Treviño Garza',
      gender: 'female',
      birthdate: '1991-04-12',
      picture: '',
      emergencyContactPhone: '8112345678',
      ocupation: 'Arquitecta',
      civilState: 'Casad@',
    },
    email: 'ana@mydiet.mx',
    onSave: saved,
    sessions: 2,
    subscriptions: [
      {
        id: 1,
        name: 'MonthlySubscription',
        title: 'PLAN FUNCIONAL',
        priceId: 'plan-funcional',
        amount: 9_900,
        includes: [],
        changesTo: null,
        renewsAt: '2026-12-12T18:00:00Z',
        endsAt: null,
        paymentFailed: false,
        since: '2026-11-12T18:00:00Z',
      },
    ],
    toBook: [],
    onCancelPlan: nothing,
    onKeepPlan: nothing,
    cancelling: false,
    plans: (
      <MonthlyPlans
        plans={sampleMonthlyPlans}
        held={sampleSubscription}
        opening={undefined}
        onBuy={nothing}
        onChange={nothing}
      />
    ),
    courses: [
      { id: 1, title: 'Nutrición funcional' },
      { id: 2, title: 'Control de peso' },
    ],
    coursesLoading: { failed: false, retrying: false, retry: nothing },
    onGiveUp: saved,
    givingUp: false,
  },
  // The question before leaving needs a router with addresses of its own.
  parameters: { router: false },
  render: function InRouter(args: ProfileProps) {
    const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Profile {...args} /> }]))
    return <RouterProvider router={router} />
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Profile>

export default meta

type Story = StoryObj<typeof meta>

const press =
  (name: string | RegExp): Story['play'] =>
  ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name }))

const missing = {
  firstName: 'Nuevo',
  lastName: 'Paciente',
  gender: null,
  birthdate: null,
  picture: '',
  emergencyContactPhone: '',
  ocupation: '',
  civilState: '',
}

export const Reading: Story = { name: 'Para leer' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Newcomer: Story = {
  name: 'Datos sin registrar, sin compras',
  args: { profile: missing, email: undefined, sessions: undefined, subscriptions: [], courses: [] },
}
export const Editing: Story = { name: 'Editando', play: press('Editar') }
export const Wrong: Story = {
  name: 'Con errores',
  play: async context => {
    await press('Editar')?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.clear(canvas.getByLabelText('Nombre'))
    await userEvent.type(canvas.getByLabelText('Apellido'), '<b>')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
  },
}
export const Refused: Story = {
  name: 'El servidor no aceptó',
  args: {
    onSave: async () => ({ form: 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.' }),
  },
  play: async context => {
    await press('Editar')?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.type(canvas.getByLabelText('Nombre'), ' María')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
  },
}
export const CancelPlan: Story = {
  name: 'Cancelar el plan',
  play: async context => {
    await press('Editar')?.(context)
    await press('Cancelar Plan')?.(context)
  },
}
export const GiveUp: Story = { name: 'Anular contenido', play: press(/Control de peso/) }
export const NotRenewed: Story = {
  name: 'Suscripción cancelada, y una sin cobrar',
  args: {
    subscriptions: (['cancelled', 'failed'] as const).map((state, id) => ({
      id,
      name: state === 'failed' ? 'MonthlySubscription' : 'PLAN FUNCIONAL PLUS',
      title: '',
      priceId: '',
      amount: 79_000,
      includes: [],
      changesTo: null,
      renewsAt: null,
      endsAt: state === 'cancelled' ? '2026-12-12T18:00:00Z' : null,
      paymentFailed: state === 'failed',
      since: '2026-11-12T18:00:00Z',
    })),
  },
}
export const CoursesLoading: Story = { name: 'Cursos cargando', args: { courses: undefined } }
export const CoursesFailed: Story = {
  name: 'Los cursos no llegaron',
  args: { courses: undefined, coursesLoading: { failed: true, retrying: false, retry: nothing } },
}
