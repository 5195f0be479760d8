import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'

/** The name of whoever runs this command: git's, or else the account's. */
export const operator = () => git('config', 'user.name') || userInfo().username

/** Git's answer about this folder; undefined where there is no git or no working copy. */
function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** The origin of a release that is published here; in a container there is no commit. */
export function originHere() {
  const commit = git('rev-parse', 'HEAD')
  return { by: operator(), ...(commit && { commit, clean: git('status', '--porcelain') === '' }) }
}
