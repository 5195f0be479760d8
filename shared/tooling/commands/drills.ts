import { drills } from '../testing/drills'
import { installTools } from '../testing/installTools'
import { runSteps } from '../testing/runSteps'

/** `npm run drills`: the proofs that are too long for `npm test`; with names only those: `npm run drills -- money`. */
const names = process.argv.slice(2)
const unknown = names.filter(name => !drills.some(drill => drill.name === name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are ${drills.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
const chosen = drills.filter(({ name }) => names.length === 0 || names.includes(name))
installTools(chosen.flatMap(({ needs = [] }) => needs))
process.exitCode = await runSteps(chosen)
