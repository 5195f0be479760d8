import { resolve } from 'node:path'
import { findViolations } from '../imports/findViolations'

/**
 * `npm run imports`: checks imports between workspaces (shared/tooling/imports/importRules.ts). Folders given after it
 * are checked instead of this one, each as a working copy of its own; `--json` prints the answer for programs.
 */
const [json, folders] = [
  process.argv.includes('--json'),
  process.argv.slice(2).filter(word => word !== '--json'),
]
const roots = folders.length > 0 ? folders : [resolve(import.meta.dirname, '../../..')]
const found = []
for (const root of roots) found.push(await findViolations(resolve(root)))

if (json) console.info(JSON.stringify(found))
else {
  for (const { rule, comment, from, to } of found.flat()) {
    console.error(`✗ ${rule}: ${from}${to ? ` → ${to}` : ''}\n    ${comment}`)
  }
  const count = found.flat().length
  console.info(count === 0 ? 'Imports follow the rules.' : `${count} imports break a rule.`)
}
process.exitCode = found.flat().length > 0 ? 1 : 0
