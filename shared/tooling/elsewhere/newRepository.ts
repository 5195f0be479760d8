import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { nameProblem } from '../generator/nameProblem'
import { writeTemplates } from '../generator/writeTemplates'
import { writeLock } from './writeLock'

const GENERATOR = join(import.meta.dirname, '../generator')

/** Parts of the template that only a remote of the house's own repository has. */
const OF_THE_HOUSE = /^(webpack\.config\.ts|src\/standalone\.tsx|server\/remind\.ts)$/

/** `my-diet new mf-agua`: a repository with everything that a remote has. */
export async function newRepository(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { packages: { type: 'string' } },
  })
  const [remote = ''] = positionals
  const problem = nameProblem(process.cwd(), remote)
  if (problem) throw new Error(problem)
  const folder = resolve(remote)
  const name = remote.slice('mf-'.length)
  const filled = {
    name,
    Name: name.charAt(0).toUpperCase() + name.slice(1),
    id: randomUUID(),
    now: String(Date.now()),
    ...(JSON.parse(readFileSync(join(GENERATOR, 'versions.json'), 'utf8')) as Record<string, string>),
    ...(values.packages && archivesIn(resolve(values.packages))),
  }
  const own = writeTemplates(join(GENERATOR, 'elsewhere'), folder, filled, { home: 'elsewhere' })
  const shared = writeTemplates(join(GENERATOR, 'remote'), folder, filled, {
    home: 'elsewhere',
    leaveOut: path => own.includes(path) || OF_THE_HOUSE.test(path),
  })
  format(folder)
  writeLock(folder, JSON.parse(readFileSync(join(GENERATOR, 'lock.json'), 'utf8')))
  for (const path of [...own, ...shared, 'package-lock.json'].sort()) console.info(`  ${remote}/${path}`)
  console.info(
    `\n${remote} is there. Then: cd ${remote} && npm install && npm start. Its README says the rest.`,
  )
}

/** Line breaks and the order of imports depend on the names. */
function format(folder: string): void {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  spawnSync(process.execPath, [biome, 'check', '--write', '--log-level=none'], { cwd: folder })
}

/** The packages of the kit as archives in a folder, where no registry has them. */
function archivesIn(folder: string): Record<string, string> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  return Object.fromEntries(
    ['kit', 'tooling', 'house'].flatMap(name => {
      const archive = readdirSync(folder).find(file => file.startsWith(`my-diet-${name}-`))
      return archive ? [[`version:@my-diet/${name}`, `file:${join(folder, archive)}`]] : []
    }),
  )
}
