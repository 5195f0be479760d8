import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { repositoryRoot } from '../repository'

/** Builds the stories of one domain, without the workbench around them. */
export function buildStories(app: string, folder: string): void {
  storybook(['--preview-only', '--test', '-o', folder], { STORIES_OF: app })
}

/** Builds a Storybook whose sidebar holds those at these addresses, and no story of its own. */
export function composeStories(folder: string, refs: Readonly<Record<string, string>>): void {
  const config = ['-c', '.storybook/composed', '--preview-url=iframe.html']
  storybook([...config, '-o', folder], { STORYBOOK_REFS: JSON.stringify(refs) })
}

function storybook(words: readonly string[], environment: Readonly<Record<string, string>>): void {
  const program = resolve(
    createRequire(import.meta.url).resolve('storybook/package.json'),
    '../dist/bin/dispatcher.js',
  )
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'build', '--disable-telemetry', '--quiet', ...words],
    { cwd: repositoryRoot, env: { ...process.env, ...environment }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`Storybook was not built.\n${stdout}${stderr}`)
}
