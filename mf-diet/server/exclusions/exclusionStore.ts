import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import type { Exclusion } from '../../contract/foods'
import {
  type AvoidedAllergen,
  avoidedAllergens,
  type MarkedFood,
  withAllergens,
} from '../../rules/allergens/exclusionsByAllergen'
import { exclusionsByResemblance } from '../../rules/foods/resemblance'
import { listedAllergens, markedAllergens } from '../allergens/allergyStore'
import { aliments, exclusions } from '../schema'

const { userId, alimentId, reason, onlyThis } = exclusions

const marksOfPerson = statement(database =>
  database
    .select({
      alimentId,
      reason,
      onlyThis,
      isWithdrawn: aliments.withdrawn,
      allergens: aliments.allergens,
    })
    .from(exclusions)
    .innerJoin(aliments, eq(aliments.id, alimentId))
    .where(eq(userId, sql.placeholder('person')))
    .orderBy(asc(alimentId)),
)

/**
 * The foods that a person avoids: those they marked, also where the practice has withdrawn them since, those that
 * resemble a withdrawn one, and those that hold an avoided allergen or are not known to be free of it
 * (shared/product/diet.md#avoided-foods).
 */
export async function exclusionsOf(database: Database, person: number): Promise<Exclusion[]> {
  const [marks, marked] = await Promise.all([
    marksOfPerson(database).execute({ person }),
    markedAllergens(database, person),
  ])
  const avoided = await avoidedOf(database, marked, marks)
  const lost = marks.flatMap(mark => (mark.isWithdrawn ? [mark.alimentId] : []))
  if (lost.length === 0 && avoided.length === 0) return marks.map(ownMark)
  const foods = await database
    .select()
    .from(aliments)
    .where(or(eq(aliments.withdrawn, false), inArray(aliments.id, lost)))
    .orderBy(asc(aliments.id))
  const withdrawn = new Map(foods.filter(food => food.withdrawn).map(food => [food.id, food]))
  const listed = foods.filter(food => !food.withdrawn)
  const own = marks.map(mark => {
    const food = withdrawn.get(mark.alimentId)
    return { ...ownMark(mark), ...(food && { withdrawn: { alimentos: food.alimentos, grupo: food.grupo } }) }
  })
  const byResemblance = exclusionsByResemblance(
    marks.flatMap(({ alimentId, reason }) => {
      const food = withdrawn.get(alimentId)
      return food ? [{ reason, food }] : []
    }),
    listed,
    new Set(marks.map(mark => mark.alimentId)),
  )
  return withAllergens([...own, ...byResemblance], listed, avoided)
}

function ownMark({
  alimentId,
  reason,
  onlyThis,
}: Pick<MarkedFood, 'alimentId' | 'reason' | 'onlyThis'>): Exclusion {
  return { alimentId, reason, ...(onlyThis && { onlyThis }) }
}

/** The allergens to avoid; those of marked foods are listed or not as the person's own marks are. */
async function avoidedOf(
  database: Database,
  marked: readonly AvoidedAllergen[],
  foods: readonly MarkedFood[],
): Promise<AvoidedAllergen[]> {
  const names = avoidedAllergens(
    marked.map(({ name }) => name),
    foods,
  )
  if (names.every(name => marked.some(mark => mark.name === name))) return [...marked]
  const listed = new Set((await listedAllergens(database)).map(({ name }) => name))
  return names.map(name => ({ name, listed: listed.has(name) }))
}

/** Why a person avoids a food, also where they marked another food or an allergen; undefined where they do not. */
export async function exclusionOf(
  database: Database,
  person: number,
  aliment: number,
): Promise<Exclusion | undefined> {
  return (await exclusionsOf(database, person)).find(exclusion => exclusion.alimentId === aliment)
}

export async function exclude(
  database: Database,
  person: number,
  { onlyThis = false, ...exclusion }: Pick<Exclusion, 'alimentId' | 'reason' | 'onlyThis'>,
): Promise<void> {
  await database
    .insert(exclusions)
    .values({ ...exclusion, onlyThis, userId: person })
    .onConflictDoUpdate({ target: [userId, alimentId], set: { reason: exclusion.reason, onlyThis } })
}

export async function include(database: Database, person: number, aliment: number): Promise<void> {
  await database.delete(exclusions).where(and(eq(userId, person), eq(alimentId, aliment)))
}
