import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'shared/router/memory'
import { notifications$ } from 'shared/session'
import { shoppingList } from '../../../rules/shopping/shoppingList'
import { sampleCatalogue, samplePlan } from '../../sampleCatalogue'
import { ShoppingList, type ShoppingListProps } from './ShoppingList'
import { sampleList, sampleSum } from './sampleList'

type Spies = Pick<ShoppingListProps, 'onDays' | 'onTick' | 'onRetry'>

/** Stores the ticks, as the screen does. */
function TickingList({ onTick, ...props }: Partial<ShoppingListProps> & Spies) {
  const [checked, setChecked] = useState(sampleList.checked)
  return (
    <MemoryRouter>
      <ShoppingList
        today="2026-11-21"
        catalogue={sampleCatalogue}
        list={{ ...sampleList, checked }}
        summed={sampleSum}
        failed={false}
        retrying={false}
        onTick={(id, isChecked) => {
          onTick(id, isChecked)
          setChecked(before => (isChecked ? [...before, id] : before.filter(other => other !== id)))
        }}
        {...props}
      />
    </MemoryRouter>
  )
}

function show(props: Partial<ShoppingListProps> = {}) {
  const spies = { onDays: jest.fn(), onTick: jest.fn(), onRetry: jest.fn() }
  return { ...spies, ...render(<TickingList {...spies} {...props} />) }
}

beforeEach(() => localStorage.clear())

const box = (name: RegExp) => screen.getByRole('checkbox', { name })

test('every food is listed in its group once, with its quantity for everybody', () => {
  show()
  expect(screen.getByText('Del 21 al 22 de noviembre de 2026, para 2 personas')).toBeVisible()
  const vegetables = screen.getByRole('region', { name: 'Verduras' })
  expect(within(vegetables).getAllByRole('checkbox')).toHaveLength(4)
  // Cebolla: half a cup each; 2 of it in the salmon, 2 in the soup, 2 in the chilaquiles, for two people.
  expect(box(/^Cebolla/)).toHaveAccessibleName('Cebolla 6 tazas')
  expect(box(/^Crema/)).toBeChecked()
  expect(screen.getByText('en tu canasta', { exact: false })).toHaveTextContent('1 de 11 en tu canasta')
})

