import { Prepared } from 'shared/server/prepared'
import type { Stand } from 'shared/server/slice'
import type { Aliment, Recipe } from '../contract'
import { hasRecipeAccess } from '../rules/hasRecipeAccess'
import { catalogueVersion, listAliments, listRecipes } from './catalogueStore'
import { courseTitlesOf } from './courseTitlesOf'

/** As many different sets of courses as are kept ready at once. */
const MAX_READY = 100

/**
 * The lists of recipes and aliments, ready to send. They are the same for everybody who owns the same courses and
 * only change when content is loaded; the version in the database tells every instance that it was.
 */
export class Catalogue {
  #version = -1
  #aliments: Promise<Prepared<Aliment[]>> | undefined
  #recipes: Promise<Recipe[]> | undefined
  readonly #byTitles = new Map<string, Promise<Prepared<Recipe[]>>>()

  constructor(private readonly stand: Stand) {}

  async aliments(): Promise<Prepared<Aliment[]>> {
    await this.#refresh()
    this.#aliments ??= listAliments(this.stand.database).then(list => new Prepared(list))
    return this.#aliments
  }

  async recipesFor(userId: number): Promise<Prepared<Recipe[]>> {
    const titles = await courseTitlesOf(this.stand, userId)
    await this.#refresh()
    const key = JSON.stringify([...titles].sort())
    const ready = this.#byTitles.get(key) ?? this.#prepare(titles)
    this.#byTitles.set(key, ready)
    return ready
  }

  async #prepare(titles: readonly string[]): Promise<Prepared<Recipe[]>> {
    if (this.#byTitles.size >= MAX_READY) this.#byTitles.clear()
    this.#recipes ??= listRecipes(this.stand.database)
    const recipes = await this.#recipes
    return new Prepared(recipes.map(recipe => (hasRecipeAccess(recipe, titles) ? recipe : locked(recipe))))
  }

  async #refresh(): Promise<void> {
    const version = await catalogueVersion(this.stand.database)
    if (version === this.#version) return
    this.#version = version
    this.#aliments = undefined
    this.#recipes = undefined
    this.#byTitles.clear()
  }
}

/** Rulings, 11: listed, so that the screen can tell "nothing there" from "locked", but with nothing to cook from. */
function locked(recipe: Recipe): Recipe {
  return { ...recipe, preparation: '', ingredients: [] }
}
