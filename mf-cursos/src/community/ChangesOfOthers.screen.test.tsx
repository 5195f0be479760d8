import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { renderScreen, settled, signInAs } from 'shared/testing/renderScreen'
import { buyCourse } from '../../testing/buyCourse'
import { cursos } from '../api'
import CourseScreen from '../screens/tema/CourseScreen'

let courseId: number
let nuevosToken: string

const ask = (content: string, parentId = 0) =>
  dataOf(cursos('POST commentary', { body: { content, courseId, parentId }, key: crypto.randomUUID() }))
const questions = () => within(screen.getByRole('list', { name: 'Preguntas' }))

/** More questions than a page has: nobody writes more than ten in a minute. */
beforeAll(async () => {
  const { purchases } = await signInAs('ana')
  courseId = purchases.find(({ productId }) => productId === 'Course')?.product ?? 0
  for (let at = 1; at <= 8; at++) await ask(`Pregunta de Ana ${at}`)
  const anas = await ask('Pregunta de Ana con respuesta')
  nuevosToken = (await signInAs('nuevo')).token
  await buyCourse(courseId)
  for (let at = 1; at <= 7; at++) await ask(`Pregunta de Nuevo ${at}`)
  const { id } = await ask('Pregunta con respuesta')
  await ask('Respuesta de Nuevo', id)
  await ask('Respuesta a Ana', anas.id)
})

async function openFirstPage() {
  const at = `/user/tema/detalleV3?curso=${courseId}&tab=3`
  const shown = await renderScreen(<CourseScreen />, { as: 'ana', at })
  await screen.findByRole('list', { name: 'Preguntas' })
  await waitFor(() => expect(questions().getAllByRole('listitem')).toHaveLength(20))
  await settled(shown.cache)
  return shown
}

const more = () => screen.getByRole('button', { name: 'Ver más preguntas' })
const listed = () => dataOf(cursos('GET commentary', { query: { courseId, limit: 100 } }))
async function nuevoDeletes(...deleted: string[]) {
  for (const { id, content } of await listed())
    if (deleted.includes(content))
      await dataOf(cursos('DELETE commentary/{id}', { params: { id }, token: nuevosToken }))
}

test('a question that was asked meanwhile shows none twice', async () => {
  const { user } = await openFirstPage()
  await ask('Pregunta de Ana 9')
  await user.click(more())
  for (const { content } of (await listed()).slice(1))
    expect(await questions().findByText(content)).toBeInTheDocument()
})

test('questions that others deleted meanwhile go, and none behind them is skipped', async () => {
  const { user } = await openFirstPage()
  const deleted = ['Pregunta de Nuevo 6', 'Pregunta de Nuevo 3']
  await nuevoDeletes(...deleted)
  await user.click(more())
  const contents = (await listed()).map(({ content }) => content)
  expect(contents).toHaveLength(21)
  for (const content of contents) expect(await questions().findByText(content)).toBeInTheDocument()
  for (const content of deleted) expect(questions().queryByText(content)).not.toBeInTheDocument()
})

describe('a reply to a question that others deleted meanwhile', () => {
  async function replyTooLate(content: string) {
    const { user } = await openFirstPage()
    const row = questions().getByText(content).closest('li') as HTMLElement
    const thread = within(row)
    await user.click(thread.getByRole('button', { name: 'Responder' }))
    await user.type(thread.getByLabelText(/^Tu respuesta/), 'Diez minutos')
    await nuevoDeletes(content)
    await user.click(thread.getAllByRole('button', { name: 'Responder' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Esta pregunta fue eliminada.')).toBeInTheDocument()
    expect(await thread.findByText('Este comentario fue eliminado.')).toBeInTheDocument()
    expect(screen.queryByText(content)).not.toBeInTheDocument()
    expect(thread.getByLabelText(/^Tu respuesta/)).toHaveValue('Diez minutos')
    return { row, close: () => user.click(thread.getByRole('button', { name: 'Cancelar' })) }
  }

  test('is refused with that reason; the question goes once its form with the text is closed', async () => {
    const { row, close } = await replyTooLate('Pregunta de Nuevo 7')
    const next = row.nextElementSibling
    await close()
    expect(row).not.toBeInTheDocument()
    expect(next).toHaveFocus()
  })

  test('is refused with that reason too where others had replied, whose replies stay', async () => {
    const { row, close } = await replyTooLate('Pregunta con respuesta')
    await close()
    expect(within(row).getByText('Este comentario fue eliminado.')).toBeInTheDocument()
    expect(within(row).getByText('Respuesta de Nuevo')).toBeInTheDocument()
    expect(row).toHaveFocus()
  })
})

test('the notice of a reply goes at once with the question that the person deletes', async () => {
  const { user } = await openFirstPage()
  const notice = () => screen.queryByText('A tu pregunta «Pregunta de Ana con respuesta»')
  await waitFor(() => expect(notice()).toBeInTheDocument())
  expect(screen.getByRole('tab', { name: 'Comunidad (1)' })).toBeInTheDocument()
  const row = questions().getByText('Pregunta de Ana con respuesta').closest('li') as HTMLElement
  await user.click(within(row).getByRole('button', { name: 'Eliminar comentario' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }))
  // Sooner than the page asks for its notices by itself.
  await waitFor(() => expect(notice()).not.toBeInTheDocument(), { timeout: 20_000 })
  expect(await screen.findByRole('tab', { name: 'Comunidad' })).toBeInTheDocument()
})

test('a reply stays while it is written, though the list has come anew without its question', async () => {
  const { user, cache } = await openFirstPage()
  const content = 'Pregunta de Nuevo 5'
  const row = questions().getByText(content).closest('li') as HTMLElement
  const thread = within(row)
  await user.click(thread.getByRole('button', { name: 'Responder' }))
  await user.type(thread.getByLabelText(/^Tu respuesta/), 'Diez minutos')
  await nuevoDeletes(content)
  await act(() => cache.refetchQueries())
  expect((await listed()).map(one => one.content)).not.toContain(content)
  expect(thread.getByLabelText(/^Tu respuesta/)).toHaveValue('Diez minutos')
  const next = row.nextElementSibling
  await user.click(thread.getByRole('button', { name: 'Cancelar' }))
  expect(row).not.toBeInTheDocument()
  expect(next).toHaveFocus()
})
