import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { weekdayOf } from '../../dates/dates'
import { Calendar } from './Calendar'

const meta = {
  title: 'Componentes/Fechas/Calendario (Calendar)',
  component: Calendar,
  args: { value: '2026-11-24', today: '2026-11-21', onChange: () => undefined },
  render: function Choosing(args) {
    const [day, setDay] = useState(args.value)
    return <Calendar {...args} value={day} onChange={setDay} />
  },
  decorators: [
    Story => (
      <div style={{ maxWidth: 'var(--width-form)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Calendar>

export default meta

type Story = StoryObj<typeof meta>

const isWeekday = (day: string) => ![0, 6].includes(weekdayOf(day))

export const Month: Story = { name: 'Mes' }
export const Bounded: Story = { name: 'Con límites', args: { min: '2026-11-22', max: '2026-12-12' } }
export const Free: Story = {
  name: 'Días libres',
  args: { value: undefined, min: '2026-11-22', isFree: isWeekday, clearable: true },
}
export const Marked: Story = {
  name: 'Días marcados',
  args: {
    marks: [
      { label: 'con plan', shape: 'dot', isMarked: day => day >= '2026-11-16' && day <= '2026-11-25' },
      {
        label: 'con cambios sin guardar',
        shape: 'bar',
        isMarked: day => day >= '2026-11-25' && day <= '2026-11-27',
      },
    ],
  },
}
export const ClinicDays: Story = { name: 'Días de la clínica', args: { clinicDays: true } }
export const FoldPast: Story = {
  name: 'Sin las semanas pasadas',
  args: { min: '2026-11-24', isFree: () => true, foldPast: true },
}
