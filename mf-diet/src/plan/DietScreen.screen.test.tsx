import { act, screen } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import type { ComponentType } from 'react'
import { dayIn } from 'shared/dates/instants'
import { renderScreen, signInAs } from 'shared/testing/renderScreen'
import remote from '../../remote.json'
import { draftsAtom } from './drafts'

const day = dayIn(new Date())
const plan = { day, breakfast: null, snack_morning: null, meal: null, snack_afternoon: null, dinner: null }

test.each(remote.routes)('leaving /user/$path with an unsaved plan is asked about', async route => {
  const module = (await import(`../../${route.screen}`)) as { default: ComponentType }
  const Screen = module.default
  await signInAs('ana')
  act(() => getDefaultStore().set(draftsAtom, { [day]: { plan, changed: true } }))
  const { navigate, address } = await renderScreen(
    [
      { path: `/user/${route.path}`, element: <Screen /> },
      { path: '*', element: <p>En otra parte</p> },
    ],
    { as: 'ana', at: `/user/${route.path}` },
  )
  await navigate('/user/citas')
  expect(await screen.findByRole('dialog', { name: 'Tienes cambios sin guardar' })).toBeVisible()
  expect(address()).toMatch(new RegExp(`^/user/${route.path}`))
})
