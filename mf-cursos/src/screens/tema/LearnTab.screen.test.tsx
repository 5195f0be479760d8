import { act, screen, waitFor, within } from '@testing-library/react'
import { dateWithoutWeekday } from 'shared/dates'
import { dayIn, instantOf } from 'shared/dates/instants'
import { currentUserId } from 'shared/session'
import { disconnect, loseCalls, reconnect, renderScreen, settled } from 'shared/testing/renderScreen'
import type { Category } from '../../../rules/courseTree'
import { mapTopics } from '../../../rules/progress/mapTopics'
import { setSubtopic } from '../../../rules/progress/setSubtopic'
import { unlockDate } from '../../../rules/progress/unlockDate'
import {
  courseOf,
  firstTopic,
  lockedTopic,
  onDesktop,
  open,
  ownCourses,
  PAGE,
  setDate,
  storedCompletions,
} from '../../../testing/openCourse'
import { ownCoursesKey } from '../../courses/useOwnCourses'
import CourseScreen from './CourseScreen'

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
    const key = ['cursos', 'progress', currentUserId(), courseId]
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
    setDate(instantOf(day, 1))
    try {
      await act(async () => document.dispatchEvent(new Event('visibilitychange')))
      await settled(cache)
      await waitFor(() => expect(asked()).toBe(before + 1))
      await settled(cache)
      // The server's clock has not reached the day: this device's alone opens nothing.
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(screen.getByText(`Se abre el ${dateWithoutWeekday(day)}`)).toBeInTheDocument()

      act(() => {
        cache.setQueriesData<{ categories: Category[] }>(
          { queryKey: ['cursos', 'content'] },
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
