import { useLocation, useSearchParams } from 'shared/router'
import { TAB, type Tab } from './courseAddress'

/** The parts of the address that choose what a course's page shows. */
const NAMES = { category: 'categoria', module: 'semana', topic: 'tema', subtopic: 'subtema' } as const

/** The id of no module: all are closed. */
export const NONE = 0

export type Selection = Partial<Record<keyof typeof NAMES, number>>

/**
 * The chosen course, tab, category, module, topic and subtopic, all in the address; the course may also come with the
 * navigation state `curso`. Switching to the details or the community forgets the last three
 * (shared/product/cursos.md#course-detail).
 */
export function useCourseSearch() {
  const [search, setSearch] = useSearchParams()
  const state = useLocation().state as { curso?: { id?: unknown } } | null
  const courseId = (idOf(search.get('curso')) ?? idOf(String(state?.curso?.id))) || undefined
  const tab = Object.values(TAB).find(known => String(known) === search.get('tab')) ?? TAB.learn

  const selection: Selection = {}
  for (const [part, name] of Object.entries(NAMES))
    selection[part as keyof Selection] = idOf(search.get(name))

  function change(parts: Record<string, number | undefined>) {
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        if (courseId !== undefined) next.set('curso', String(courseId))
        for (const [name, value] of Object.entries(parts)) {
          if (value === undefined) next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return {
    courseId,
    tab,
    selection,
    showTab(next: Tab) {
      const forgets = next === TAB.details || next === TAB.community
      change({
        tab: next === TAB.learn ? undefined : next,
        ...(forgets && { semana: undefined, tema: undefined, subtema: undefined }),
      })
    },
    /** Leaves unnamed parts as they are; undefined forgets one. It shows the tab with the content. */
    select(parts: Selection) {
      const named = Object.entries(parts).map(([part, id]) => [NAMES[part as keyof Selection], id])
      change({ tab: undefined, ...Object.fromEntries(named) })
    },
  }
}

function idOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined
}
