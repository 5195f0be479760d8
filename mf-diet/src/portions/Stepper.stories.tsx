import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Stepper } from './Stepper'

const meta = {
  title: 'Componentes/Formularios/Contador (Stepper)',
  component: Stepper,
  args: {
    label: 'Porciones',
    value: 2,
    max: 20,
    text: '',
    lessLabel: 'Una porción menos',
    moreLabel: 'Una porción más',
    onChange: () => undefined,
  },
  render: function Counting(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Stepper
        {...args}
        value={value}
        text={value === 1 ? '1 porción' : `${value} porciones`}
        onChange={setValue}
      />
    )
  },
} satisfies Meta<typeof Stepper>

export default meta

type Story = StoryObj<typeof meta>

export const Between: Story = { name: 'En medio' }
export const Least: Story = { name: 'En el mínimo', args: { value: 1 } }
export const Most: Story = { name: 'En el máximo', args: { value: 20 } }
