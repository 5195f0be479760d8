import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'shared/router/memory'
import { RouterProvider } from 'shared/router/router'
import { sessionSubject } from 'shared/session/writer'
import { samplePerson } from '../../session/samplePerson'
import { HomeFooter } from './HomeFooter'

test.each([
  ['a patient', {}, []],
  ['a member with other duties', { staff: true as const, duties: ['agenda'] }, []],
  ['a member who operates the house', { staff: true as const, duties: ['operation'] }, ['Estado']],
])('%s: the ways to the staff’s pages are shown to those with the duty', (_, facts, shown) => {
  sessionSubject.next({ status: 'signedIn', user: { ...samplePerson, ...facts }, token: '' })
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <HomeFooter /> }])} />)
  const links = screen.getAllByRole('link').map(link => link.textContent)
  expect(links.slice(3)).toEqual(shown)
})
