import { installTools } from '../testing/installTools'
import { filesHash, noteProven, provenWith } from '../testing/provenFiles'
import { runSteps } from '../testing/runSteps'
import { scopeOf } from '../testing/scopeOf'
import { stepsOf } from '../testing/steps'

/**
 * Runs the proof of an app, as `npm test -- mf-diet` does, unless it passed today with the very files that are here.
 * Returns the checks that passed; undefined if one failed.
 */
export async function proofOf(app: string): Promise<readonly string[] | undefined> {
  const files = filesHash()
  const proven = provenWith(files, app)
  if (proven) {
    console.info(`${app}: these files were proved at ${proven.ended}, and none has changed since.`)
    return proven.checks
  }
  const steps = stepsOf(scopeOf([app]))
  installTools()
  const code = await runSteps(steps, { untilRed: true })
  if (code !== 0) return undefined
  const checks = steps.map(({ name }) => name)
  noteProven(files, { areas: [app], checks })
  return checks
}
