import { act, screen, waitFor, within } from '@testing-library/react'
import { offeredCourses } from 'shared/courses/useOfferedCourses'
import { ownedCourseIds } from 'shared/entitlements'
import type { Course } from 'shared/published/courses'
import type { PersonFacts } from 'shared/published/person'
import { notifications$ } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { disconnect, reconnect, renderScreen, settled, signInAs } from 'shared/testing/renderScreen'
import { buyingMessages } from '../../messages'
import CoursesHome from './CoursesHome'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Renders it for a person who has seen the presentation and has been asked for their profile. */
async function open(as: 'ana' | 'nuevo') {
  localStorage.setItem('mydiet.courses.presentation', 'false')
  sessionStorage.setItem('mydiet.courses.profile', 'false')
  const shown = await renderScreen(<CoursesHome />, { as })
  await settled(shown.cache)
  return shown
}
const cards = () => screen.getAllByRole('article')

/** The page learns these facts of the signed-in person. */
function learn(facts: Partial<PersonFacts>) {
  const session = sessionSubject.value
  if (session.status !== 'signedIn') throw new Error('nobody is signed in')
  act(() => sessionSubject.next({ ...session, user: { ...session.user, ...facts } }))
}

/** The signed-in person is from now on a member of the staff. */
const become = (...duties: string[]) => learn({ staff: true, duties })

test('bought courses come first, with their progress and the way into them', async () => {
  const ana = await signInAs('ana')
  const own = ownedCourseIds(ana)
  const offered = await offeredCourses.queryFn()
  await open('ana')
  const shown = cards()
  expect(shown).toHaveLength(offered.length)
  for (const [at, card] of shown.entries()) {
    const link = within(card).queryByRole('link')
    if (at >= new Set(own).size) {
      expect(link).not.toBeInTheDocument()
      continue
    }
    expect(within(card).getByRole('progressbar', { name: 'Tu avance' })).toBeInTheDocument()
    const title = card.getAttribute('aria-label')
    const id = offered.find(course => course.title === title)?.id
    expect(link).toHaveAttribute('href', `/user/tema/detalleV3?curso=${id}`)
    expect(link).toHaveTextContent('Ingresar')
  }
})

test('the staff of the communities has the way to them, a patient and another member have not', async () => {
  await open('ana')
  const way = () => screen.queryByRole('link', { name: 'Comunidades de los cursos' })
  expect(way()).not.toBeInTheDocument()
  become('agenda')
  expect(way()).not.toBeInTheDocument()
  become('community')
  expect(way()).toHaveAttribute('href', '/user/tema/equipo')
})

