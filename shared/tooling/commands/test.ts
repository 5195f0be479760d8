import { prepareRun } from '../testing/prepareRun'
import { proofNamed } from '../testing/proofNamed'
import { filesHash, noteProven } from '../testing/provenFiles'
import { runSteps } from '../testing/runSteps'

/**
 * `npm test`: the whole proof, on a fresh machine; nothing of an earlier run is reused. `npm test -- mf-diet` proves one
 * area, or several; `npm test -- --since main` what the changes since then can reach. With `--until-red` no step
 * begins after one that failed. Ends with how many steps and tests passed and failed.
 */
const proof = proofNamed(process.argv.slice(2))
if (typeof proof === 'string') {
  console.error(proof)
  process.exit(2)
}
await prepareRun()
const files = filesHash()
process.exitCode = await runSteps(proof.steps, proof)
// A release of these files asks for no other proof.
if (process.exitCode === 0)
  noteProven(files, { areas: proof.areas, checks: proof.steps.map(({ name }) => name) })
