import { addDays } from 'shared/dates'

/** The part of a module that decides when topics open. */
export interface Schedule {
  temas: readonly { duration: number }[]
}

/** The place of a topic in a category: the positions of its module and of itself, from 0. */
export interface TopicPlace {
  module: number
  topic: number
}

/**
 * The day on which a topic opens: the day of the purchase plus the durations of all earlier topics, in days. An earlier
 * module counts without its last topic; the product's formula is so (shared/product/cursos.md#topic-unlock).
 */
export function unlockDate(modules: readonly Schedule[], place: TopicPlace, purchaseDay: string): string {
  const earlier = modules.slice(0, place.module).flatMap(({ temas }) => temas.slice(0, -1))
  const current = modules[place.module]?.temas.slice(0, place.topic) ?? []
  const days = [...earlier, ...current].reduce((sum, { duration }) => sum + duration, 0)
  return addDays(purchaseDay, days)
}