test('a course that was not bought opens the pay modal, with the server’s price', async () => {
  const { user, address, cache } = await open('nuevo')
  const card = screen.getByRole('article', { name: 'Vida activa' })
  expect(card).toHaveTextContent('$149 MXN')
  await user.click(within(card).getByRole('button', { name: /^Ingresar/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Vida activa' })
  expect(dialog).toHaveTextContent('Para entrar a Vida activa necesitas haber comprado este curso.')
  expect(await within(dialog).findByRole('button', { name: 'Comprar por $149 MXN' })).toBeEnabled()

  const shown: string[] = []
  const subscription = notifications$.subscribe(({ message }) => shown.push(message))
  disconnect()
  await user.click(within(dialog).getByRole('button', { name: 'Comprar por $149 MXN' }))
  await waitFor(() => expect(shown).toEqual(['Ups! Ocurrio un problema, intentalo más tarde por favor.']))
  reconnect()
  expect(dialog).toBeInTheDocument()
  expect(address()).toBe('/user')

  // The server refuses (400) a course that there is no longer: then the modal closes.
  await user.click(within(dialog).getByRole('button', { name: 'Ahora no' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  act(() => {
    cache.setQueryData<Course[]>(offeredCourses.queryKey, offered =>
      offered?.map(one => ({ ...one, id: one.id + 900_000 })),
    )
  })
  await waitFor(() => expect(card).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Ingresar a Vida activa' }))
  await user.click(await screen.findByRole('button', { name: 'Comprar por $149 MXN' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(shown).toEqual([buyingMessages.failed, buyingMessages.failed])
  subscription.unsubscribe()
})

test('the pay modal closes once the page learns that the course was bought elsewhere', async () => {
  const { user } = await open('nuevo')
  await user.click(screen.getByRole('button', { name: 'Ingresar a Vida activa' }))
  const offered = await offeredCourses.queryFn()
  const course = offered.find(({ title }) => title === 'Vida activa')
  await screen.findByRole('dialog', { name: 'Vida activa' })
  const purchases: PersonFacts['purchases'] = [
    { id: 1, productId: 'Course', product: course?.id ?? 0, status: 'ACTIVE' } as never,
  ]
  learn({ purchases })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a course with a feature video plays it in its card; until then nothing of it is loaded', async () => {
  const { user, container } = await open('nuevo')
  const card = screen.getByRole('article', { name: 'Salud hormonal' })
  expect(container.querySelector('iframe')).not.toBeInTheDocument()
  await user.click(within(card).getByRole('button', { name: 'Reproducir Video: Salud hormonal' }))
  expect(within(card).getByTitle('Video: Salud hormonal')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?/),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('consultation prices are shown by specialty, with the way to an appointment', async () => {
  const { user } = await open('nuevo')
  await user.click(screen.getByRole('button', { name: 'Psicología' }))
  const dialog = await screen.findByRole('dialog', { name: 'Consultas de Psicología' })
  await waitFor(() => expect(dialog).toHaveTextContent('$590 MXN'))
  expect(within(dialog).getByRole('link', { name: 'Agendar Cita' })).toHaveAttribute(
    'href',
    '/user/agendar?especialidad=2',
  )
})

test('the prices of nutrition tell its consultations apart, and name the InBody test', async () => {
  const { user } = await open('nuevo')
  await user.click(screen.getByRole('button', { name: 'Nutrición' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Consultas de Nutrición' }))
  expect(
    await dialog.findByText('20 minutos en persona · Nutrición · Incluye una prueba InBody.'),
  ).toBeInTheDocument()
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(new Set(lines).size).toBe(lines.length)
  expect(dialog.getByText('20 minutos por videollamada · Cualquier especialista')).toBeInTheDocument()
  expect(dialog.getByText('20 minutos por videollamada · Nutrición')).toBeInTheDocument()
})

test('the presentation is shown at the first visit alone; closing it sets its flag to false', async () => {
  const first = await renderScreen(<CoursesHome />, { as: 'nuevo' })
  await first.user.click(await screen.findByRole('button', { name: 'Entendido' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(localStorage.getItem('mydiet.courses.presentation')).toBe('false')
  first.unmount()

  // At the next visit a person without gender and birthdate is asked for them, once in each tab.
  const second = await renderScreen(<CoursesHome />, { as: 'nuevo' })
  const dialog = await screen.findByRole('dialog', { name: 'Completa tu perfil' })
  expect(dialog).toHaveTextContent('2 minutos')
  expect(within(dialog).getByRole('link', { name: 'Completar Perfil' })).toHaveAttribute(
    'href',
    '/user/perfil',
  )
  await second.user.click(within(dialog).getByRole('button', { name: 'Ahora no' }))
  second.unmount()

  await renderScreen(<CoursesHome />, { as: 'nuevo' })
  await screen.findAllByRole('article')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['the presentation', 'Conoce tus cursos', 'true'],
  ['the question for a profile', 'Completa tu perfil', 'false'],
])('%s is the patients’, not the staff’s', async (_, title, flag) => {
  localStorage.setItem('mydiet.courses.presentation', flag)
  await renderScreen(<CoursesHome />, { as: 'nuevo' })
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument()
  become('agenda')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a person with a complete profile is not asked for it', async () => {
  localStorage.setItem('mydiet.courses.presentation', 'false')
  await renderScreen(<CoursesHome />, { as: 'ana' })
  await screen.findAllByRole('article')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('says that the courses could not be loaded, and shows them after a retry', async () => {
  localStorage.setItem('mydiet.courses.presentation', 'false')
  const { user } = await renderScreen(<CoursesHome />, { as: 'ana', offline: true })
  expect(await screen.findByText('No pudimos cargar los cursos')).toBeInTheDocument()
  reconnect()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1)
})
