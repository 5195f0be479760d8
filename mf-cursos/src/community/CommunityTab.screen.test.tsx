import { screen, waitFor, within } from '@testing-library/react'
import { announce } from 'shared/session'
import { renderScreen, signInAs } from 'shared/testing/renderScreen'
import { commentRefusals } from '../../messages'
import { cursos } from '../api'
import CourseScreen from '../screens/tema/CourseScreen'

/** The community of Ana's oldest course, as a page that has just been loaded. */
async function openCommunity() {
  const { purchases } = await signInAs('ana')
  const courseId = purchases.find(({ productId }) => productId === 'Course')?.product ?? 0
  const at = `/user/tema/detalleV3?curso=${courseId}&tab=3`
  const shown = await renderScreen(<CourseScreen />, { as: 'ana', at })
  await screen.findByRole('list', { name: 'Preguntas' })
  return shown
}

// A text that a test types and does not post is a draft.
afterEach(() => sessionStorage.clear())

describe('what was typed and not posted', () => {
  test('a question is there after another tab of the course and after a reload, and goes once it is posted', async () => {
    const { user, unmount } = await openCommunity()
    await user.type(screen.getByLabelText('Tu pregunta'), '¿Y la avena?')
    await user.click(screen.getByRole('tab', { name: 'Aprende' }))
    expect(screen.queryByLabelText('Tu pregunta')).not.toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: /^Comunidad/ }))
    expect(await screen.findByLabelText('Tu pregunta')).toHaveValue('¿Y la avena?')
    unmount()

    const reloaded = await openCommunity()
    expect(screen.getByLabelText('Tu pregunta')).toHaveValue('¿Y la avena?')
    await reloaded.user.click(screen.getByRole('button', { name: 'Publicar' }))
    expect(screen.getByLabelText('Tu pregunta')).toHaveValue('')
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
    reloaded.unmount()
    await openCommunity()
    expect(screen.getByLabelText('Tu pregunta')).toHaveValue('')
  })

  test('a reply is there with its open form, each below its own question, until it is cancelled', async () => {
    const { user, unmount } = await openCommunity()
    const [ask] = screen.getAllByRole('button', { name: 'Responder' })
    await user.click(ask as HTMLElement)
    await user.type(screen.getByLabelText(/^Tu respuesta a/), 'Diez minutos')
    unmount()

    const reloaded = await openCommunity()
    const field = screen.getByLabelText(/^Tu respuesta a/)
    expect(field).toHaveValue('Diez minutos')
    expect(field).not.toHaveFocus()
    const [replied, other] = screen.getAllByRole('listitem').filter(row => row.querySelector('article'))
    expect(replied).toContainElement(field)
    await reloaded.user.click(
      within(replied as HTMLElement).getAllByRole('button', { name: 'Responder' })[0] as HTMLElement,
    )
    expect(field).toHaveFocus()
    await reloaded.user.click(within(other as HTMLElement).getByRole('button', { name: 'Responder' }))
    expect(within(other as HTMLElement).getByLabelText(/^Tu respuesta a/)).toHaveValue('')
    await reloaded.user.click(within(replied as HTMLElement).getByRole('button', { name: 'Cancelar' }))
    reloaded.unmount()
    await openCommunity()
    expect(screen.queryByLabelText(/^Tu respuesta a/)).not.toBeInTheDocument()
  })

  test('it goes with the person who signs out', async () => {
    const { user, unmount } = await openCommunity()
    await user.type(screen.getByLabelText('Tu pregunta'), '¿Y la avena?')
    expect(Object.keys(sessionStorage)).toHaveLength(1)
    unmount()
    announce({ type: 'signedOut' })
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

// The last one: for a minute the person posts nothing more.
test('whoever writes too fast is told so, and the text stays in the field', async () => {
  const { purchases } = await signInAs('ana')
  const courseId = purchases.find(({ productId }) => productId === 'Course')?.product ?? 0
  for (let at = 0; at < 10; at++) {
    const body = { content: `Comentario ${at}`, courseId, parentId: 0 }
    // The last ones may be refused: the tests before have posted too.
    await cursos('POST commentary', { body })
  }
  const at = `/user/tema/detalleV3?curso=${courseId}&tab=3`
  const { user } = await renderScreen(<CourseScreen />, { as: 'ana', at })
  const questions = await screen.findByRole('list', { name: 'Preguntas' })
  await user.type(screen.getByLabelText('Tu pregunta'), '¿Y la linaza?')
  await user.click(screen.getByRole('button', { name: 'Publicar' }))
  expect(await screen.findByText(commentRefusals.tooFast)).toBeInTheDocument()
  expect(screen.getByLabelText('Tu pregunta')).toHaveValue('¿Y la linaza?')
  expect(within(questions).queryByText('¿Y la linaza?')).not.toBeInTheDocument()
})
