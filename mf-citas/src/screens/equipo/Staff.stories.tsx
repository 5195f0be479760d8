import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { FormResults } from './FormResults'
import { StaffList } from './StaffList'
import { sampleDay, sampleResults } from './sampleDay'

const nothing = () => undefined

const meta = {
  title: 'Citas/Agenda del equipo',
  component: StaffList,
  args: {
    isOff: false,
    opens: true,
    isPast: false,
    appointments: sampleDay,
    closing: false,
    marking: false,
    onClose: nothing,
    onMark: nothing,
    onResults: nothing,
  },
} satisfies Meta<typeof StaffList>

export default meta

type Story = StoryObj<typeof meta>

export const Some: Story = { name: 'Un día' }
export const Off: Story = { name: 'Día libre', args: { isOff: true } }
export const Closed: Story = { name: 'Sin horario ese día', args: { opens: false, appointments: [] } }
export const Past: Story = { name: 'Día pasado', args: { isPast: true } }
export const None: Story = { name: 'Sin citas', args: { appointments: [] } }
export const Results: Story = {
  name: 'Tests que el paciente comparte',
  render: () => <FormResults results={sampleResults} />,
}
