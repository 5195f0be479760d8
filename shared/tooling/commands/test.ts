import { installTools } from '../testing/installTools'
import { runSteps } from '../testing/runSteps'
import { allSteps } from '../testing/steps'

/** `npm test`: all checks, on a fresh machine. Ends with one line, `N passed, N failed`. */
installTools()
process.exitCode = await runSteps(allSteps)
