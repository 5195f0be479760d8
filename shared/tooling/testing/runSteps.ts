import type { Step } from './steps'

/** Runs every step, whatever the results of the others, and prints the sum. Answers the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const lines: string[] = []
  let passed = 0
  let failed = 0
  for (const step of steps) {
    console.info(`\n── ${step.name}`)
    const started = Date.now()
    const count = await step.run().catch((error: unknown) => {
      console.error(error)
      return { passed: 0, failed: 1 }
    })
    passed += count.passed
    failed += count.failed
    const mark = count.failed === 0 ? '✓' : '✗'
    const seconds = Math.round((Date.now() - started) / 1000)
    lines.push(`${mark} ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
  }
  console.info(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}
