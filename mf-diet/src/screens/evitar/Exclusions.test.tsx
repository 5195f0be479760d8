import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import { USUAL_ALLERGENS } from '../../../rules/allergens/usualAllergens'
import { sampleCatalogue } from '../../sampleCatalogue'
import { Exclusions } from './Exclusions'
import type { ExclusionsProps } from './exclusionsProps'

const NUTS = { alimentId: 12, reason: 'allergy' } as const
const ONION = { alimentId: 6, reason: 'dislike' } as const

const ALLERGENS = USUAL_ALLERGENS.map(({ name, words }) => ({ name, words: [...words], marked: false }))

function show(props: Partial<ExclusionsProps> = {}) {
  const spies = { onChange: jest.fn(), onMark: jest.fn(), onUndo: jest.fn(), onRetry: jest.fn() }
  const result = render(
    <MemoryRouter>
      <Exclusions
        aliments={sampleCatalogue.aliments}
        exclusions={[NUTS, ONION]}
        allergens={ALLERGENS}
        marking={new Set()}
        busy={new Set()}
        last={undefined}
        failed={false}
        retrying={false}
        {...spies}
        {...props}
      />
    </MemoryRouter>,
  )
  return { ...spies, ...result }
}

const search = (typed: string) => userEvent.type(screen.getByLabelText('Busca un alimento'), typed)
const found = () =>
  within(screen.getByRole('list', { name: 'Alimentos encontrados' }))
    .getAllByRole('listitem')
    .map(row => row.textContent)

test('the list names the reason of every food, in alphabetical order', () => {
  show()
  const list = screen.getByRole('region', { name: 'Los que evitas (2)' })
  expect(
    within(list)
      .getAllByRole('group')
      .map(row => row.getAttribute('aria-label')),
  ).toEqual(['Por qué evitas Cebolla', 'Por qué evitas Nuez'])
  const nuts = within(list).getByRole('group', { name: 'Por qué evitas Nuez' })
  expect(within(nuts).getByRole('radio', { name: 'Alergia' })).toBeChecked()
  expect(within(nuts).getByRole('radio', { name: 'No me gusta' })).not.toBeChecked()
})

