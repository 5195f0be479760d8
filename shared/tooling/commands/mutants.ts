import { relative } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { countMutants, hasSurvived } from '../mutants/countMutants'
import { findMutants } from '../mutants/findMutants'
import { remoteNamed } from '../remoteNamed'

/**
 * `npm run mutants`: makes small mistakes in the rules of every domain, one at a time, and expects their tests to fail;
 * with names only those domains: `npm run mutants -- mf-diet`. Fails where a domain's tests notice too few.
 */
const LEAST_PERCENT = 90

const named = process.argv.slice(2).map(name => remoteNamed(name, 'npm run mutants -- mf-diet'))
const row = (...[name = '', ...figures]: string[]) =>
  name.padEnd(16) + figures.map(one => one.padStart(10)).join('')

const table = [row('domain', 'mutants', 'killed', 'survived', 'percent')]
for (const domain of named.length > 0 ? named : remotes()) {
  const found = await findMutants(domain)
  for (const { fileName, location, mutatorName, replacement } of found.filter(hasSurvived)) {
    const change = replacement?.replaceAll(/\s+/g, ' ')
    console.info(`${relative('.', fileName)}:${location.start.line} survived ${mutatorName}: ${change}`)
  }
  const { mutants, killed, survived, percent } = countMutants(found)
  if (percent < LEAST_PERCENT) process.exitCode = 1
  table.push(row(domain, ...[mutants, killed, survived].map(String), percent.toFixed(1)))
}
console.info(`\n${table.join('\n')}\n\nAt least ${LEAST_PERCENT} % of each are to be killed.`)
