import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AccountEnded } from './AccountEnded'

const meta = {
  title: 'Inicio/Tus datos y privacidad/Cuenta eliminada',
  component: AccountEnded,
  args: {
    receipt: {
      mailed: true,
      kept: [
        {
          title: 'Tus citas',
          reason: 'Son parte del expediente clínico (NOM-004-SSA3-2012).',
          until: '2031-11-26T18:00:00.000Z',
        },
        {
          title: 'Tus pagos y facturas',
          reason: 'Lo pide el Código Fiscal de la Federación (artículo 30).',
          until: '2031-11-26T18:00:00.000Z',
        },
      ],
    },
  },
} satisfies Meta<typeof AccountEnded>

export default meta

type Story = StoryObj<typeof meta>

export const WithWhatStays: Story = {}

export const NothingStays: Story = { args: { receipt: { kept: [], mailed: false } } }
