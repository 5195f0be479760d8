import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { DayPicker } from './DayPicker'

const meta = {
  title: 'Componentes/Fechas/Elegir día (DayPicker)',
  component: DayPicker,
  args: { value: '2026-11-21', today: '2026-11-21', onChange: () => undefined },
  render: function Choosing(args) {
    const [day, setDay] = useState(args.value)
    return <DayPicker {...args} value={day} onChange={setDay} />
  },
} satisfies Meta<typeof DayPicker>

export default meta

type Story = StoryObj<typeof meta>

export const Today: Story = { name: 'Hoy' }
export const AnotherYear: Story = { name: 'De otro año', args: { value: '2027-01-03' } }
export const Bounded: Story = { name: 'Con límites', args: { min: '2026-11-21', max: '2026-11-28' } }
