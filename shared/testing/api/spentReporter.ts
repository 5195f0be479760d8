import type { Reporter, TestModule } from 'vitest/node'
import { noteSpent } from '../spend'

/** Notes for the table of `npm test` what a file's modules and its tests took. */
export default class SpentReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, duration } = module.diagnostic()
    noteSpent('loading modules', collectDuration)
    noteSpent('tests', duration)
  }
}
