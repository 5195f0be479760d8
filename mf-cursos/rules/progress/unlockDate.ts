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
  // Called for each topic of a course: no list is copied.
  let days = 0
  for (let module = 0; module <= place.module; module++) {
    const { temas } = modules[module] ?? { temas: [] }
    const end = module < place.module ? temas.length - 1 : place.topic
    for (let topic = 0; topic < end; topic++) days += temas[topic]?.duration ?? 0
  }
  return addDays(purchaseDay, days)
}
