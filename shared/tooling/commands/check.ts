import { runSteps } from '../testing/runSteps'
import { checkSteps } from '../testing/steps'

/** `npm run check`: the fast part of the tests, for use while working. */
process.exitCode = await runSteps(checkSteps)
