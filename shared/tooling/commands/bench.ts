import { execute } from '../testing/execute'
import { installTools } from '../testing/installTools'

/** `npm run bench`: the limits of the product, measured; see e2e/bench. */
installTools()
const { code } = await execute(process.execPath, [
  '--import',
  'tsx',
  'e2e/bench/bench.ts',
  ...process.argv.slice(2),
])
process.exitCode = code
