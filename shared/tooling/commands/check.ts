import { runSteps } from '../testing/runSteps'
import { quickSteps } from '../testing/steps'

/** `npm run check`: the fast part of the tests, for while one works. */
process.exitCode = await runSteps(quickSteps)
