import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { reconnect, renderScreen } from 'shared/testing/renderScreen'
import { plans } from '../../api'
import PricesScreen from './PricesScreen'

const at = '/user/precios'

function tabs() {
  const opened: { location: { replace: jest.Mock }; opener: unknown }[] = []
  window.open = jest.fn(() => {
    const tab = {
      closed: false,
      opener: {},
      document: { body: { textContent: '' } },
      location: { replace: jest.fn() },
      close: jest.fn(),
    }
    opened.push(tab)
    return tab as unknown as Window
  })
  return opened
}

test('the two monthly plans and the prices; a plan’s payment opens in another tab', async () => {
  const opened = tabs()
  const { user, calls } = await renderScreen(<PricesScreen />, { as: 'nuevo', at })
  const buy = await screen.findByRole('button', { name: 'Contratar PLAN FUNCIONAL' })
  expect(screen.getByText('$790 MXN')).toBeVisible()
  const consultations = within(screen.getByRole('region', { name: 'Consultas' }))
  expect(consultations.getAllByText('$990 MXN')).toHaveLength(3)
  expect(screen.queryByText('10 % de descuento por tu plan')).not.toBeInTheDocument()
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  await user.dblClick(buy)
  expect(await screen.findByText(/^Termina tu pago en la pestaña que se abrió/)).toBeVisible()
  expect(opened).toHaveLength(1)
  const address = expect.stringMatching(/^http/)
  expect(opened[0]?.location.replace).toHaveBeenCalledWith(address)
  // A person who has closed that tab goes on from here.
  const again = screen.getByRole('link', { name: 'Abrirla otra vez' })
  expect(again).toHaveAttribute('href', address)
  expect(scrolled.mock.contexts.some(element => (element as Element).contains(again))).toBe(true)
  expect(calls.filter(call => call === 'POST plans/checkoutSession')).toHaveLength(1)
})

test('no two lines of the practice’s consultations say the same', async () => {
  await renderScreen(<PricesScreen />, { as: 'nuevo', at })
  const list = within(await screen.findByRole('region', { name: 'Consultas' }))
  const lines = list.getAllByRole('listitem').map(item => item.querySelectorAll('p')[1]?.textContent)
  expect(lines.length).toBeGreaterThan(5)
  expect([...new Set(lines)]).toEqual(lines)
})

test('a holder of a plan sees 10 % less on consultations, and why', async () => {
  await renderScreen(<PricesScreen />, { as: 'ana', at })
  const row = within((await screen.findByText('Consulta de nutrición en línea')).closest('li') as HTMLElement)
  expect(row.getByText('$441 MXN')).toBeVisible()
  expect(row.getByText('10 % de descuento por tu plan')).toBeVisible()
})

test('a cancelled plan tells its end, and goes on when the person says so', async () => {
  const { user, cache } = await renderScreen(<PricesScreen />, { as: 'ana', at })
  expect(await screen.findByText('Es tu plan')).toBeVisible()
  await dataOf(plans('DELETE plans/cancel-suscription', { query: {} }))
  await act(() => cache.invalidateQueries())
  expect(await screen.findByText(/^Lo tienes hasta el \d/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reactivar PLAN FUNCIONAL' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿Reactivar PLAN FUNCIONAL?' }))
  expect(dialog.getByText(/^Hoy no pagas nada. Tu plan deja de estar cancelado. Desde el/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Reactivar' }))
  expect(await screen.findByText('PLAN FUNCIONAL sigue contigo y se renueva cada mes.')).toBeVisible()
  expect(await screen.findByText('Es tu plan')).toBeVisible()
})

test('where the browser blocks the tab, the payment’s page is a link', async () => {
  window.open = () => null
  const { user } = await renderScreen(<PricesScreen />, { as: 'nuevo', at })
  await user.click(await screen.findByRole('button', { name: 'Contratar PLAN FUNCIONAL PLUS' }))
  const link = await screen.findByRole('link', { name: 'Abrir la página de pago' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^http/))
})

test('prices that could not be loaded can be loaded again', async () => {
  const { user } = await renderScreen(<PricesScreen />, { as: 'nuevo', at, offline: true })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible())
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('$790 MXN')).toBeVisible()
})
