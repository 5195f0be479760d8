import { installTools } from '../testing/installTools'
import { runSteps } from '../testing/runSteps'
import { scopeOf } from '../testing/scopeOf'
import { stepsOf } from '../testing/steps'

/** Runs the proof of an app, as `npm test -- mf-diet` does. Returns the checks that passed; undefined if one failed. */
export async function proofOf(app: string): Promise<string[] | undefined> {
  const steps = stepsOf(scopeOf([app]))
  installTools()
  const code = await runSteps(steps, { untilRed: true })
  return code === 0 ? steps.map(({ name }) => name) : undefined
}