test('past days say so, and lead to the next ones', async () => {
  const { onDays } = show({ today: '2026-11-23' })
  expect(screen.getByText('Estas fechas ya pasaron.', { exact: false })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ver los próximos 7 días' }))
  expect(onDays).toHaveBeenCalledWith({ from: '2026-11-23', to: '2026-11-29', portions: 2 })
  expect(screen.getByRole('radio', { name: '7 días' })).toHaveFocus()
})

describe('on a phone', () => {
  const wide = window.matchMedia
  beforeEach(() => {
    window.matchMedia = query => Object.assign(wide(query), { matches: query.includes('max-width') })
  })
  afterEach(() => {
    window.matchMedia = wide
  })

  test('the foods come first: days, people and tools open at a press', async () => {
    show()
    expect(box(/^Cebolla/)).toBeVisible()
    for (const name of ['Una persona más', 'Compartir']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
    expect(screen.queryByRole('radio', { name: 'Hoy' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Días, personas y más', expanded: false }))
    expect(screen.getByRole('radio', { name: 'Hoy' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Una persona más' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Compartir' })).toBeVisible()
  })

  test('one row says what the list leaves out, and opens to the places', async () => {
    show()
    const row = screen.getByText('Fuera de la lista: 1 alimento que evitas y 1 día sin plan')
    expect(screen.getByText('Evitas: Nuez (alergia)')).not.toBeVisible()
    await userEvent.click(row)
    expect(screen.getByText('Evitas: Nuez (alergia)')).toBeVisible()
  })

  test('days that are over, and a list without foods, are not folded', () => {
    const { unmount } = show({ today: '2026-11-23' })
    expect(screen.getByRole('radio', { name: '7 días' })).toBeVisible()
    unmount()
    show({ summed: shoppingList(sampleList, { ...sampleCatalogue, plans: [], exclusions: [] }) })
    expect(screen.getByRole('radio', { name: '7 días' })).toBeVisible()
  })
})

test('present days do not', () => {
  show({ today: '2026-11-22' })
  expect(screen.queryByText('Estas fechas ya pasaron.', { exact: false })).not.toBeInTheDocument()
})

test('omissions are named, with links to mend them', () => {
  show()
  const remarks = screen.getByRole('list', { name: 'Lo que esta lista no incluye' })
  expect(remarks).toHaveTextContent('Evitas: Nuez (alergia). No está en la lista; búscale un cambio.')
  expect(
    within(remarks).getByRole('link', { name: 'Uvas con nueces y queso, Colación 2 del sábado 21' }),
  ).toHaveAttribute('href', '/user/comidas?day=2026-11-21&comida=snack_afternoon')
  expect(within(remarks).getByRole('link', { name: 'domingo 22' })).toHaveAttribute(
    'href',
    '/user/comidas?day=2026-11-22',
  )
  expect(screen.queryByRole('checkbox', { name: /^Nuez/ })).not.toBeInTheDocument()
})

test('the choice to hide bought foods is remembered on this device', async () => {
  const { unmount } = show()
  await userEvent.click(box(/Ocultar lo comprado/))
  unmount()
  show()
  expect(box(/Ocultar lo comprado/)).toBeChecked()
  expect(screen.queryByRole('checkbox', { name: /^Crema/ })).not.toBeInTheDocument()
})

test('a list whose foods are all bought and hidden takes no focus on a page that was just opened', () => {
  localStorage.setItem('mydiet.hideBought', 'yes')
  const all = sampleSum.groups.flatMap(({ items }) => items.map(({ aliment }) => aliment.id))
  show({ list: { ...sampleList, checked: all } })
  expect(screen.getByText('Ya tienes todo. ¡Buen provecho!')).toBeVisible()
  expect(document.body).toHaveFocus()
})

test('hiding bought foods leaves the rest, and the focus goes on to the next row', async () => {
  show()
  await userEvent.click(box(/Ocultar lo comprado/))
  expect(screen.queryByRole('checkbox', { name: /^Crema/ })).not.toBeInTheDocument()
  box(/^Calabacita/).focus()
  await userEvent.keyboard(' ')
  expect(screen.queryByRole('checkbox', { name: /^Calabacita/ })).not.toBeInTheDocument()
  expect(box(/^Cebolla/)).toHaveFocus()
})

test('when the last row is hidden, the message in its place takes the focus', async () => {
  const one = { ...samplePlan, breakfast: null, meal: null, dinner: null, snack_afternoon: null }
  show({ summed: shoppingList(sampleList, { ...sampleCatalogue, plans: [one], exclusions: [] }) })
  await userEvent.click(box(/Ocultar lo comprado/))
  await userEvent.click(box(/^Jícama/))
  await userEvent.click(box(/^Jugo/))
  expect(screen.getByText('Ya tienes todo. ¡Buen provecho!')).toHaveFocus()
})

test('all ticks can be removed, and that undone', async () => {
  const { onTick } = show()
  await userEvent.click(box(/^Cebolla/))
  await userEvent.click(screen.getByRole('button', { name: 'Desmarcar todo' }))
  expect(box(/^Crema/)).not.toBeChecked()
  expect(box(/^Cebolla/)).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(box(/^Crema/)).toBeChecked()
  expect(box(/^Cebolla/)).toBeChecked()
  expect(onTick.mock.calls.slice(1).map(([, checked]) => checked)).toEqual([false, false, true, true])
})

test('days and people are chosen by a press', async () => {
  const { onDays } = show()
  await userEvent.click(screen.getByRole('radio', { name: 'Hoy' }))
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-11-21', to: '2026-11-21', portions: 2 })
  await userEvent.click(screen.getByRole('radio', { name: '3 días' }))
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-11-21', to: '2026-11-23', portions: 2 })
  await userEvent.click(screen.getByRole('radio', { name: '7 días' }))
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-11-21', to: '2026-11-27', portions: 2 })
  await userEvent.click(screen.getByRole('button', { name: 'Una persona más' }))
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-11-21', to: '2026-11-22', portions: 3 })
})

test.each([
  [1, 'Una persona menos'],
  [20, 'Una persona más'],
])('twenty people at most, one at least: %d', (portions, name) => {
  show({ list: { ...sampleList, portions } })
  expect(screen.getByRole('button', { name })).toBeDisabled()
})

test('other days are applied when they are valid; their errors are shown', async () => {
  const { onDays } = show()
  // The sample's two days match none of the near choices.
  const to = screen.getByLabelText('Hasta')
  await userEvent.clear(to)
  expect(to).toHaveAccessibleDescription('Elige los dos días.')
  await userEvent.type(to, '2026-11-20')
  expect(to).toHaveAccessibleDescription('El último día no puede ser anterior al primero.')
  await userEvent.clear(to)
  await userEvent.type(to, '2026-12-22')
  expect(to).toHaveAccessibleDescription('La lista puede ser de hasta 31 días.')
  expect(onDays).not.toHaveBeenCalled()
  await userEvent.clear(to)
  await userEvent.type(to, '2026-12-21')
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-11-21', to: '2026-12-21', portions: 2 })
  expect(to).toHaveValue('2026-12-21')
})

test('without a saved plan there is a link to make one', () => {
  show({
    summed: shoppingList(sampleList, { ...sampleCatalogue, plans: [], exclusions: [] }),
  })
  expect(screen.getByRole('heading', { name: 'Aún no hay un plan guardado para estos días' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Preparar la semana' })).toHaveAttribute(
    'href',
    '/user/comida/semana',
  )
})

describe('sharing', () => {
  const said: string[] = []
  let listening: { unsubscribe(): void }
  beforeEach(() => {
    said.length = 0
    listening = notifications$.subscribe(({ type, message }) => said.push(`${type}: ${message}`))
  })
  afterEach(() => {
    listening.unsubscribe()
    Reflect.deleteProperty(navigator, 'share')
  })
  const offer = (share: () => Promise<void>) =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Compartir' }))

  test('by the phone’s share sheet, without bought foods', async () => {
    const share = jest.fn(() => Promise.resolve())
    offer(share)
    show()
    await press()
    expect(share).toHaveBeenCalledWith({
      title: 'Lista de compras',
      text: expect.stringContaining('Verduras\n• Calabacita: 3 piezas\n• Cebolla: 6 tazas\n'),
    })
    expect(share).not.toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringContaining('Crema') }),
    )
    expect(said).toEqual([])
  })

  test('closing the share sheet shows no notice; a failing sheet does', async () => {
    show()
    offer(() => Promise.reject(new DOMException('', 'AbortError')))
    await press()
    expect(said).toEqual([])
    offer(() => Promise.reject(new Error('no')))
    await press()
    expect(said).toEqual(['error: No pudimos compartirla desde este navegador.'])
  })

  test('to the clipboard, in a browser without a share sheet', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: 'Compartir' }))
    expect(await navigator.clipboard.readText()).toContain('• Cebolla: 6 tazas')
    expect(said).toEqual(['success: La copiamos: pégala donde quieras compartirla.'])
  })
})

test('opens the browser’s print dialog', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalled()
})
