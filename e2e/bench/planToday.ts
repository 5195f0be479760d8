/** Saves a plan for today with the person's first recipe of each meal. */
export async function planToday(url: string, token: string): Promise<void> {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${url}/api/${path}`, { method, headers, body: body && JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const { id } = (await call('POST', 'auth/me')) as { id: number }
  const recipes = (await call('GET', 'recipes')) as {
    id: number
    mealTime: string[]
    ingredients: unknown[]
  }[]
  const first = (mealTime: string) =>
    recipes.find(recipe => recipe.mealTime[0] === mealTime && recipe.ingredients.length > 0)?.id ?? null
  await call('POST', `patients/${id}/meal-plans`, {
    day: new Intl.DateTimeFormat('en-CA').format(new Date()),
    breakfast: first('Desayuno'),
    snack_morning: first('Colación de la Mañana'),
    meal: first('Comida'),
    snack_afternoon: first('Colación de la Tarde'),
    dinner: first('Cena'),
  })
}
