import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { shoppingList } from '../../../rules/shopping/shoppingList'
import { catalogueOf } from '../../catalogue/catalogueOf'
import { sampleCatalogue, samplePlan } from '../../sampleCatalogue'
import { ShoppingList } from './ShoppingList'
import { sampleList, sampleSum } from './sampleList'

const nothing = () => undefined

const meta = {
  title: 'Comidas/Lista de compras',
  component: ShoppingList,
  args: {
    today: '2026-11-21',
    catalogue: sampleCatalogue,
    list: sampleList,
    summed: sampleSum,
    onDays: nothing,
    onTick: nothing,
    failed: false,
    retrying: false,
    onRetry: nothing,
  },
  render: function Ticking(args) {
    const [list, setList] = useState(args.list)
    return (
      <ShoppingList
        {...args}
        list={list}
        onDays={days => setList(before => before && { ...before, ...days })}
        onTick={(id, checked) =>
          setList(
            before =>
              before && {
                ...before,
                checked: checked ? [...before.checked, id] : before.checked.filter(other => other !== id),
              },
          )
        }
      />
    )
  },
} satisfies Meta<typeof ShoppingList>

export default meta

type Story = StoryObj<typeof meta>

export const Shopping: Story = { name: 'De compras' }
export const Options: Story = {
  name: 'De compras, con días, personas y lo que falta abiertos',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Días, personas y más' }))
    await userEvent.click(canvas.getByText(/^Fuera de la lista:/))
  },
}
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const AllBought: Story = {
  name: 'Todo comprado',
  args: {
    list: {
      ...sampleList,
      checked: sampleSum.groups.flatMap(({ items }) => items.map(({ aliment }) => aliment.id)),
    },
  },
}
export const WithoutPlan: Story = {
  name: 'Sin plan guardado',
  args: { summed: shoppingList(sampleList, { ...sampleCatalogue, plans: [], exclusions: [] }) },
}
export const ManyRemarks: Story = {
  name: 'Con una receta retirada y muchos días sin plan',
  args: {
    summed: shoppingList(
      { ...sampleList, to: '2026-11-27' },
      { ...sampleCatalogue, plans: [{ ...samplePlan, dinner: 999 }], exclusions: [] },
    ),
  },
}
export const Loading: Story = { name: 'Cargando', args: { list: undefined, summed: undefined } }
export const Failed: Story = { name: 'No llegó', args: { failed: true } }
export const Locked: Story = {
  name: 'Bloqueado',
  args: { catalogue: catalogueOf(sampleCatalogue.recipes, [], []) },
}