describe('a marked food that the practice has withdrawn', () => {
  const lost = {
    alimentId: 999,
    reason: 'allergy',
    withdrawn: { alimentos: 'Nuez de castilla', grupo: 'Aceites' },
  } as const
  const alike = { alimentId: 12, reason: 'allergy', resembles: 999 } as const

  test('stays in the list under its name, with the foods that resemble it, and can be removed', async () => {
    const { onChange } = show({ exclusions: [lost, alike] })
    const list = within(screen.getByRole('region', { name: 'Los que evitas (1)' }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(list.getByText(/^Ya no está en las recetas; lo seguimos evitando/)).toHaveTextContent(
      'También evitamos los que se le parecen: Nuez.',
    )
    await userEvent.click(list.getByRole('radio', { name: 'No me gusta' }))
    expect(onChange).toHaveBeenCalledWith(999, 'dislike')
    await userEvent.click(list.getByRole('button', { name: 'Quitar Nuez de castilla' }))
    expect(onChange).toHaveBeenCalledWith(999, undefined)
  })

  test('without a food that resembles it, it says only that it is still avoided', () => {
    show({ exclusions: [lost] })
    expect(screen.getByText('Ya no está en las recetas; lo seguimos evitando.')).toBeVisible()
  })

  test('a food that resembles it says so in the search, and can be marked by itself', async () => {
    const { onChange } = show({ exclusions: [lost, alike] })
    await search('nuez')
    expect(found()).toEqual([expect.stringContaining('Lo evitamos porque se parece a uno que marcaste.')])
    const nuts = within(screen.getByRole('group', { name: 'Por qué evitas Nuez' }))
    expect(nuts.getByRole('radio', { name: 'Alergia' })).not.toBeChecked()
    await userEvent.click(nuts.getByRole('radio', { name: 'Alergia' }))
    expect(onChange).toHaveBeenCalledWith(12, 'allergy')
  })
})

test('a food is found without accents and left out by a press on its reason', async () => {
  const { onChange } = show()
  await search('JICAMA')
  expect(found()).toEqual([expect.stringContaining('Jícama picada')])
  expect(screen.getByText('1 alimento encontrado')).toHaveAttribute('role', 'status')
  const jicama = screen.getByRole('group', { name: 'Por qué evitas Jícama picada' })
  await userEvent.click(within(jicama).getByRole('radio', { name: 'No me gusta' }))
  expect(onChange).toHaveBeenCalledWith(7, 'dislike')
})

test.each([
  ['mariscos', ['Crustáceos', 'Moluscos']],
  ['lacteos', ['Leche']],
  ['Camarones', ['Crustáceos']],
  ['cacahuate', ['Cacahuate']],
  ['nueces', ['Frutos de cáscara']],
])('«%s» finds the allergens %j, to be marked by a press', async (typed, names) => {
  const { onMark } = show()
  await search(typed)
  const chips = within(screen.getByRole('group', { name: 'Alérgenos encontrados' }))
  expect(chips.getAllByRole('checkbox').map(chip => chip.closest('label')?.textContent)).toEqual(names)
  await userEvent.click(chips.getByRole('checkbox', { name: names[0] }))
  expect(onMark).toHaveBeenCalledWith(names[0], true)
})

test('the words of an allergen find the foods that hold it, which say why they are avoided', async () => {
  const aliments = sampleCatalogue.aliments.map(food =>
    food.id === 4 ? { ...food, allergens: ['Leche'], allergensKnown: true } : food,
  )
  const because = { allergens: ['Leche'], unknown: false }
  show({
    aliments,
    exclusions: [
      { alimentId: 4, reason: 'allergy', because },
      { alimentId: 6, reason: 'allergy', because: { ...because, unknown: true } },
    ],
  })
  await search('lácteos')
  expect(found()).toEqual([expect.stringMatching(/^Queso fresco.*Lo evitamos porque lleva: leche\./)])
  // The foods that the allergen leaves out are not listed as marked one by one.
  expect(screen.getByRole('heading', { name: 'Los que evitas' })).toBeVisible()
  expect(screen.getByText(/^De 1 alimento no sabemos si lleva lo que evitas/)).toBeVisible()
})

test('an allergy to a food is one to its allergens, unless the person says that it is this food alone', async () => {
  const aliments = sampleCatalogue.aliments.map(food => ({ ...food, allergens: ['Frutos de cáscara'] }))
  const because = { allergens: ['Frutos de cáscara'], unknown: false }
  const { onChange } = show({ aliments, exclusions: [{ ...NUTS, because, marked: 'allergy' }] })
  expect(screen.getByText(/También evitamos todo lo que lleva: frutos de cáscara\./)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Solo evito Nuez' }))
  expect(onChange).toHaveBeenCalledWith(12, 'allergy', true)
})

test('the plainest name comes first', async () => {
  const aliments = ['Ajonjolí', 'Pasta de ajo', 'Ajo'].map((alimentos, i) => ({
    ...sampleCatalogue.aliments[0],
    id: i + 1,
    alimentos,
  })) as ExclusionsProps['aliments']
  show({ aliments, exclusions: [] })
  await search('ajo')
  const foods = within(screen.getByRole('list', { name: 'Alimentos encontrados' })).getAllByRole('group')
  expect(foods.map(group => group.getAttribute('aria-label'))).toEqual([
    'Por qué evitas Ajo',
    'Por qué evitas Ajonjolí',
    'Por qué evitas Pasta de ajo',
  ])
})

test('an unknown food is reported; results that do not fit are counted', async () => {
  const aliments = Array.from({ length: 10 }, (_, i) => ({
    ...sampleCatalogue.aliments[0],
    id: i + 1,
    alimentos: `Queso ${i}`,
  })) as ExclusionsProps['aliments']
  show({ aliments, exclusions: [] })
  await search('queso')
  expect(found()).toHaveLength(8)
  expect(screen.getByText('Hay 2 más: escribe otra letra para encontrarlo.')).toBeVisible()
  await search(' fresco')
  expect(screen.getByText('No encontramos «queso fresco». Prueba con otra palabra.')).toBeVisible()
})

test('a food is taken off the list, which takes the focus', async () => {
  const { onChange } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Nuez' }))
  expect(onChange).toHaveBeenCalledWith(12, undefined)
  expect(screen.getByRole('heading', { name: 'Los que evitas (2)' })).toHaveFocus()
})

test('a food that the practice withdrew can still be taken off', async () => {
  const { onChange } = show({ exclusions: [{ alimentId: 999, reason: 'dislike' }] })
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Alimento retirado' }))
  expect(onChange).toHaveBeenCalledWith(999, undefined)
})

test('while a change is being sent, its food takes no other', () => {
  show({ busy: new Set([12]) })
  const nuts = screen.getByRole('group', { name: 'Por qué evitas Nuez' })
  for (const radio of within(nuts).getAllByRole('radio')) expect(radio).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Quitar Nuez' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Quitar Cebolla' })).toBeEnabled()
  expect(screen.getByText('Guardando Nuez')).toBeInTheDocument()
})

test.each([
  [{ alimentId: 12, reason: undefined }, 'Quitaste Nuez.'],
  [{ alimentId: 12, reason: 'allergy' as const }, 'Evitas Nuez: alergia.'],
  [{ alimentId: 6, reason: 'dislike' as const }, 'Evitas Cebolla: no me gusta.'],
  [{ allergen: 'Leche', marked: true }, 'Evitas todo lo que lleva leche.'],
  [{ allergen: 'Leche', marked: false }, 'Quitaste Leche.'],
])('the last change is announced and can be undone: %j', async (last, words) => {
  const { onUndo } = show({ last })
  expect(screen.getByText(words)).toHaveAttribute('role', 'status')
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(onUndo).toHaveBeenCalled()
})

test('with an allergy alone, it does not say that no food is avoided', () => {
  const because = { allergens: ['Leche'], unknown: false }
  show({
    exclusions: [{ alimentId: 4, reason: 'allergy', because }],
    allergens: ALLERGENS.map(one => (one.name === 'Leche' ? { ...one, marked: true } : one)),
  })
  expect(screen.queryByText('Aún no evitas ningún alimento')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Ya evitamos lo de tus alergias' })).toBeVisible()
})

test('without any, the page says what to do', () => {
  show({ exclusions: [] })
  expect(screen.getByRole('heading', { name: 'Aún no evitas ningún alimento' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
})
