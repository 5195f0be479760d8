import { screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { renderScreen, settled, signInAs } from 'shared/testing/renderScreen'
import { buyCourse } from '../../testing/buyCourse'
import { cursos } from '../api'
import CourseScreen from '../screens/tema/CourseScreen'

let courseId: number
let nuevosToken: string

const ask = async (content: string) =>
  (await dataOf(cursos('POST commentary', { body: { content, courseId }, key: crypto.randomUUID() }))).id
const questions = () => within(screen.getByRole('list', { name: 'Preguntas' }))

/** More questions than a page has: nobody writes more than ten in a minute. */
beforeAll(async () => {
  const { purchases } = await signInAs('ana')
  courseId = purchases.find(({ productId }) => productId === 'Course')?.product ?? 0
  for (let at = 1; at <= 9; at++) await ask(`Pregunta de Ana ${at}`)
  nuevosToken = (await signInAs('nuevo')).token
  await buyCourse(courseId)
  for (let at = 1; at <= 10; at++) await ask(`Pregunta de Nuevo ${at}`)
})

async function openFirstPage() {
  const at = `/user/tema/detalleV3?curso=${courseId}&tab=3`
  const shown = await renderScreen(<CourseScreen />, { as: 'ana', at })
  await screen.findByRole('list', { name: 'Preguntas' })
  await waitFor(() => expect(questions().getAllByRole('article')).toHaveLength(20))
  await settled(shown.cache)
  return shown
}

const more = () => screen.getByRole('button', { name: 'Ver más preguntas' })
const listed = () => dataOf(cursos('GET commentary', { query: { courseId, limit: 100 } }))

test('a question that was asked meanwhile shows none twice', async () => {
  const { user } = await openFirstPage()
  await ask('Pregunta de Ana 10')
  await user.click(more())
  for (const { content } of (await listed()).slice(1))
    expect(await questions().findByText(content)).toBeInTheDocument()
})

test('questions that others deleted meanwhile go, and none behind them is skipped', async () => {
  const { user } = await openFirstPage()
  const deleted = ['Pregunta de Nuevo 10', 'Pregunta de Nuevo 3']
  for (const { id, content } of await listed())
    if (deleted.includes(content))
      await dataOf(cursos('DELETE commentary/{id}', { params: { id }, token: nuevosToken }))
  await user.click(more())
  const contents = (await listed()).map(({ content }) => content)
  expect(contents).toHaveLength(23)
  for (const content of contents) expect(await questions().findByText(content)).toBeInTheDocument()
  for (const content of deleted) expect(questions().queryByText(content)).not.toBeInTheDocument()
})
