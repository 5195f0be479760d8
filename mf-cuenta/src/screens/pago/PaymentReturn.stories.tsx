import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PaymentReturn } from './PaymentReturn'

const nothing = () => undefined
const checkout = {
  reference: '2f1c7a4e-9b1d-4c55-8f0e-3a6d5b7c9e21',
  state: 'confirming',
  productId: 'MonthlySubscription',
  product: null,
  title: 'PLAN FUNCIONAL',
  amount: 9_900,
  returnPath: '/user/precios',
  page: 'https://pagos.example/ses_1',
  appointmentId: null,
  isUsed: false,
  notBooked: null,
} as const

const meta = {
  title: 'Cuenta/Regreso del pago',
  component: PaymentReturn,
  args: {
    checkout,
    cancelled: false,
    loading: { failed: false, retrying: false, retry: nothing },
    toBook: [],
  },
} satisfies Meta<typeof PaymentReturn>

export default meta

type Story = StoryObj<typeof meta>

export const Confirming: Story = { name: 'Confirmando' }
export const Confirmed: Story = {
  name: 'Confirmado',
  args: { checkout: { ...checkout, state: 'confirmed' } },
}
export const ConfirmedToBook: Story = {
  name: 'Confirmado, por agendar',
  args: {
    checkout: {
      ...checkout,
      state: 'confirmed',
      productId: 'PsicologiaOnline',
      title: 'Consulta de psicología en línea',
      returnPath: '/user/agendar?especialidad=2',
    },
    toBook: [
      {
        productId: 'PsicologiaOnline',
        title: 'Consulta de psicología en línea',
        note: '1 hora por videollamada · Psicología',
        count: 1,
        path: '/user/agendar?especialidad=2',
      },
    ],
  },
}
export const NotBooked: Story = {
  name: 'Confirmado, sin su horario',
  args: {
    checkout: {
      ...checkout,
      state: 'confirmed',
      productId: 'NutricionOnline',
      title: 'Consulta de nutrición en línea',
      returnPath: '/user/agendar?specialist=3',
      notBooked: {
        message: 'El horario ya no está disponible. Elige otro, por favor.',
        times: [9, 10, 11].map(hour => ({
          inWords: `lunes 23 de noviembre de 2026, ${hour}:00 a.m., hora de Monterrey`,
          path: `/user/agendar?specialist=3&tipo=online&horario=2026-11-23T${hour + 6}:00:00.000Z`,
        })),
      },
    },
  },
}
export const Used: Story = {
  name: 'Confirmado y agendado después',
  args: {
    checkout: {
      ...checkout,
      state: 'confirmed',
      productId: 'NutricionOnline',
      title: 'Consulta de nutrición en línea',
      isUsed: true,
    },
  },
}
export const Cancelled: Story = { name: 'No terminado', args: { cancelled: true } }
export const Abandoned: Story = {
  name: 'No se completó',
  args: { checkout: { ...checkout, state: 'abandoned' } },
}
export const Refunded: Story = { name: 'Devuelto', args: { checkout: { ...checkout, state: 'refunded' } } }
export const Loading: Story = { name: 'Cargando', args: { checkout: undefined } }
export const Failed: Story = {
  name: 'No llegó',
  args: { checkout: undefined, loading: { failed: true, retrying: false, retry: nothing } },
}
