import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ToBook } from './ToBook'

const meta = {
  title: 'Componentes/Contenido/Por agendar (ToBook)',
  component: ToBook,
  args: {
    consultations: [
      {
        productId: 'ConsultationOnline',
        title: 'Consulta rápida en línea',
        note: '20 minutos por videollamada · Cualquier especialista',
        count: 1,
        path: '/user/agendar',
      },
      {
        productId: 'PsicologiaOnline',
        title: 'Consulta de psicología en línea',
        note: '1 hora por videollamada · Psicología',
        count: 2,
        path: '/user/agendar?especialidad=2',
      },
    ],
  },
} satisfies Meta<typeof ToBook>

export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = { name: 'Dos productos' }
export const Waiting: Story = {
  name: 'Mientras llegan sus nombres',
  args: { consultations: meta.args.consultations.map(one => ({ ...one, title: undefined })) },
}
