import { readConfig } from 'shared/server/config'
import { nothingOwn } from 'shared/server/ownData'
import type { Slice } from 'shared/server/slice'
import { testHome } from 'shared/testing/testHome'
import { testHost, testServer } from 'shared/testing/testServer'

const urls = (routes: readonly { url: string }[]) => new Set(routes.map(route => route.url))

test('SLICES mounts only the calls of those slices, and their ports still answer', async () => {
  const server = await testServer({ environment: { SLICES: 'diet' } })
  expect(urls(server.routes)).toContain('/api/recipes')
  expect(urls(server.routes)).not.toContain('/api/courses')
  const { token, purchases } = await server.signIn()
  expect(purchases.length).toBeGreaterThan(0)
  const { body } = await server.call('GET recipes', { token })
  expect(body.some((recipe: { preparation: string }) => recipe.preparation !== '')).toBe(true)
  expect((await server.call('GET courses', { token })).status).toBe(404)
  await server.close()
})

test('a slice that does not exist is named, and nothing starts', async () => {
  await expect(testServer({ environment: { SLICES: 'diet,dieta' } })).rejects.toThrow(
    /SLICES: no existe dieta\. Existen: .*diet/,
  )
})

describe('composition', () => {
  const lonely: Slice = {
    name: 'lonely',
    migrations: '',
    ownData: nothingOwn,
    needs: ['courses'],
    routes: () => undefined,
  }

  test('a slice that needs what no slice offers stops the start', async () => {
    const home = await testHome()
    const { buildServer } = await testHost()
    const config = readConfig({ ...home.environment, DEMO: 'no', LOG_LEVEL: 'silent' })
    await expect(
      buildServer(config, {
        slices: [{ ...lonely, migrations: await emptyMigrations(home.environment.DATA_DIR) }],
      }),
    ).rejects.toThrow(/«lonely» necesita «courses»/)
    // And has let its data folder go.
    await (await testServer({ home })).close()
    await home.remove()
  })
})

async function emptyMigrations(folder: string): Promise<string> {
  const { mkdir, writeFile } = await import('node:fs/promises')
  const { join } = await import('node:path')
  const migrations = join(folder, 'migrations')
  await mkdir(join(migrations, 'meta'), { recursive: true })
  await writeFile(
    join(migrations, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries: [] }),
  )
  return migrations
}
