import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { BanIcon, LaughIcon, MehIcon, SmileIcon } from '../Icon/Icon'
import { type Choice, ChoiceGroup } from './ChoiceGroup'

const DAYS: Choice<string>[] = [
  { value: 'today', label: 'Hoy' },
  { value: 'three', label: '3 días' },
  { value: 'seven', label: '7 días' },
  { value: 'others', label: 'Otros días' },
]
const REASONS: Choice<string>[] = [
  { value: 'allergy', label: 'Alergia', icon: <BanIcon size="small" />, tone: 'critical' },
  { value: 'dislike', label: 'No me gusta', tone: 'papaya' },
]
const SCORES: Choice<string>[] = [
  { value: 'bad', label: 'Podría mejorar', icon: <MehIcon size="large" /> },
  { value: 'good', label: 'Estuvo bien', icon: <SmileIcon size="large" /> },
  { value: 'great', label: 'Fue genial', icon: <LaughIcon size="large" /> },
]
const SLOTS: Choice<string>[] = [
  { value: 'breakfast', label: 'Desayuno', note: 'En lugar de Chilaquiles verdes con pollo' },
  { value: 'meal', label: 'Comida', note: 'Sin receta' },
]

const meta = {
  title: 'Componentes/Formularios/Elegir una opción (ChoiceGroup)',
  component: ChoiceGroup,
  args: { label: 'Días', look: 'chips', choices: DAYS, value: 'seven', onChange: () => undefined },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return <ChoiceGroup {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof ChoiceGroup<string>>

export default meta

type Story = StoryObj<typeof meta>

export const Chips: Story = { name: 'Pastillas' }
export const Tones: Story = {
  name: 'Pastillas con tono',
  args: { label: 'Por qué evitas cacahuate', labelHidden: true, choices: REASONS, value: 'allergy' },
}
export const Busy: Story = {
  name: 'Guardando',
  args: { label: 'Por qué evitas cacahuate', choices: REASONS, value: 'dislike', busyLabel: 'Guardando…' },
}
export const Cards: Story = {
  name: 'Tarjetas',
  args: { label: 'Tu valoración', look: 'cards', choices: SCORES, value: 'good' },
}
export const CardsWrong: Story = {
  name: 'Tarjetas sin respuesta',
  args: {
    label: 'Tu valoración',
    look: 'cards',
    choices: SCORES,
    value: undefined,
    error: 'Elige una de las tres opciones.',
  },
}
export const Rows: Story = {
  name: 'Renglones',
  args: { label: 'Momento del día', look: 'rows', choices: SLOTS, value: 'meal' },
}
export const ChipsWrong: Story = {
  name: 'Pastillas sin respuesta',
  args: { value: undefined, error: 'Elige una opción.' },
}
export const RowsWrong: Story = {
  name: 'Renglones sin respuesta',
  args: { ...Rows.args, value: undefined, error: 'Elige una opción.' },
}
