import { runSteps } from '../testing/runSteps'
import { types } from '../testing/steps'

/** `npm run types`: the types alone. */
process.exitCode = await runSteps([types])
