import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../repository'

/** Builds Storybook with the stories of this repository. */
export const buildStorybook = (folder: string) => storybook(['--test', '-o', folder])

/** Builds the stories of one domain, without the workbench around them. */
export function buildStories(app: string, folder: string): void {
  storybook(['--preview-only', '--test', '-o', folder], { STORIES_OF: app })
}

/**
 * Builds a workbench around the stories in the folder `candidate` beside it, whose sidebar holds those in `live` too.
 */
export function composeStories(folder: string, live: string): void {
  storybook(['-c', '.storybook/composed', '--preview-url=../candidate/iframe.html', '-o', folder], {
    STORYBOOK_LIVE: live,
  })
  // The workbench looks for its stories beside itself.
  cpSync(join(folder, '../candidate/index.json'), join(folder, 'index.json'))
}

function storybook(words: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  // The repository's own dependency, and none of the tools.
  const { resolve } = createRequire(join(repositoryRoot, 'package.json'))
  const program = join(dirname(resolve('storybook/package.json')), 'dist/bin/dispatcher.js')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'build', '--disable-telemetry', '--quiet', ...words],
    { cwd: repositoryRoot, env: { ...process.env, ...environment }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`Storybook was not built.\n${stdout}${stderr}`)
}
