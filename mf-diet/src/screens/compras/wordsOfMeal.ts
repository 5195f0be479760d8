import { weekdayName } from 'shared/dates'
import type { PlannedMeal } from '../../../rules/shopping/shoppingList'
import { SLOTS } from '../../plan/slots'

/** `Sopa de tortilla ligera, Cena del sábado 21` */
export function wordsOfMeal({ day, slot, recipe }: PlannedMeal): string {
  const name = SLOTS.find(known => known.slot === slot)?.name
  return `${recipe?.name ?? 'Receta retirada'}, ${name} del ${shortDay(day)}`
}

/** `sábado 21`: a list covers a month at most, so the day is unique. */
export function shortDay(day: string): string {
  return `${weekdayName(day).toLowerCase()} ${Number(day.slice(8))}`
}
