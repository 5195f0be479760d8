import { forbidden, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import { Prepared } from 'shared/server/http/prepared'
import type { SliceContext } from 'shared/server/slices/slice'
import type { Aliment, Recipe } from '../../contract'
import { recipeRefusals } from '../../messages'
import { hasRecipeAccess, recipeAccess } from '../../rules/recipes/hasRecipeAccess'
import { catalogueVersion, listAliments, listRecipes } from './catalogueStore'
import { courseTitlesOf } from './courseTitlesOf'
import { Kept } from './kept'

/** As many different sets of courses as are kept ready at once, each whole and without preparations. */
const MAX_READY = 200

/**
 * The lists of recipes and aliments, ready to send. They are the same for everybody who owns the same courses and
 * only change when content is loaded; the version in the database tells every instance that it was.
 */
export class Catalogue {
  #version = -1
  readonly #recipes = new Kept<Map<number, Recipe>>(1)
  readonly #aliments = new Kept<Prepared<Aliment[]>>(1)
  readonly #lists = new Kept<Prepared<Recipe[]>>(MAX_READY)

  constructor(private readonly context: SliceContext) {}

  async aliments(): Promise<Prepared<Aliment[]>> {
    await this.#refresh()
    return this.#aliments.get('', async () => new Prepared(await listAliments(this.context.database)))
  }

  /** `minimal`: without preparations, which are most of it. */
  async recipesFor(userId: number, minimal: boolean): Promise<Prepared<Recipe[]>> {
    const titles = await courseTitlesOf(this.context, userId)
    await this.#refresh()
    return this.#lists.get(JSON.stringify([minimal, ...[...titles].sort()]), async () => {
      const isOpen = recipeAccess(titles)
      const shown = (recipe: Recipe): Recipe => {
        if (!isOpen(recipe)) return locked(recipe)
        return minimal ? { ...recipe, preparation: '' } : recipe
      }
      return new Prepared([...(await this.#all()).values()].map(shown))
    })
  }

  async recipeFor(userId: number, id: number): Promise<Outcome<Recipe>> {
    const titles = await courseTitlesOf(this.context, userId)
    await this.#refresh()
    const recipe = (await this.#all()).get(id)
    if (!recipe) return notFound(recipeRefusals.unknownRecipe)
    return hasRecipeAccess(recipe, titles) ? ok(recipe) : forbidden(recipeRefusals.locked)
  }

  #all(): Promise<Map<number, Recipe>> {
    return this.#recipes.get('', async () => {
      const recipes = await listRecipes(this.context.database)
      return new Map(recipes.map(recipe => [recipe.id, recipe]))
    })
  }

  async #refresh(): Promise<void> {
    const version = await catalogueVersion(this.context.database)
    if (version === this.#version) return
    this.#version = version
    for (const kept of [this.#recipes, this.#aliments, this.#lists]) kept.clear()
  }
}

/** Rulings, 11: listed, so that the screen can tell "nothing there" from "locked", but with nothing to cook from. */
function locked(recipe: Recipe): Recipe {
  return { ...recipe, preparation: '', ingredients: [] }
}
