import { parseArgs } from 'node:util'
import { operator } from 'shared/releases/originHere'
import { checkedReason } from 'shared/releases/record'
import { rollBackHere } from 'shared/releases/rollBackHere'
import { listedNamed } from '../remoteNamed'
import { shelfHere } from '../shelfHere'

/**
 * `npm run rollback -- mf-diet`: makes the release before this one current and marks this one as taken back. A release
 * after the name is the one to go to: `npm run rollback -- mf-diet 4f0c… --reason "blank page"`.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  })
  const usage = 'npm run rollback -- mf-diet [release] [--reason "why"]'
  const shelf = shelfHere()
  const remote = listedNamed(positionals[0], usage, shelf)
  const how = { to: positionals[1], by: operator(), reason: checkedReason(values.reason) }
  const release = await rollBackHere(shelf, remote, how)
  console.info(`${remote}: back to release ${release}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
