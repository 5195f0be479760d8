import { checkDefects } from '../testing/defects'
import { proveDefects } from '../testing/proveDefects'

/**
 * `npm run defects`: checks that the deliberate defects of shared/testing/defects still apply to the code.
 * `npm run defects -- prove [names or areas…]`: makes each of them in a copy of the repository, and expects the tests of
 * its area to fail.
 */
const [act, ...words] = process.argv.slice(2)
if (act === undefined) process.exitCode = checkDefects()
else if (act === 'prove') process.exitCode = await proveDefects(words)
else {
  console.error('Usage: npm run defects, or npm run defects -- prove [names or areas…]')
  process.exitCode = 2
}
