import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchServer } from './watchServer'

const home = mkdtempSync(join(tmpdir(), 'my-diet-watch-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('the server is written anew when a source changes, and when a migration is added', async () => {
  const [source, migrations] = [join(home, 'main.ts'), join(home, 'migrations')]
  const builds = new EventEmitter()
  const afterNext = async (change: () => unknown) => {
    const built = once(builds, 'built')
    await change()
    await built
    return readFileSync(join(home, 'out/main.mjs'), 'utf8')
  }
  mkdirSync(migrations)
  writeFileSync(source, "export const word: string = 'uno'")
  let end = async () => {}
  const start = async () => {
    end = await watchServer({ main: source }, join(home, 'out'), {
      folders: [migrations],
      built: () => builds.emit('built'),
    })
  }
  try {
    expect(await afterNext(start)).toContain('uno')
    expect(await afterNext(() => writeFileSync(source, "export const word: string = 'dos'"))).toContain('dos')
    await afterNext(() => writeFileSync(join(migrations, '0001.sql'), 'select 1;'))
    // A change that does not compile ends nothing: the next one is taken.
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    writeFileSync(source, 'export const')
    await afterNext(() => writeFileSync(source, "export const word: string = 'tres'"))
    said.mockRestore()
    expect(readFileSync(join(home, 'out/main.mjs'), 'utf8')).toContain('tres')
  } finally {
    await end()
  }
})
