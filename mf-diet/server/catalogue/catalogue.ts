import { VersionedCache } from 'shared/server/cache/VersionedCache'
import { forbidden, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import { Prepared } from 'shared/server/http/prepared'
import type { SliceContext } from 'shared/server/slices/context'
import type { Aliment } from '../../contract/foods'
import type { Recipe } from '../../contract/recipes'
import { recipeRefusals } from '../../messages'
import { hasRecipeAccess, recipeAccess } from '../../rules/recipes/hasRecipeAccess'
import { catalogueVersion, listAliments, listRecipes } from './catalogueStore'
import { courseTitlesOf } from './courseTitlesOf'

/** The number of sets of courses whose lists are cached; each is a whole list without preparations. */
const MAX_LISTS = 200

/**
 * The lists of recipes and aliments, ready to send. They are the same for everybody who owns the same courses and
 * change only when content is loaded; every instance learns of a load from the version in the database.
 */
export class Catalogue {
  readonly #recipes = new VersionedCache<Map<number, Recipe>>(1)
  readonly #aliments = new VersionedCache<Prepared<Aliment[]>>(1)
  readonly #lists = new VersionedCache<Prepared<Recipe[]>>(MAX_LISTS)

  constructor(private readonly context: SliceContext) {}

  async aliments(): Promise<Prepared<Aliment[]>> {
    const { database } = this.context
    const version = await catalogueVersion(database)
    return this.#aliments.get(version, '', async () => new Prepared(await listAliments(database)))
  }

  /** `minimal`: without preparations, which are most of the list's size. */
  async recipesFor(userId: number, minimal: boolean): Promise<Prepared<Recipe[]>> {
    const titles = await courseTitlesOf(this.context, userId)
    const version = await catalogueVersion(this.context.database)
    return this.#lists.get(version, JSON.stringify([minimal, ...[...titles].sort()]), async () => {
      const isOpen = recipeAccess(titles)
      const shown = (recipe: Recipe): Recipe => {
        if (!isOpen(recipe)) return locked(recipe)
        return minimal ? { ...recipe, preparation: '' } : recipe
      }
      return new Prepared([...(await this.#all(version)).values()].map(shown))
    })
  }

  async recipeFor(userId: number, id: number): Promise<Outcome<Recipe>> {
    const titles = await courseTitlesOf(this.context, userId)
    const recipe = (await this.#all(await catalogueVersion(this.context.database))).get(id)
    if (!recipe) return notFound(recipeRefusals.unknownRecipe)
    return hasRecipeAccess(recipe, titles) ? ok(recipe) : forbidden(recipeRefusals.locked)
  }

  #all(version: number): Promise<Map<number, Recipe>> {
    return this.#recipes.get(version, '', async () => {
      const recipes = await listRecipes(this.context.database)
      return new Map(recipes.map(recipe => [recipe.id, recipe]))
    })
  }
}

/**
 * Empties preparation and ingredients. A recipe that the person has not bought is still listed, so that a screen can
 * tell "locked" from "nothing there".
 */
function locked(recipe: Recipe): Recipe {
  return { ...recipe, preparation: '', ingredients: [] }
}
