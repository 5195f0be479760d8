import { weekdayName } from 'shared/dates'
import type { PlannedMeal } from '../../../rules/shopping/shoppingList'
import { SLOTS } from '../../plan/slots'

/** `Sopa de tortilla ligera, Cena del sábado 21` */
export function wordsOfMeal({ day, slot, recipe }: PlannedMeal): string {
  const name = SLOTS.find(known => known.slot === slot)?.name
  return `${recipe?.name ?? 'Receta retirada'}, ${name} del ${shortDay(day)}`
}

/** `sábado 21`: the list is of a month at most, so no day is meant twice. */
export function shortDay(day: string): string {
  return `${weekdayName(day).toLowerCase()} ${Number(day.slice(8))}`
}
