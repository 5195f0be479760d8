import type { CategoryProgress, ModuleProgress } from '../courseTree'
import type { TopicPlace } from './unlockDate'

interface PlacedTopic<C extends CategoryProgress> {
  topic: C['curso']['modulos'][number]['temas'][number]
  /** The modules of its category. */
  modules: readonly (C['curso']['modulos'][number] & ModuleProgress)[]
  place: TopicPlace
}

/** Every topic of a course in its order, each with its place, which decides when it opens. */
export function topicsOf<C extends CategoryProgress>(categories: readonly C[]): PlacedTopic<C>[] {
  return categories.flatMap(({ curso: { modulos: modules } }) =>
    modules.flatMap(({ temas }, module) =>
      temas.map((topic, t) => ({ topic, modules, place: { module, topic: t } })),
    ),
  )
}
