import { runSteps } from '../testing/runSteps'
import { lint } from '../testing/steps'

/** `npm run lint`: lint and formatting alone; `npm run format` mends what can be mended. */
process.exitCode = await runSteps([lint])
