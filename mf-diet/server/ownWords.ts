import {
  dayWords,
  inWords,
  momentWords,
  type Reader,
  type Subject,
  wordsFor,
  yesOrNo,
} from 'shared/server/privacy/inWords'
import type { OwnLists } from 'shared/server/privacy/ownLists'
import type { SliceContext } from 'shared/server/slices/context'
import { scoreNames, slotNames } from '../messages'
import { foodNames, recipeNames } from './catalogue/catalogueStore'
import type {
  allergies,
  exclusions,
  mealPlans,
  recipeComments,
  recipeHistory,
  shoppingLists,
  shoppingTicks,
} from './schema'

/** A person's meals, ratings and foods as the app names them. */
export async function ownWords(
  { database }: SliceContext,
  lists: OwnLists,
  reader: Reader,
): Promise<readonly Subject[]> {
  const say = wordsFor(reader)
  const reasons = { allergy: 'Alergia', dislike: say('No me gusta', 'No le gusta') }
  // One after the other: the end of an account reads them in its transaction.
  const recipe = await recipeNames(database)
  const foods = await foodNames(database)
  const food = (id: number | undefined) => foods.get(id ?? 0) ?? ''
  const meal = (id: number | null | undefined) => recipe.get(id ?? 0) ?? ''
  return [
    inWords<typeof mealPlans.$inferSelect>(lists, {
      list: 'mealPlans',
      title: say('Tu plan de comidas', 'Plan de comidas'),
      columns: [
        ['Día', ({ day }) => dayWords(day)],
        [slotNames.breakfast, ({ breakfast }) => meal(breakfast)],
        [slotNames.snack_morning, ({ snack_morning }) => meal(snack_morning)],
        [slotNames.meal, plan => meal(plan.meal)],
        [slotNames.snack_afternoon, ({ snack_afternoon }) => meal(snack_afternoon)],
        [slotNames.dinner, ({ dinner }) => meal(dinner)],
        [
          say('Alimentos que confirmaste', 'Alimentos que confirmó'),
          ({ confirmed = [] }) => confirmed.map(food).join(', '),
        ],
      ],
    }),
    inWords<typeof recipeComments.$inferSelect>(lists, {
      list: 'recipeComments',
      title: 'Lo que comiste y te pareció',
      columns: [
        ['Día', ({ day }) => dayWords(day)],
        ['Receta', ({ recipeId }) => meal(recipeId)],
        ['Comida del día', ({ slot }) => (slot ? slotNames[slot] : '')],
        ['Te pareció', ({ score }) => (score ? scoreNames[score] : '')],
        ['Comentario', ({ comments = '' }) => comments],
        ['Consumida', ({ consumed }) => yesOrNo(consumed)],
      ],
    }),
    inWords<typeof recipeHistory.$inferSelect>(lists, {
      list: 'recipeHistory',
      title: 'Ingredientes que cambiaste',
      columns: [
        ['Fecha', ({ createdAt }) => momentWords(createdAt)],
        ['Receta', ({ recipeId }) => meal(recipeId)],
        ['Antes', ({ alimentId }) => food(alimentId)],
        ['Después', ({ alimentNewId }) => food(alimentNewId)],
      ],
    }),
    inWords<typeof exclusions.$inferSelect>(lists, {
      list: 'exclusions',
      title: say('Alimentos que evitas', 'Alimentos que evitaba'),
      columns: [
        ['Alimento', ({ alimentId }) => food(alimentId)],
        ['Motivo', ({ reason }) => (reason ? reasons[reason] : '')],
        ['Solo este alimento', ({ onlyThis }) => yesOrNo(onlyThis)],
        ['Desde', ({ createdAt }) => momentWords(createdAt)],
      ],
    }),
    inWords<typeof allergies.$inferSelect>(lists, {
      list: 'allergies',
      title: say('Tus alergias', 'Alergias'),
      columns: [
        ['Alérgeno', ({ allergen = '' }) => allergen],
        ['Desde', ({ createdAt }) => momentWords(createdAt)],
      ],
    }),
    inWords<typeof shoppingLists.$inferSelect>(lists, {
      list: 'shoppingLists',
      title: 'Tu lista de compras',
      columns: [
        ['Desde', ({ from }) => dayWords(from)],
        ['Hasta', ({ to }) => dayWords(to)],
        ['Personas', ({ portions = '' }) => String(portions)],
      ],
    }),
    inWords<typeof shoppingTicks.$inferSelect>(lists, {
      list: 'shoppingTicks',
      title: 'Lo que ya compraste',
      columns: [
        ['Alimento', ({ alimentId }) => food(alimentId)],
        ['Desde', ({ from }) => dayWords(from)],
        ['Hasta', ({ to }) => dayWords(to)],
      ],
    }),
  ]
}
