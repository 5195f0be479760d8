import { runSteps } from '../testing/runSteps'
import { lint } from '../testing/steps'

/** `npm run lint`: lint and formatting alone; `npm run format` fixes what can be fixed automatically. */
process.exitCode = await runSteps([lint()])
