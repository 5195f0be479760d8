import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { staffTexts } from '../../../messages'
import { StaffCommentCard } from './StaffCommentCard'
import { sampleReported } from './sampleReported'

const nothing = () => undefined

const meta = {
  title: 'Cursos/Comunidades del equipo',
  component: StaffCommentCard,
  args: {
    comment: sampleReported,
    busy: false,
    onDecide: nothing,
    onAnswer: undefined,
    specialist: 'Laura Méndez',
    onSpecialist: nothing,
  },
} satisfies Meta<typeof StaffCommentCard>

export default meta

type Story = StoryObj<typeof meta>

export const Reported: Story = { name: 'Reportado' }
export const Question: Story = {
  name: 'Pregunta anónima',
  args: {
    comment: { ...sampleReported, isQuestion: true, question: '', isAnonymous: true, reports: [] },
    onDecide: undefined,
    onAnswer: async () => undefined,
  },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: staffTexts.answer })),
}
export const Removing: Story = {
  name: 'Antes de quitar',
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: staffTexts.remove })),
}
