import { spawn } from 'node:child_process'
import { commitCopy, copyOfRepository } from 'shared/testing/programs/copyOfRepository'
import { applyDefect, type Defect, defectAreas, defectsOf } from './defects'
import { testingSteps } from './steps'

/** The result of an area's tests. */
interface Verdict {
  isRed: boolean
  seconds: number
  /** The step that failed. */
  step: string
  /** The end of its output. */
  end: string[]
}

/**
 * Makes each defect in a copy of the repository and runs the tests of its area there: they have to fail. First they have
 * to pass without a defect, since tests that fail anyway prove nothing. `words` are names or areas; none means all
 * defects. Returns the exit code: 1 where a defect got through, or could not be tried.
 */
export async function proveDefects(words: readonly string[]): Promise<number> {
  const all = defectAreas.flatMap(defectsOf)
  const unknown = words.filter(word => !all.some(defect => isNamed(defect, word)))
  if (unknown.length > 0) {
    console.error(`No defect or area is named ${unknown.join(', ')}. There are:`)
    for (const { name } of all) console.error(`  ${name}`)
    return 2
  }
  const wanted = all.filter(defect => words.length === 0 || words.some(word => isNamed(defect, word)))
  const copy = copyOfRepository()
  // Some tests of `shared` copy the repository once more, and ask git for its files.
  commitCopy(copy)
  try {
    let unproven = 0
    for (const area of new Set(wanted.map(defect => defect.area))) {
      unproven += await proveArea(
        copy.root,
        area,
        wanted.filter(defect => defect.area === area),
      )
    }
    console.info(`\n${wanted.length - unproven} passed, ${unproven} failed`)
    return unproven === 0 ? 0 : 1
  } finally {
    copy.remove()
  }
}

/** The number of the defects that no test noticed or that could not be tried. */
async function proveArea(root: string, area: string, defects: readonly Defect[]): Promise<number> {
  const before = await runTests(root, area)
  if (before.isRed) {
    print(`${area} without a defect`, `✗ red already, ${inWords(before)}`, before.end)
    return defects.length
  }
  print(`${area} without a defect`, `✓ green after ${before.seconds} s`)
  let unproven = 0
  for (const defect of defects) if (!(await isNoticed(root, defect))) unproven += 1
  return unproven
}

async function isNoticed(root: string, defect: Defect): Promise<boolean> {
  const problem = applyDefect(root, defect)
  if (problem !== '') {
    print(defect.name, '✗ does not apply', [problem])
    return false
  }
  const { isRed, ...verdict } = await runTests(root, defect.area)
  // A patch that does not compile, or leaves an unused import, shows nothing about the tests.
  const byTests = isRed && testingSteps.includes(verdict.step)
  if (byTests) print(defect.name, `✓ red ${inWords(verdict)}`, verdict.end)
  else if (isRed) print(defect.name, `✗ no test ran: red ${inWords(verdict)}`, verdict.end)
  else print(defect.name, `✗ GREEN = got through (${verdict.seconds} s)`)
  applyDefect(root, defect, '--reverse')
  return byTests
}

function isNamed({ area, name }: Defect, word: string): boolean {
  return word === area || word === name || name.endsWith(`/${word}`)
}

/** Runs the tests of an area, up to the first step that fails. */
function runTests(root: string, area: string): Promise<Verdict> {
  const started = Date.now()
  const command = ['shared/tooling/run.mjs', 'test', area, '--until-red']
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', fail)
    child.once('close', code => {
      const lines = output.split('\n').filter(line => line.trim() !== '')
      done({
        isRed: code !== 0,
        seconds: Math.round((Date.now() - started) / 1000),
        step: lines.map(line => FAILED_STEP.exec(line)?.[1]).find(Boolean) ?? 'no step',
        end: lines.slice(-LAST_LINES),
      })
    })
  })
}

/** A row of the table at the end of a run: the mark, the step's name, its seconds. */
const FAILED_STEP = /^✗ (.+?) {2,}\d/
const LAST_LINES = 3
const NAME_WIDTH = 72

function inWords({ seconds, step }: Pick<Verdict, 'seconds' | 'step'>): string {
  return `after ${seconds} s in ${step}`
}

/** A row of the table, and below it the end of an output. */
function print(name: string, verdict: string, end: readonly string[] = []): void {
  console.info(`${name.padEnd(NAME_WIDTH)} ${verdict}`)
  for (const line of end) console.info(`    ${line}`)
}
