import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { MemoryRouter } from 'shared/router/memory'
import { sessionSubject } from 'shared/session/writer'
import type { FormResponse } from '../../contract/responses'
import { responsesKey } from '../tests/useTests'
import { Result } from './Result'
import { detailWithRisk, sampleDetail, sampleResponse } from './sampleResponse'

beforeEach(() => sessionSubject.next({ status: 'signedIn', user: { id: 1 } as never, token: 'token' }))

const lab = 'Glucosa en ayunas'
const response: FormResponse = { ...sampleResponse, labs: [lab] }

function show(detail = sampleDetail) {
  const cache = new QueryClient({ defaultOptions: { queries: { enabled: false, staleTime: Infinity } } })
  const advice = [{ especialidad: 'Nutrición', tip: { category: 'Crítico', data: '<p>Agua.</p>', tags: [] } }]
  cache.setQueryData([...responsesKey(1), response.id], { ...detail, advice })
  render(
    <MemoryRouter>
      <QueryClientProvider client={cache}>
        <Result response={response} earlier={[]} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return userEvent.setup({ applyAccept: false })
}

test('a part that opens has an arrow on its button, which is no part of its name', async () => {
  const user = show()
  for (const name of ['Labs', 'Consejos']) {
    const button = screen.getByRole('button', { name, expanded: false })
    expect(button.querySelector('svg')).toBeInTheDocument()
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
  }
})

test('a file that is refused is told below its lab, over the whole width of the table', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Labs' }))
  const row = screen.getByRole('rowheader', { name: lab }).closest('tr') as HTMLElement
  const input = within(row).getByLabelText(`Subir ${lab}`, { selector: 'input' })
  await user.upload(input, new File(['x'], 'notas.txt', { type: 'text/plain' }))
  const problem = await screen.findByRole('alert')
  expect(row).not.toContainElement(problem)
  expect(row.nextElementSibling).toContainElement(problem)
  expect(problem.closest('td')).toHaveAttribute('colspan', '2')
  expect(problem).not.toBeEmptyDOMElement()
})

test('a result with an answer that signals a risk has the numbers to call, for as long as it is there', () => {
  show(detailWithRisk(2))
  const help = within(screen.getByRole('region', { name: 'No estás solo ni sola' }))
  expect(help.getByRole('link', { name: /Línea de la Vida/ })).toHaveAttribute('href', 'tel:8009112000')
  expect(help.getByRole('link', { name: /911$/ })).toHaveAttribute('href', 'tel:911')
  expect(help.getByRole('link', { name: /psicología/ })).toHaveAttribute(
    'href',
    '/user/agendar?especialidad=2',
  )
})

test.each([
  ['another answer to that question', detailWithRisk(1)],
  ['no such question', sampleDetail],
])('a result with %s has none', (_, detail) => {
  show(detail)
  expect(screen.getByRole('button', { name: 'Consejos' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'No estás solo ni sola' })).toBeNull()
})
