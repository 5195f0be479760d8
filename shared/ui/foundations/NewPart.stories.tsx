import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { NewPart } from './NewPart'

const meta = {
  title: 'Fundamentos/Del boceto a la entrega',
  component: NewPart,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof NewPart>

export default meta

export const Way: StoryObj<typeof meta> = { name: 'Los pasos' }
