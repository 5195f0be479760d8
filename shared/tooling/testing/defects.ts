import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { repositoryRoot } from '../repository'

const folder = 'shared/testing/defects'

/** The domains that the product has had five defects for, and what they stand on. */
export const defectAreas = [...remotes().filter(hasDefects), 'shared', 'shell']

/** A domain that was just made has none yet. */
function hasDefects(remote: string): boolean {
  return existsSync(join(repositoryRoot, folder, remote))
}

/** Fewer prove little about the tests of an area. */
const FEWEST = 5

/** A deliberate mistake in the product, as a patch that the tests of its area must notice. */
export interface Defect {
  area: string
  /** The area and what is wrong: `mf-diet/meal-plans-of-another-person-are-answered`. */
  name: string
  /** The patch's path from the repository's root. */
  patch: string
}

/** The defects of an area, by name. */
export function defectsOf(area: string): Defect[] {
  const path = join(repositoryRoot, folder, area)
  const files = existsSync(path) ? readdirSync(path).filter(file => file.endsWith('.patch')) : []
  return files.sort().map(file => ({
    area,
    name: `${area}/${file.replace(/\.patch$/, '')}`,
    patch: `${folder}/${area}/${file}`,
  }))
}

/** Applies a patch in a folder, reverts it, or only tries it; answers git's words where that is not possible. */
export function applyDefect(
  root: string,
  { patch }: Defect,
  ...options: ('--check' | '--reverse')[]
): string {
  const file = join(repositoryRoot, patch)
  const { status, stderr } = spawnSync('git', ['apply', ...options, file], { cwd: root, encoding: 'utf8' })
  return status === 0 ? '' : stderr.trim() || `git apply ended with ${status}`
}

/** Checks that every defect still applies to the working tree, and that every area has enough. Returns the exit code. */
export function checkDefects(): number {
  let failed = 0
  const fail = (problem: string) => {
    failed += 1
    console.error(`✗ ${problem}`)
  }
  let passed = 0
  let outdated: string | undefined
  for (const area of defectAreas) {
    const defects = defectsOf(area)
    if (defects.length < FEWEST) {
      fail(`${area}: ${defects.length} defects, and ${FEWEST} are needed. Add patches to ${folder}/${area}.`)
    }
    for (const defect of defects) {
      const problem = applyDefect(repositoryRoot, defect, '--check')
      if (problem === '') passed += 1
      else {
        fail(`${defect.patch}: ${firstLine(problem)}`)
        outdated ??= defect.patch
      }
    }
  }
  if (outdated) console.error(`\n${howToRenew(outdated)}\n`)
  console.info(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/** The steps for a patch whose code has changed since; the README of the patches has them too. */
function howToRenew(patch: string): string {
  return `What to do with each patch that no longer applies (${folder}/README.md):
  1. Commit your own change: the patch is written from a clean tree.
  2. Open the patch. Its first lines say what the mistake is and which rule it breaks.
  3. Make the same mistake in the code as it is now.
  4. Write the patch anew, below its own words, and take the mistake out of the code again:
       file=${patch}
       words=$(sed '/^diff --git/,$d' "$file") && { printf '%s\\n\\n' "$words"; git diff; } > /tmp/defect.patch
       git checkout . && mv /tmp/defect.patch "$file"
  5. npm run defects -- prove ${nameOf(patch)}
     The tests of its area have to notice it. Then commit the patch.
A mistake that the code can no longer make is replaced by another one: an area needs ${FEWEST}.`
}

const nameOf = (patch: string) => basename(patch, '.patch')

function firstLine(text: string): string {
  return text.split('\n')[0] ?? ''
}
