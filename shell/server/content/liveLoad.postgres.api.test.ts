import { join } from 'node:path'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { runProgram } from 'shared/testing/programs/runProgram'
import { testServer } from 'shared/testing/testServer'

afterAll(removeContentFolders)

test('with a database server, content can be loaded while the app runs, and is served at once', async () => {
  const server = await testServer()
  const { token } = await server.signIn()
  const before = (await server.call('GET recipes', { token })).body
  expect(before.length).toBeGreaterThan(1)

  const folder = contentFolder({
    'aliments.csv': [
      'alimentos,grupo,subGrupo,cantidadSugeridaNum,unidad',
      'Avena,Cereales,Sin grasa,0.5,taza',
    ],
    'recipes.csv': [
      'name,image,mealTime,mealCategories,mealSubCategories,preparation',
      'Avena sola,,Desayuno,Control de peso,,<p>Hierve.</p>',
    ],
    'ingredients.csv': ['recipe,aliment,quantity', 'Avena sola,Avena,1'],
  })
  const { code, said } = await runProgram(join(__dirname, 'main.ts'), ['load', folder, '--confirm'], {
    ...server.home.environment,
  }).ended
  expect(said).toContain('Contenido cargado: aliments.csv, recipes.csv, ingredients.csv.')
  expect(code).toBe(0)

  const after = (await server.call('GET recipes', { token })).body
  expect(after.map((recipe: { name: string }) => recipe.name)).toEqual(['Avena sola'])
  await server.close()
})
