import { act, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { dataOf } from 'shared/client'
import { disconnect, reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { Exclusion } from '../../../contract/foods'
import { diet } from '../../api'
import { draftsAtom } from '../../plan/drafts'
import { samplePlan } from '../../sampleCatalogue'
import ExclusionsScreen from './ExclusionsScreen'

const at = '/user/comidas/evitar'
const reasons = (food: string) => screen.findAllByRole('group', { name: `Por qué evitas ${food}` })
const chosenIn = (group: HTMLElement | undefined) =>
  within(group as HTMLElement)
    .getAllByRole<HTMLInputElement>('radio')
    .find(radio => radio.checked)?.labels?.[0]?.textContent

async function kept(food: string): Promise<Exclusion['reason'] | undefined> {
  const [aliments, exclusions] = await Promise.all([
    dataOf(diet('GET aliments')),
    dataOf(diet('GET exclusions')),
  ])
  const id = aliments.find(({ alimentos }) => alimentos === food)?.id
  return exclusions.find(({ alimentId }) => alimentId === id)?.reason
}

/** These tests change the foods of this person; no other test reads them. */
beforeEach(async () => {
  await signInAs('nuevo')
  for (const { alimentId } of await dataOf(diet('GET exclusions'))) {
    await dataOf(diet('DELETE exclusions/{alimentId}', { params: { alimentId } }))
  }
})

test('a food is searched, left out, given another reason, and included again; a later visit shows the same', async () => {
  const { user, unmount } = await renderScreen(<ExclusionsScreen />, { as: 'nuevo', at })
  expect(await screen.findByRole('heading', { name: 'Aún no evitas ningún alimento' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Alimentos que evitas' })).toBeVisible()
  await user.type(screen.getByLabelText('Busca un alimento'), 'jitomate')
  const [result] = await reasons('Jitomate')
  await user.click(within(result as HTMLElement).getByRole('radio', { name: 'Alergia' }))
  expect(await screen.findByText('Evitas Jitomate: alergia.')).toBeVisible()
  expect(await kept('Jitomate')).toBe('allergy')

  const [, row] = await reasons('Jitomate')
  await user.click(within(row as HTMLElement).getByRole('radio', { name: 'No me gusta' }))
  expect(await screen.findByText('Evitas Jitomate: no me gusta.')).toBeVisible()
  expect(await kept('Jitomate')).toBe('dislike')

  unmount()
  await renderScreen(<ExclusionsScreen />, { as: 'nuevo', at })
  const [again] = await reasons('Jitomate')
  expect(chosenIn(again)).toBe('No me gusta')
  await user.click(screen.getByRole('button', { name: 'Quitar Jitomate' }))
  expect(await screen.findByText('Quitaste Jitomate.')).toBeVisible()
  expect(await kept('Jitomate')).toBeUndefined()
})

test('undoing a change restores the reason', async () => {
  const aliments = await dataOf(diet('GET aliments'))
  const alimentId = aliments.find(({ alimentos }) => alimentos === 'Jitomate')?.id ?? 0
  await dataOf(diet('PUT exclusions/{alimentId}', { params: { alimentId }, body: { reason: 'allergy' } }))
  const { user } = await renderScreen(<ExclusionsScreen />, { as: 'nuevo', at })
  await user.click(await screen.findByRole('button', { name: 'Quitar Jitomate' }))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  const [row] = await reasons('Jitomate')
  expect(chosenIn(row)).toBe('Alergia')
  expect(await kept('Jitomate')).toBe('allergy')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument())
})

test('a change that fails shows a notice, and the list stays as it was', async () => {
  const { user } = await renderScreen(<ExclusionsScreen />, { as: 'nuevo', at })
  await user.type(await screen.findByLabelText('Busca un alimento'), 'jitomate')
  const [result] = await reasons('Jitomate')
  disconnect()
  await user.click(within(result as HTMLElement).getByRole('radio', { name: 'Alergia' }))
  expect(await screen.findByText('No pudimos guardar ese cambio. Inténtalo de nuevo.')).toBeVisible()
  expect(chosenIn(result)).toBeUndefined()
  expect(screen.getByRole('heading', { name: 'Aún no evitas ningún alimento' })).toBeVisible()
})

test('data that could not be loaded can be loaded again', async () => {
  const { user } = await renderScreen(<ExclusionsScreen />, { as: 'nuevo', at, offline: true })
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  reconnect()
  await user.click(retry)
  expect(await screen.findByLabelText('Busca un alimento')).toBeVisible()
})

test('a new exclusion drops the untouched proposals, which may hold that food, and no change of the person', async () => {
  const { user } = await renderScreen(<ExclusionsScreen />, { as: 'nuevo', at })
  const store = getDefaultStore()
  const changed = { '2026-11-22': { plan: { ...samplePlan, day: '2026-11-22' }, changed: true } }
  act(() => store.set(draftsAtom, { [samplePlan.day]: { plan: samplePlan, changed: false }, ...changed }))
  await user.type(await screen.findByLabelText('Busca un alimento'), 'jitomate')
  const [result] = await reasons('Jitomate')
  await user.click(within(result as HTMLElement).getByRole('radio', { name: 'Alergia' }))
  expect(await screen.findByText('Evitas Jitomate: alergia.')).toBeVisible()
  expect(store.get(draftsAtom)).toEqual(changed)
  act(() => store.set(draftsAtom, {}))
})
