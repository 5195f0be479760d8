import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { LabList } from './LabList'
import { NoticeList } from './NoticeList'
import { sampleLabs, sampleNotices } from './sampleWork'

const nothing = () => undefined

const meta = {
  title: 'Objetivos/Equipo de la clínica',
  component: LabList,
  args: { labs: sampleLabs, opening: false, onOpen: nothing, onAnswer: async () => ({}) },
} satisfies Meta<typeof LabList>

export default meta

type Story = StoryObj<typeof meta>

export const Labs: Story = { name: 'Laboratorios por responder' }
export const NoLabs: Story = { name: 'Sin laboratorios', args: { labs: [] } }
export const Answering: Story = {
  name: 'Responder',
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: /^Responder: Glucosa/ })),
}
export const Notices: Story = {
  name: 'Personas por buscar',
  render: () => <NoticeList notices={sampleNotices} busy={false} onHandled={nothing} onUndo={nothing} />,
}
export const NoNotices: Story = {
  name: 'Nadie por buscar',
  render: () => <NoticeList notices={[]} busy={false} onHandled={nothing} onUndo={nothing} />,
}
