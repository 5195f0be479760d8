import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AvoidedFoods } from '../../exclusions/AvoidedFoods'
import { PlanMark } from '../../plan/PlanMark'
import { sampleCatalogue } from '../../sampleCatalogue'
import { MonthSelector } from './MonthSelector'
import { WeekDaysSkeleton } from './WeekDaysSkeleton'
import { WeekIntro } from './WeekIntro'
import { WeekMeal } from './WeekMeal'

const nothing = () => undefined

const meta = { title: 'Comidas/Semana del mes' } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Intro: Story = { name: 'Bienvenida', render: () => <WeekIntro onBegin={nothing} /> }
export const Loading: Story = { name: 'Cargando', render: () => <WeekDaysSkeleton days={7} /> }
export const FirstMonth: Story = {
  name: 'Primer mes',
  render: () => <MonthSelector month={0} year="2026" onChange={nothing} />,
}
export const LastMonth: Story = {
  name: 'Último mes',
  render: () => <MonthSelector month={11} year="2026" onChange={nothing} />,
}
export const Meals: Story = {
  name: 'Comidas de un día',
  render: () => (
    <ul>
      <WeekMeal
        name="Desayuno"
        recipe={sampleCatalogue.recipeOf(1)}
        to="/user/comidas"
        consumed
        onShuffle={nothing}
        onSwap={nothing}
      />
      <WeekMeal
        name="Colación 1"
        recipe={sampleCatalogue.recipeOf(2)}
        to="/user/comidas"
        consumed={false}
        warning={
          <AvoidedFoods
            ingredients={sampleCatalogue.recipeOf(2)?.ingredients ?? []}
            exclusions={sampleCatalogue.aliments.map(({ id }) => ({
              alimentId: id,
              reason: 'allergy' as const,
            }))}
            alimentOf={sampleCatalogue.alimentOf}
          />
        }
        onShuffle={nothing}
        onSwap={undefined}
      />
      <WeekMeal
        name="Cena"
        recipe={undefined}
        to="/user/comidas"
        consumed={false}
        onShuffle={nothing}
        onSwap={nothing}
      />
    </ul>
  ),
}
export const Marks: Story = {
  name: 'Cómo está un día',
  render: () => (
    <>
      <PlanMark state="saved" /> <PlanMark state="changed" /> <PlanMark state="proposed" />
    </>
  ),
}
