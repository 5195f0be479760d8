import { screen, waitFor, within } from '@testing-library/react'
import { offeredCourses } from 'shared/courses/useOfferedCourses'
import { renderScreen } from 'shared/testing/renderScreen'
import { courseOf, open, ownCourses, PAGE } from '../../../testing/openCourse'
import CertificateScreen from '../constancia/CertificateScreen'
import CourseScreen from './CourseScreen'
import OlderCourseScreen from './OlderCourseScreen'

test('switching to details or community forgets week, topic and subtopic; Solutions does not', async () => {
  const [bought] = await ownCourses()
  const courseId = bought?.product ?? 0
  const { user, address } = await open(`curso=${courseId}&semana=1&tema=1`)
  await user.click(screen.getByRole('tab', { name: 'Solutions' }))
  expect(address()).toBe(`${PAGE}?curso=${courseId}&semana=1&tema=1&tab=4`)
  expect(await screen.findByRole('list', { name: 'Productos' })).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Detalles' }))
  expect(address()).toBe(`${PAGE}?curso=${courseId}&tab=1`)
  expect(screen.getByRole('heading', { name: 'Lo que contiene' })).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Comunidad' }))
  expect(address()).toBe(`${PAGE}?curso=${courseId}&tab=3`)
})

test('the course may come with the navigation state, as from a card', async () => {
  const [bought] = await ownCourses()
  const { title } = await courseOf(bought?.product ?? 0)
  await renderScreen(<CourseScreen />, {
    as: 'ana',
    at: PAGE,
    state: { curso: { id: bought?.product, title } },
  })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
})

test('without a course it lists the person’s own; one that is not owned leads to the home page', async () => {
  const own = await ownCourses()
  await renderScreen(<CourseScreen />, { as: 'ana', at: PAGE })
  const list = await screen.findByRole('list', { name: 'Tus cursos' })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(own.length))
  expect(within(list).getAllByText(/^(\d+ de \d+ subtemas|Curso completado)$/)).toHaveLength(own.length)
})

test('below the person’s own courses are the others, each with its price and the way to have it', async () => {
  const own = await ownCourses()
  const offered = await offeredCourses.queryFn()
  const { user } = await renderScreen(<CourseScreen />, { as: 'ana', at: PAGE })
  const list = await screen.findByRole('list', { name: 'Otros cursos' })
  const titles = offered.filter(({ id }) => !own.some(({ product }) => product === id)).map(one => one.title)
  const cards = within(list).getAllByRole('article')
  expect(cards.map(card => card.getAttribute('aria-label'))).toEqual(titles)
  expect(await within(list).findAllByText(/^\$\d+ MXN$/)).toHaveLength(titles.length)
  await user.click(within(list).getByRole('button', { name: `Ingresar a ${titles[0]}` }))
  expect(screen.getByRole('dialog', { name: titles[0] })).toBeVisible()
})

test.each(['999999', '4'])('course %s, not found or not owned, leads to the home page', async id => {
  const { address } = await renderScreen(<CourseScreen />, { as: 'nuevo', at: `${PAGE}?curso=${id}` })
  await waitFor(() => expect(address()).toBe('/user'))
})

test('a course that is not finished has no certificate yet; the way back leads into it', async () => {
  const [bought] = await ownCourses()
  const at = `/user/tema/constancia?curso=${bought?.product}`
  await renderScreen(<CertificateScreen />, { as: 'ana', at })
  expect(await screen.findByText('Todavía no terminas este curso')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tu curso' })).toHaveAttribute(
    'href',
    `${PAGE}?curso=${bought?.product}`,
  )
})

test('the older view has three tabs', async () => {
  const [bought] = await ownCourses()
  await open(`curso=${bought?.product}`, OlderCourseScreen)
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
    'Detalles del plan',
    'Cursos',
    'Comunidad',
  ])
})
