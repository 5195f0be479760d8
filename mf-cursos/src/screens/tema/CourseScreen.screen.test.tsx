import { act, screen, waitFor, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { dateWithoutWeekday } from 'shared/dates'
import { dayIn, instantOf } from 'shared/dates/instants'
import { currentUserId } from 'shared/session'
import { disconnect, loseCalls, reconnect, renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { Comment } from '../../../contract/community'
import type { ReplyNotice } from '../../../contract/notices'
import type { Category } from '../../../rules/courseTree'
import { mapTopics } from '../../../rules/progress/mapTopics'
import { setSubtopic } from '../../../rules/progress/setSubtopic'
import { unlockDate } from '../../../rules/progress/unlockDate'
import { completedIn } from '../../../testing/sampleProgress'
import { cursos } from '../../api'
import { ownCoursesKey } from '../../courses/useOwnCourses'
import { sampleNotices } from '../../sampleCourse'
import CertificateScreen from '../constancia/CertificateScreen'
import CourseScreen from './CourseScreen'
import OlderCourseScreen from './OlderCourseScreen'

const PAGE = '/user/tema/detalleV3'

/** The courses that Ana owns, the oldest purchase first. */
async function ownCourses() {
  const { purchases } = await signInAs('ana')
  return purchases.filter(({ productId }) => productId === 'Course')
}

async function courseOf(courseId: number): Promise<{ title: string; categories: Category[] }> {
  const { title, data } = await dataOf(cursos('GET courses/{id}', { params: { id: courseId } }))
  return { title, categories: JSON.parse(data) }
}

async function storedCompletions(courseId: number): Promise<number[]> {
  const userId = currentUserId() ?? 0
  const answer = await cursos('GET course-progress/{courseId}/{userId}', { params: { courseId, userId } })
  return answer.ok ? completedIn(JSON.parse(answer.data.progress)) : []
}

async function open(search: string, Screen = CourseScreen) {
  const shown = await renderScreen(<Screen />, { as: 'ana', at: `${PAGE}?${search}` })
  // The progress is asked for after the course; until it is there, nothing can be completed.
  const progress = () => shown.cache.getQueriesData({ queryKey: ['courses', 'progress'] })
  await waitFor(() => expect(progress()).toEqual([[expect.anything(), expect.anything()]]))
  await waitFor(() => expect(shown.cache.isFetching()).toBe(0))
  return shown
}

/** The wide page of a desktop, where a subtopic is beside the list; otherwise tests have a phone's. */
function onDesktop() {
  const phone = window.matchMedia
  window.matchMedia = query => Object.assign(phone(query), { matches: query.includes('min-width') })
  return () => {
    window.matchMedia = phone
  }
}

const ALL_BUT_THE_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

/** A topic of Ana's that is not open yet, with the address of its first subtopic. */
async function lockedTopic() {
  const today = dayIn(new Date())
  for (const { product, createdAt } of await ownCourses()) {
    const { categories } = await courseOf(product ?? 0)
    const purchaseDay = dayIn(new Date(createdAt))
    for (const { id, curso } of categories) {
      for (const [m, module] of curso.modulos.entries()) {
        for (const [t, topic] of module.temas.entries()) {
          const day = unlockDate(curso.modulos, { module: m, topic: t }, purchaseDay)
          const subtopic = topic.subtemas[0]?.id
          const address = `curso=${product}&categoria=${id}&semana=${module.id}&tema=${topic.id}&subtema=${subtopic}`
          if (day > today) return { address, day, topic }
        }
      }
    }
  }
  throw new Error('the demo has no locked topic for Ana')
}

const firstTopic = (categories: readonly Category[]) => {
  const topic = categories[0]?.curso.modulos[0]?.temas[0]
  if (!topic) throw new Error('the demo’s course has no topic')
  return topic
}

describe('the learn tab', () => {
  test('has the categories, and the open module with its topics, their dates and marks', async () => {
    const [bought] = await ownCourses()
    const courseId = bought?.product ?? 0
    const { title, categories } = await courseOf(courseId)
    await open(`curso=${courseId}`)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
      'Detalles',
      'Aprende',
      'Solutions',
      'Comunidad',
    ])
    expect(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/user')
    expect(screen.getByRole('combobox', { name: 'Categoría' })).toHaveDisplayValue(
      categories[0]?.category ?? '',
    )
    const [module] = categories[0]?.curso.modulos ?? []
    expect(screen.getByRole('button', { name: new RegExp(module?.name ?? '?') })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    const topics = screen.getByRole('list', { name: `Temas de ${module?.name}` })
    const purchaseDay = dayIn(new Date(bought?.createdAt ?? ''))
    const modules = categories[0]?.curso.modulos ?? []
    for (const [at, topic] of (module?.temas ?? []).entries()) {
      const row = within(topics).getByText(topic.name).closest('li') as HTMLElement
      const day = dateWithoutWeekday(unlockDate(modules, { module: 0, topic: at }, purchaseDay))
      expect(row).toHaveTextContent(day)
      expect(row).toHaveTextContent(/No empezado|Se abre el/)
    }
  })

  test('on a phone a subtopic is a modal: next completes it, next on the last completes the topic', async () => {
    const [bought] = await ownCourses()
    const courseId = bought?.product ?? 0
    const topic = firstTopic((await courseOf(courseId)).categories)
    const { user, address } = await open(`curso=${courseId}`)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${topic.name}`) }))
    const [first, last] = [topic.subtemas[0], topic.subtemas.at(-1)]
    await user.click(screen.getByRole('button', { name: new RegExp(`${first?.name}`) }))
    const modal = await screen.findByRole('dialog', { name: first?.name })
    expect(address()).toContain(`subtema=${first?.id}`)

    // Previous on the first closes the modal and completes nothing.
    await user.click(within(modal).getByRole('button', { name: 'Volver a la lista' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).not.toContain('subtema')

    await user.click(screen.getByRole('button', { name: new RegExp(`${first?.name}`) }))
    // Previous on another goes one back, and the subtopic that was left by next stays completed.
    const second = topic.subtemas[1]?.name
    await user.click(
      within(await screen.findByRole('dialog', { name: first?.name })).getByRole('button', {
        name: 'Siguiente',
      }),
    )
    await user.click(
      within(await screen.findByRole('dialog', { name: second })).getByRole('button', { name: 'Anterior' }),
    )
    const again = await screen.findByRole('dialog', { name: first?.name })
    expect(within(again).getByRole('button', { name: 'No Completado' })).toBeInTheDocument()

    for (const subtopic of topic.subtemas) {
      const shown = await screen.findByRole('dialog', { name: subtopic.name })
      await user.click(within(shown).getByRole('button', { name: /^(Siguiente|Terminar el tema)$/ }))
    }
    await waitFor(() => expect(screen.queryByRole('dialog', { name: last?.name })).not.toBeInTheDocument())
    const row = screen.getByRole('button', { name: new RegExp(`^${topic.name}`) })
    expect(row).toHaveTextContent('Completado')
    await waitFor(async () =>
      expect(await storedCompletions(courseId)).toEqual(
        topic.subtemas.map(({ id }) => id).sort((a, b) => a - b),
      ),
    )
  })

  test('the last arrow first says what was never opened, and leads to it', async () => {
    const courseId = (await ownCourses())[0]?.product ?? 0
    const { categories } = await courseOf(courseId)
    // A category of its own: other tests complete topics of the first.
    const category = categories.slice(1)
    const topic = firstTopic(category)
    const at = `categoria=${category[0]?.id}&semana=${category[0]?.curso.modulos[0]?.id}&tema=${topic.id}`
    const [first, last] = [topic.subtemas[0], topic.subtemas.at(-1)]
    const before = await storedCompletions(courseId)
    const { user } = await open(`curso=${courseId}&${at}&subtema=${last?.id}`)
    const finish = async () =>
      user.click(
        within(await screen.findByRole('dialog', { name: last?.name })).getByRole('button', {
          name: 'Terminar el tema',
        }),
      )
    await finish()
    const question = within(await screen.findByRole('dialog', { name: '¿Terminar el tema?' }))
    expect(question.getAllByRole('listitem').map(item => item.textContent)).toEqual(
      topic.subtemas.slice(0, -1).map(({ name }) => name),
    )
    expect(await storedCompletions(courseId)).toEqual(before)
    await user.click(question.getByRole('button', { name: 'Ver lo que falta' }))
    const modal = within(await screen.findByRole('dialog', { name: first?.name }))
    for (const _ of topic.subtemas.slice(1))
      await user.click(modal.getByRole('button', { name: 'Siguiente' }))
    // All of it has been seen: nothing is asked.
    await finish()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: new RegExp(`^${topic.name}`) })).toHaveTextContent('Completado')
    await waitFor(async () =>
      expect(await storedCompletions(courseId)).toEqual(
        [...new Set([...before, ...topic.subtemas.map(({ id }) => id)])].sort((a, b) => a - b),
      ),
    )
  })

  test('a topic that a changed course has reset is finished where it stands', async () => {
    const courseId = (await ownCourses())[1]?.product ?? 0
    const { categories } = await courseOf(courseId)
    const topic = categories[0]?.curso.modulos[0]?.temas[1]
    const { user, cache } = await open(`curso=${courseId}`)
    const done = topic?.subtemas.map(({ id }) => id) ?? []
    const key = ['courses', 'progress', currentUserId(), courseId]
    const stored = cache.getQueryData<{ id: number; categories: Category[] }>(key)
    const reset = done.reduce((known, id) => setSubtopic(known, id, true), stored?.categories ?? [])
    act(() => {
      cache.setQueryData(key, {
        ...stored,
        categories: mapTopics(reset, one => (one.id === topic?.id ? { ...one, status: false } : one)),
      })
    })
    const row = await screen.findByRole('button', { name: new RegExp(`^${topic?.name}`) })
    await waitFor(() => expect(row).toHaveTextContent('En curso'))
    await user.click(screen.getByRole('button', { name: 'Terminar el tema' }))
    expect(row).toHaveTextContent('Completado')
    expect(row).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Terminar el tema' })).not.toBeInTheDocument()
    await waitFor(async () => expect(await storedCompletions(courseId)).toEqual(expect.arrayContaining(done)))
  })

  test('a progress that cannot be loaded has its card; the course can be read meanwhile', async () => {
    const [bought] = await ownCourses()
    const answerAgain = loseCalls('course-progress/')
    const at = `${PAGE}?curso=${bought?.product}`
    const { user } = await renderScreen(<CourseScreen />, { as: 'ana', at })
    expect(await screen.findByText('No pudimos cargar tu avance')).toBeInTheDocument()
    expect(screen.getByRole('list', { name: 'Módulos' })).toBeInTheDocument()
    answerAgain()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(screen.queryByText('No pudimos cargar tu avance')).not.toBeInTheDocument())
  })

  test('on a desktop it is beside the list, and Marcar Completado and No Completado are saved', async () => {
    const back = onDesktop()
    try {
      const [bought] = await ownCourses()
      const courseId = bought?.product ?? 0
      const { categories } = await courseOf(courseId)
      const module = categories[0]?.curso.modulos[0]
      const topic = module?.temas[1]
      const subtopic = topic?.subtemas[0]
      const before = await storedCompletions(courseId)
      const { user, cache } = await open(
        `curso=${courseId}&semana=${module?.id}&tema=${topic?.id}&subtema=${subtopic?.id}`,
      )
      // The completed part of each course, as the home page shows it.
      const cards = [...ownCoursesKey(currentUserId() ?? 0), 'known']
      cache.setQueryData(cards, [])
      expect(screen.getByRole('region', { name: 'Categorías' })).toBeInTheDocument()
      const shown = screen.getByRole('region', { name: 'Subtema' })
      expect(within(shown).getByRole('heading', { name: subtopic?.name })).toBeInTheDocument()
      await user.click(within(shown).getByRole('button', { name: 'Marcar Completado' }))
      await user.click(await within(shown).findByRole('button', { name: 'No Completado' }))
      await user.click(await within(shown).findByRole('button', { name: 'Marcar Completado' }))
      await waitFor(async () =>
        expect(await storedCompletions(courseId)).toEqual(
          [...before, subtopic?.id ?? 0].sort((a, b) => a - b),
        ),
      )
      await waitFor(() => expect(cache.getQueryState(cards)?.isInvalidated).toBe(true))
    } finally {
      back()
    }
  })

  test('a video goes on where it was left on this device', async () => {
    const [bought] = await ownCourses()
    const courseId = bought?.product ?? 0
    const { categories } = await courseOf(courseId)
    const [place] = categories.flatMap(({ id: category, curso }) =>
      curso.modulos.flatMap(({ id: module, temas }) =>
        temas.flatMap(({ id: topic, subtemas }) =>
          subtemas
            .filter(({ video }) => video !== '')
            .map(({ id, name }) => ({
              name,
              id,
              at: `categoria=${category}&semana=${module}&tema=${topic}`,
            })),
        ),
      ),
    )
    localStorage.setItem(`mydiet.courses.${currentUserId()}.position.${place?.id}`, '42')
    const { user } = await open(`curso=${courseId}&${place?.at}&subtema=${place?.id}`)
    await user.click(await screen.findByRole('button', { name: `Reproducir Video: ${place?.name}` }))
    expect(screen.getByTitle(`Video: ${place?.name}`)).toHaveAttribute(
      'src',
      expect.stringMatching(/start=42/),
    )
  })

  test('a subtopic of a locked topic is not shown; at midnight it is asked for, and opens when the server sends it', async () => {
    const { address: at, day, topic } = await lockedTopic()
    const { user, cache, calls } = await open(at)
    const asked = () => calls.filter(call => /^GET courses\/\d+$/.test(call)).length
    const before = asked()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText(`Se abre el ${dateWithoutWeekday(day)}`)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: new RegExp(`^${topic.name}`) })).not.toBeInTheDocument()

    // One minute past midnight on the clinic's clock. The content is fetched again, since it was not sent before.
    jest.useFakeTimers({ now: instantOf(day, 1), doNotFake: [...ALL_BUT_THE_DATE] })
    try {
      await act(async () => document.dispatchEvent(new Event('visibilitychange')))
      await waitFor(() => expect(cache.isFetching()).toBe(0))
      await waitFor(() => expect(asked()).toBe(before + 1))
      await waitFor(() => expect(cache.isFetching()).toBe(0))
      // The server's clock has not reached the day: this device's alone opens nothing.
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(screen.getByText(`Se abre el ${dateWithoutWeekday(day)}`)).toBeInTheDocument()

      act(() => {
        cache.setQueriesData<{ categories: Category[] }>(
          { queryKey: ['courses', 'content'] },
          known =>
            known && {
              ...known,
              categories: mapTopics(known.categories, one =>
                one.id === topic.id ? { ...one, isLocked: false } : one,
              ),
            },
        )
      })
      const modal = await screen.findByRole('dialog', { name: topic.subtemas[0]?.name })
      await user.click(within(modal).getByRole('button', { name: 'Marcar Completado' }))
      expect(await screen.findByText('Ese tema todavía no se abre.')).toBeInTheDocument()
    } finally {
      jest.useRealTimers()
    }
  })

  test('a completion that the server cannot be told of is shown, and a refused one is undone', async () => {
    const own = await ownCourses()
    const courseId = own[1]?.product ?? 0
    const topic = firstTopic((await courseOf(courseId)).categories)
    const subtopic = topic.subtemas[0]
    const module = (await courseOf(courseId)).categories[0]?.curso.modulos[0]
    const { user } = await open(
      `curso=${courseId}&semana=${module?.id}&tema=${topic.id}&subtema=${subtopic?.id}`,
    )
    const modal = await screen.findByRole('dialog', { name: subtopic?.name })
    disconnect()
    await user.click(within(modal).getByRole('button', { name: 'Marcar Completado' }))
    // This environment has no storage for changes that wait: a notice says so and the mark is taken back.
    expect(await screen.findByText('No pudimos guardar tu avance. Inténtalo de nuevo.')).toBeInTheDocument()
    expect(within(modal).getByRole('button', { name: 'Marcar Completado' })).toBeInTheDocument()
    reconnect()
    await user.click(within(modal).getByRole('button', { name: 'Marcar Completado' }))
    expect(await within(modal).findByRole('button', { name: 'No Completado' })).toBeInTheDocument()
  })
})

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
})

test.each(['999999', '4'])('course %s, not found or not owned, leads to the home page', async id => {
  const { address } = await renderScreen(<CourseScreen />, { as: 'nuevo', at: `${PAGE}?curso=${id}` })
  await waitFor(() => expect(address()).toBe('/user'))
})

describe('the community', () => {
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
    await user.click(await thread.findByRole('button', { name: 'Ocultar respuestas' }))
    expect(thread.getByRole('button', { name: 'Ver 1 respuesta' })).toBeInTheDocument()
    // The question itself knows of its reply when the list has been fetched again.
    const questionsKey = ['courses', 'community', courseId, { filter: 'all' }]
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
      cache.setQueryData(['courses', 'notices', currentUserId()], [notice])
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
