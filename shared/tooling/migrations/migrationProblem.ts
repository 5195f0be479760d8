import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const USAGE = 'Usage: npm run migration -- mf-diet name-of-the-change'

/** The folder of the tables of `mf-diet`, `shell/files` or `shared/throttle`; `shell` alone is `shell/auth`. */
export function tablesFolder(workspace: string): string {
  const [owner = '', part = 'auth'] = workspace.split('/')
  // The parts of the shell and of shared have tables of their own.
  return owner === 'shell' || owner === 'shared' ? join(owner, 'server', part) : join(owner, 'server')
}

/**
 * The reason why no migration with this name can be written for it; undefined where it can. Each half is checked by
 * itself.
 */
export function migrationProblem(root: string, workspace: string, name: string): string | undefined {
  const known = withTables(root)
  const problems = [
    ...(known.includes(workspace) || workspace === 'shell'
      ? []
      : [
          `${workspace ? `«${workspace}» has no tables.` : 'Whose tables?'} These have some: ${known.join(', ')}.`,
        ]),
    ...(/^[a-z][a-z0-9-]*$/.test(name)
      ? []
      : [
          `${name ? `«${name}» is no name for a change.` : 'Which name?'} It is lower-case letters, digits and hyphens, like add-ratings.`,
        ]),
  ]
  return problems.length > 0 ? [...problems, USAGE].join('\n') : undefined
}

/** The owners of tables, as `npm run migration` names them. */
export function withTables(root: string): string[] {
  const remotes = readdirSync(root).filter(entry => entry.startsWith('mf-'))
  const parts = ['shell', 'shared'].flatMap(owner =>
    readdirSync(join(root, owner, 'server')).map(part => `${owner}/${part}`),
  )
  return [...remotes, ...parts].filter(owner => existsSync(join(root, tablesFolder(owner), 'schema.ts')))
}
