import { execute } from './execute'
import { errorsIn, printFailures } from './failures'
import type { Outcome, Step } from './step'
import { printTimes, type StepTime, writeTimes } from './times'
import { noteWholeRun } from './wholeRun'

/**
 * The places that the steps share, on two cores: a runner's workers wait a fifth of their time, for the network, timers
 * and databases, and a step of one process beside them uses it.
 */
const PLACES = 3

interface RunOptions {
  /** Starts no further step after one that failed. */
  untilRed?: boolean
  /** The steps are all there are: `npm run bench` is told what they took. */
  isWhole?: boolean
}

/**
 * Runs every step, whatever the results of the others, side by side as far as there are places. Prints where the time went,
 * each failure once more, and how many steps and tests passed. Returns the exit code.
 */
export async function runSteps(
  steps: readonly Step[],
  { untilRed = false, isWhole = false }: RunOptions = {},
): Promise<number> {
  const started = Date.now()
  const waiting = [...steps]
  const ended = new Map<string, StepTime>()
  const running = new Map<Step, Promise<void>>()
  const isRed = () => untilRed && [...ended.values()].some(({ failed }) => failed > 0)
  while (running.size > 0 || (waiting.length > 0 && !isRed())) {
    const free = PLACES - [...running.keys()].reduce((sum, { places }) => sum + places, 0)
    const next = isRed()
      ? undefined
      : waiting.find(step => step.places <= free && isReady(step, steps, ended))
    if (!next) {
      await Promise.race(running.values())
      continue
    }
    waiting.splice(waiting.indexOf(next), 1)
    const end = runStep(next).then(time => {
      ended.set(next.name, time)
      running.delete(next)
    })
    running.set(next, end)
  }
  const times = steps.flatMap(({ name }) => ended.get(name) ?? [])
  const wallSeconds = (Date.now() - started) / 1000
  printTimes(times, wallSeconds)
  writeTimes(times, wallSeconds)
  if (isWhole && times.length === steps.length) {
    noteWholeRun({ ended: new Date().toISOString(), wallSeconds })
  }
  for (const step of steps) {
    const outcome = ended.get(step.name)
    if (outcome) printFailures(step, outcome)
  }
  const failed = times.filter(time => time.failed > 0).length
  const tested = steps.flatMap(step => (step.alone ? [] : (ended.get(step.name) ?? [])))
  console.info(`\nsteps: ${times.length - failed} passed, ${failed} failed`)
  if (tested.length > 0)
    console.info(`tests: ${sum(tested, 'passed')} passed, ${sum(tested, 'failed')} failed`)
  return failed === 0 && sum(times, 'passed') > 0 ? 0 : 1
}

/** A step that this run leaves out is not waited for. */
function isReady(step: Step, steps: readonly Step[], ended: ReadonlyMap<string, StepTime>): boolean {
  const names = steps.map(({ name }) => name)
  const known = (step.after ?? []).filter(name => names.includes(name))
  return known.every(name => ended.has(name))
}

/** The output of a step that runs beside others is printed when it ends. */
async function runStep(step: Step): Promise<StepTime> {
  const alone = step.places > 1
  const said: string[] = []
  if (alone) console.info(`\n── ${step.name}`)
  const started = Date.now()
  let cpuSeconds = 0
  const outcome = await step
    .run(async (command, words, options) => {
      const end = await execute(command, words, {
        ...options,
        collect: alone ? undefined : text => said.push(text),
      })
      cpuSeconds += end.cpuSeconds
      return end
    })
    .catch((error: unknown): Outcome => {
      console.error(error)
      return { passed: 0, failed: 1 }
    })
  if (!alone) console.info(`\n── ${step.name}\n${said.join('').trimEnd()}`)
  const errors = step.alone && outcome.failed > 0 ? errorsIn(said.join('')) : undefined
  return { name: step.name, ...outcome, errors, wallSeconds: (Date.now() - started) / 1000, cpuSeconds }
}

const sum = (times: readonly StepTime[], key: 'passed' | 'failed') =>
  times.reduce((total, time) => total + time[key], 0)
