import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { currentUserId } from 'shared/session'
import { disconnect, reconnect } from 'shared/testing/renderScreen'
import type { Comment } from '../../../contract/community'
import type { ReplyNotice } from '../../../contract/notices'
import { open, ownCourses } from '../../../testing/openCourse'
import { cursos } from '../../api'
import { sampleNotices } from '../../sampleCourse'
import CourseScreen from './CourseScreen'
import OlderCourseScreen from './OlderCourseScreen'

describe('the community', () => {
  // A text that a test types and does not post is a draft.
  afterEach(() => sessionStorage.clear())

  const community = async (Screen = CourseScreen) => {
    const [bought] = await ownCourses()
    const shown = await open(`curso=${bought?.product}&tab=3`, Screen)
    await screen.findByRole('list', { name: 'Preguntas' })
    return { ...shown, courseId: bought?.product ?? 0 }
  }
  const questions = () => screen.getByRole('list', { name: 'Preguntas' })

  test('has first names, Spanish dates, and the four filters, which the server applies', async () => {
    const { user, courseId } = await community()
    const listed = await dataOf(cursos('GET commentary', { query: { courseId, limit: 20 } }))
    const first = listed[0]
    expect(within(questions()).getByText(first?.content ?? '?')).toBeInTheDocument()
    expect(within(questions()).getAllByText(/^\d{1,2} de [a-z]+ de \d{4}$/).length).toBeGreaterThan(1)
    expect(screen.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)).toEqual([
      'Todo',
      'Más populares',
      'Más recientes',
      'Sin respuesta',
    ])
    await user.click(screen.getByRole('radio', { name: 'Más populares' }))
    const popular = await dataOf(
      cursos('GET commentary', { query: { courseId, filter: 'popular', limit: 20 } }),
    )
    await waitFor(() =>
      expect(within(questions()).getAllByRole('article')[0]).toHaveTextContent(popular[0]?.content ?? '?'),
    )
  })

  test('an empty question and an empty reply are refused by their notices', async () => {
    const { user } = await community()
    await user.click(screen.getByRole('button', { name: 'Publicar' }))
    expect(await screen.findByText('Necesitas escribir una pregunta.')).toBeInTheDocument()
    const thread = within(questions()).getAllByRole('listitem')[0] as HTMLElement
    const [ask] = within(thread).getAllByRole('button', { name: 'Responder' })
    await user.click(ask as HTMLElement)
    await user.click(within(thread).getAllByRole('button', { name: 'Responder' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Necesitas escribir una respuesta.')).toBeInTheDocument()
    expect(screen.getAllByText('Error!').length).toBeGreaterThan(0)
  })

  test('posts, likes and unlikes, replies, shows the replies, and deletes one’s own', async () => {
    const { user, cache, courseId } = await community()
    await user.type(screen.getByLabelText('Tu pregunta'), '¿La chía se remoja? 🥗')
    // A double tap: the second press finds the emptied field, which is no mistake.
    await user.dblClick(screen.getByRole('button', { name: 'Publicar' }))
    expect(screen.queryByText('Necesitas escribir una pregunta.')).not.toBeInTheDocument()
    expect(within(questions()).getByText('¿La chía se remoja? 🥗')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Enviando…')).not.toBeInTheDocument())
    expect(await screen.findByText('Pregunta publicada')).toBeInTheDocument()
    const own = () => screen.getByText('¿La chía se remoja? 🥗').closest('li') as HTMLElement
    const thread = within(own())
    await user.click(thread.getByRole('button', { name: 'Me gusta: 0' }))
    expect(await thread.findByRole('button', { name: 'Me gusta: 1' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(thread.getByRole('button', { name: 'Me gusta: 1' }))
    expect(await thread.findByRole('button', { name: 'Me gusta: 0' })).toBeInTheDocument()

    const replyButton = thread.getByRole('button', { name: 'Responder' })
    await user.click(replyButton)
    await user.click(thread.getByRole('button', { name: 'Cancelar' }))
    expect(replyButton).toHaveFocus()
    await user.click(replyButton)
    expect(thread.getByLabelText(/^Tu respuesta a/)).toHaveFocus()
    await user.type(thread.getByLabelText(/^Tu respuesta a/), 'Diez minutos bastan.')
    await user.click(thread.getAllByRole('button', { name: 'Responder' }).at(-1) as HTMLElement)
    expect(await thread.findByText('Diez minutos bastan.')).toBeInTheDocument()
    await waitFor(() => expect(thread.queryByLabelText(/^Tu respuesta a/)).not.toBeInTheDocument())
    expect(replyButton).toHaveFocus()
    expect(await screen.findByText('Respuesta publicada')).toBeInTheDocument()
    await user.click(await thread.findByRole('button', { name: 'Ocultar respuestas' }))
    expect(thread.getByRole('button', { name: 'Ver 1 respuesta' })).toBeInTheDocument()
    // The question itself knows of its reply when the list has been fetched again.
    const questionsKey = ['cursos', 'community', courseId, { filter: 'all' }]
    await waitFor(() =>
      expect(cache.getQueryData<{ pages: Comment[][] }>(questionsKey)?.pages.flat()).toContainEqual(
        expect.objectContaining({ content: '¿La chía se remoja? 🥗', answerCount: 1 }),
      ),
    )

    await user.click(thread.getAllByRole('button', { name: 'Eliminar comentario' })[0] as HTMLElement)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }))
    // It has a reply, so its text goes and the reply stays.
    expect(await screen.findByText('Este comentario fue eliminado.')).toBeInTheDocument()
    expect(screen.getByText('Este comentario fue eliminado.').closest('li')).toHaveFocus()
    expect(screen.queryByText('¿La chía se remoja? 🥗')).not.toBeInTheDocument()
  })

  test('one’s own comment is edited and marked; another’s is reported and hidden', async () => {
    const { user, cache } = await community()
    await user.type(screen.getByLabelText('Tu pregunta'), '¿La linza se tuesta?')
    await user.click(screen.getByRole('button', { name: 'Publicar' }))
    const own = () => within(screen.getByText(/¿La lin(az|z)a se tuesta/).closest('li') as HTMLElement)
    await waitFor(() => expect(screen.queryByText('Enviando…')).not.toBeInTheDocument())
    await user.click(own().getByRole('button', { name: 'Corregir comentario' }))
    const field = screen.getByLabelText('Tu comentario')
    expect(field).toHaveValue('¿La linza se tuesta?')
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.type(field, '¿La linaza se tuesta?')
    await user.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('¿La linaza se tuesta?')).toBeInTheDocument()
    expect(own().getByRole('article')).toHaveFocus()
    expect(own().getByText(/editado/)).toBeInTheDocument()
    expect(own().queryByRole('button', { name: /^Reportar/ })).not.toBeInTheDocument()

    const [others] = within(questions()).getAllByRole('button', { name: /^Reportar el comentario de/ })
    const row = others?.closest('li') as HTMLElement
    const thread = within(row)
    await user.click(others as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: '¿Reportar este comentario?' }))
    await user.click(dialog.getByRole('radio', { name: 'Es publicidad' }))
    await user.click(dialog.getByRole('button', { name: 'Reportar' }))
    const reported = 'Reportaste este comentario. Nuestro equipo lo está revisando.'
    expect(await thread.findByText(reported)).toBeInTheDocument()
    expect(row).toHaveFocus()
    // Still so once the server has answered.
    await waitFor(() => expect(cache.isMutating()).toBe(0))
    expect(thread.getByText(reported)).toBeInTheDocument()
  })

  test('a reply to one’s own question is marked on the tab and listed until it is read', async () => {
    const [bought] = await ownCourses()
    const courseId = bought?.product ?? 0
    const notice: ReplyNotice = {
      courseId,
      course: 'Nutrición funcional',
      question: '¿Y la chía?',
      reply: { ...(sampleNotices[0] as ReplyNotice).reply, courseId },
    }
    const { user, cache } = await open(`curso=${courseId}`)
    act(() => {
      cache.setQueryData(['cursos', 'notices', currentUserId()], [notice])
    })
    await user.click(await screen.findByRole('tab', { name: 'Comunidad (1)' }))
    const card = within(screen.getByRole('region', { name: 'Tienes una respuesta nueva' }))
    expect(card.getByText('A tu pregunta «¿Y la chía?»')).toBeInTheDocument()
    expect(card.getByText('Especialista')).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Marcar como leídas' }))
    expect(await screen.findByRole('tab', { name: 'Comunidad' })).toBeInTheDocument()
    // The tab and the list read the notices each for itself, and may be drawn one after the other.
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: /respuesta nueva/ })).not.toBeInTheDocument(),
    )
    // Still so once the server has answered, without asking for the notices again.
    await waitFor(() => expect(cache.isMutating()).toBe(0))
    expect(screen.getByRole('tab', { name: 'Comunidad' })).toBeInTheDocument()
  })

  test('mails of replies are switched off and on, and stay so', async () => {
    const { user } = await community()
    const mails = async () => (await dataOf(cursos('GET course-mails'))).replies
    const toggle = await screen.findByRole('switch', { name: 'Cuando responden a una pregunta tuya' })
    await waitFor(() => expect(toggle).toBeEnabled())
    expect(toggle).toBeChecked()
    await user.click(toggle)
    expect(toggle).not.toBeChecked()
    await waitFor(async () => expect(await mails()).toBe(false))
    await user.click(toggle)
    await waitFor(async () => expect(await mails()).toBe(true))
  })

  test('a question goes without a name where the course allows it, and only there', async () => {
    const own = await ownCourses()
    const courses = await Promise.all(
      own.map(async ({ product }) => dataOf(cursos('GET courses/{id}', { params: { id: product ?? 0 } }))),
    )
    const [allows, forbids] = [true, false].map(
      allowed => courses.find(course => course.anonymousQuestions === allowed)?.id,
    )
    const { user, unmount } = await open(`curso=${allows}&tab=3`)
    await user.type(screen.getByLabelText('Tu pregunta'), '¿Y si recaigo?')
    await user.click(screen.getByRole('checkbox', { name: 'Preguntar sin mi nombre' }))
    await user.click(screen.getByRole('button', { name: 'Publicar' }))
    const posted = (await screen.findByText('¿Y si recaigo?')).closest('li') as HTMLElement
    expect(within(posted).getByText('Sin tu nombre')).toBeInTheDocument()
    unmount()
    await open(`curso=${forbids}&tab=3`)
    expect(await screen.findByLabelText('Tu pregunta')).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  test('a question that was not posted is taken back, and its text is in the field again', async () => {
    const { user } = await community()
    await user.type(screen.getByLabelText('Tu pregunta'), '¿Y la linaza?')
    disconnect()
    await user.click(screen.getByRole('button', { name: 'Publicar' }))
    expect(
      await screen.findByText('No pudimos publicar tu comentario. Inténtalo de nuevo.'),
    ).toBeInTheDocument()
    expect(within(questions()).queryByText('¿Y la linaza?')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Tu pregunta')).toHaveValue('¿Y la linaza?')
    reconnect()
  })

  test('a like and a removal that are refused are taken back', async () => {
    const { user } = await community()
    await user.type(screen.getByLabelText('Tu pregunta'), '¿Y el amaranto?')
    await user.click(screen.getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(screen.queryByText('Enviando…')).not.toBeInTheDocument())
    const own = () => within(screen.getByText('¿Y el amaranto?').closest('li') as HTMLElement)
    disconnect()
    await user.click(own().getByRole('button', { name: 'Me gusta: 0' }))
    expect(
      await screen.findByText('No pudimos guardar tu «me gusta». Inténtalo de nuevo.'),
    ).toBeInTheDocument()
    expect(await own().findByRole('button', { name: 'Me gusta: 0' })).toHaveAttribute('aria-pressed', 'false')
    await user.click(own().getByRole('button', { name: 'Eliminar comentario' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }))
    expect(
      await screen.findByText('No pudimos eliminar tu comentario. Inténtalo de nuevo.'),
    ).toBeInTheDocument()
    expect(await screen.findByText('¿Y el amaranto?')).toBeInTheDocument()
    expect(own().getByRole('button', { name: 'Eliminar comentario' })).toBeInTheDocument()
    reconnect()
  })

  test('others’ comments cannot be deleted', async () => {
    const { courseId } = await community()
    const id = currentUserId()
    const listed = await dataOf(cursos('GET commentary', { query: { courseId, limit: 20 } }))
    const own = listed.filter(({ userId }) => userId === id).length
    expect(within(questions()).queryAllByRole('button', { name: 'Eliminar comentario' })).toHaveLength(own)
  })

  test.each([
    ['280', CourseScreen],
    ['400', OlderCourseScreen],
  ] as const)('a text longer than %s characters is refused in this view', async (longest, Screen) => {
    const { user } = await community(Screen)
    const field = screen.getByLabelText('Tu pregunta')
    await user.click(field)
    await user.paste('🥗'.repeat(Number(longest)))
    expect(screen.getByText(`${longest} / ${longest}`)).toBeInTheDocument()
    expect(screen.queryByText(/demasiado largo/)).not.toBeInTheDocument()
    await user.paste('x')
    expect(
      screen.getByText(`Tu texto es demasiado largo: el máximo son ${longest} caracteres.`),
    ).toBeInTheDocument()
  })
})
