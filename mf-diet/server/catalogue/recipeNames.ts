import type { Database } from 'shared/server/database/database'
import { recipes } from '../schema'

/** The names of all recipes, withdrawn ones too, by their ids. */
export async function recipeNames(database: Database): Promise<Map<number, string>> {
  const rows = await database.select({ id: recipes.id, name: recipes.name }).from(recipes)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
