import { execFileSync } from 'node:child_process'
import { remotes } from 'shared/releases/remotes'
import { repositoryRoot } from '../repository'

/** The areas that the changes since a commit can reach. */
export interface Reach {
  /** The areas to prove; undefined is everything. */
  areas?: string[]
  /** Why, and what is left out, for the person at the terminal. */
  why: string[]
}

/** Texts that no build reads. A change of these alone is proved by `npm run check`, which reads the lists of decisions. */
const READ_BY_NOBODY = /\.(md)$|^\.github\/|^shared\/architecture\//

/** The calls of a team's past releases are a part of its proof alone. */
const areaOf = (file: string) => file.replace('shared/testing/past/', '').split('/')[0] ?? ''

/**
 * The areas that these changed files can reach, by the inputs of the builds: a domain's build reads its own folder and
 * `shared` (`release/inputs.ts`), and its API runs in the shell's host, which imports every domain.
 */
export function reachOf(files: readonly string[], domains: readonly string[] = remotes()): Reach {
  const read = files.filter(file => !READ_BY_NOBODY.test(file))
  const why = files.length > read.length ? [`${files.length - read.length} files that no test reads`] : []
  const touched = [...new Set(read.map(areaOf))]
  const wide = touched.filter(folder => !domains.includes(folder))
  if (wide.length > 0) {
    return { why: [...why, `everything: ${wide.join(', ')} can reach every domain`] }
  }
  const left = domains.filter(domain => !touched.includes(domain))
  return {
    areas: touched,
    why: [
      ...why,
      ...touched.map(area => `${area}: changed; with the journeys through it and its contract in the shell`),
      ...left.map(area => `left out: ${area}, whose build and API read none of the changed files`),
    ],
  }
}

/** The files that differ from a commit's merge base, committed or not. Throws where the commit is unknown. */
export function changedFiles(since: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const base = git('merge-base', since, 'HEAD').trim()
  const lists = [git('diff', '--name-only', base), git('ls-files', '-o', '--exclude-standard')]
  return [...new Set(lists.flatMap(list => list.split('\n')).filter(file => file !== ''))].sort()
}
