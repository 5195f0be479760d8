import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import type { Question } from '../../rules/forms/form'
import { TakeTest } from './TakeTest'
import { TakingSkeleton } from './TakingSkeleton'

const nothing = () => undefined

const base: Question = {
  id: 1,
  type: 1,
  question: '¿Cómo duermes?',
  opciones: [
    { id: 1, option: 'Bien casi siempre', value: 2 },
    { id: 2, option: 'Mal, o ronco mucho', value: 0, risk: true },
  ],
  speciality: ['Descanso'],
  laboratorios: [],
  highValue: 0,
  especialidad: '',
  consejos: [],
  especialista: '',
}

const meta = {
  title: 'Objetivos/Responder un test',
  component: TakeTest,
  args: {
    placeName: 'test',
    name: 'Hábitos al comer',
    personName: 'Leo',
    questions: [base, { ...base, id: 2 }],
    begun: [],
    onKeep: nothing,
    onSend: nothing,
    sending: false,
    openTimes: [],
    onTell: nothing,
    telling: false,
    told: undefined,
    helpDueFor: undefined,
    onHelpShown: nothing,
    onLeave: nothing,
    source: 'Elaboración propia de esta demostración; no es un instrumento validado.',
  },
} satisfies Meta<typeof TakeTest>

export default meta

type Story = StoryObj<typeof meta>

export const Single: Story = { name: 'Una opción' }
export const Multiple: Story = { name: 'Varias opciones', args: { questions: [{ ...base, type: 5 }] } }
export const Amount: Story = { name: 'Un número', args: { questions: [{ ...base, type: 3, highValue: 8 }] } }
export const FreeText: Story = { name: 'Texto libre', args: { questions: [{ ...base, type: 2 }] } }
export const Unanswered: Story = {
  name: 'Sin respuesta',
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Siguiente pregunta' })),
}
export const Help: Story = {
  name: 'Respuesta que señala un riesgo',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /ronco/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente pregunta' }))
  },
}

export const Loading: Story = { name: 'Cargando', render: args => <TakingSkeleton {...args} /> }
