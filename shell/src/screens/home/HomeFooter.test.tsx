import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'shared/router/memory'
import { RouterProvider } from 'shared/router/router'
import { sessionSubject } from 'shared/session/writer'
import { samplePerson } from '../../session/samplePerson'
import { HomeFooter } from './HomeFooter'

test.each([
  ['a patient', {}, false],
  ['a member with other duties', { staff: true as const, duties: ['agenda'] }, false],
  ['a member who operates the house', { staff: true as const, duties: ['operation'] }, true],
])('%s: the way to the state is shown to those with the duty', (_, facts, shown) => {
  sessionSubject.next({ status: 'signedIn', user: { ...samplePerson, ...facts }, token: '' })
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <HomeFooter /> }])} />)
  expect(screen.queryAllByRole('link', { name: 'Estado' })).toHaveLength(shown ? 1 : 0)
})
