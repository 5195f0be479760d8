import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repository'
import { apiProblem } from './apiProblem'
import { apiReport, REPORT } from './apiReport'
import { compileModules } from './compileModules'
import { entryModules } from './entryModules'
import { kit, tooling } from './kitPackages'
import { templateVersions } from './templateVersions'
import { writeHouse } from './writeHouse'
import { writeProject, writeTemplateLock } from './writeLocks'
import { writePackage } from './writePackage'

const IS_CODE = /(?<!\.d)\.tsx?$/

const PACKAGES = join(repositoryRoot, '.cache/kit/packages')

/**
 * Packs `@my-diet/kit`, `@my-diet/tooling` and `@my-diet/house` into a folder, which `npm ci` installs, and returns the
 * archives. Throws where the kit no longer is what its report says.
 */
export async function packKit(folder: string): Promise<string[]> {
  checkKit()
  rmSync(PACKAGES, { recursive: true, force: true })
  writePackage(kit, join(PACKAGES, 'kit'))
  writePackage(tooling, join(PACKAGES, 'tooling'))
  writeFileSync(
    join(PACKAGES, 'tooling/generator/versions.json'),
    JSON.stringify(templateVersions(), null, 2),
  )
  await writeHouse(join(PACKAGES, 'house'))
  writeTemplateLock(PACKAGES)
  mkdirSync(folder, { recursive: true })
  const archives = ['kit', 'tooling', 'house'].map(name => join(folder, pack(join(PACKAGES, name), folder)))
  writeProject(PACKAGES, archives)
  return archives
}

/** Writes the report of the present kit, where the version allows what has changed. */
export function acceptKit(): void {
  compileKit()
  writeFileSync(REPORT, lookAtApi())
}

/** Throws where the present kit is not what its report says. */
export function checkKit(): void {
  compileKit()
  lookAtApi()
}

function compileKit(): void {
  const modules = [kit, tooling].flatMap(entryModules).filter(({ module }) => IS_CODE.test(module))
  compileModules([...modules.map(({ module }) => module), ...Object.values(tooling.bin ?? {})])
}

/** The report of the present kit. Throws where the accepted one promises something else. */
function lookAtApi(): string {
  const present = apiReport()
  const problem = existsSync(REPORT) ? apiProblem(readFileSync(REPORT, 'utf8'), present) : undefined
  if (problem) throw new Error(problem)
  return present
}

/** Answers the archive's name. */
function pack(source: string, folder: string): string {
  cpSync(join(repositoryRoot, 'shared/tooling/kit/README.md'), join(source, 'README.md'))
  writeFileSync(join(source, 'CHANGELOG.md'), changelog())
  const words = ['pack', '--silent', '--ignore-scripts', `--pack-destination=${folder}`]
  return execFileSync('npm', words, { cwd: source, encoding: 'utf8' }).trim()
}

/** The commits that changed what teams can import, latest first. */
function changelog(): string {
  const words = ['log', '-100', '--format=- %as %s (%h)', '--', REPORT, 'shared/package.json']
  const commits = execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' })
  return `# Changes of what remotes elsewhere can import\n\n${commits}`
}
