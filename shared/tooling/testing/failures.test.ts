import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { repositoryRoot } from '../repository'
import { failedSpecs, failedTests } from './failures'
import { titlePattern } from './repeat'
import type { SpecResult } from './runnerReports'

const RED = `${String.fromCharCode(27)}[31m`

const folder = mkdtempSync(join(tmpdir(), 'my-diet-failures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the failed tests of a run', () => {
  it('have file, title and the beginning of the reason without colours', () => {
    const failures = failedTests([
      {
        name: resolve(repositoryRoot, 'mf-diet/rules/week.test.ts'),
        status: 'failed',
        startTime: 0,
        endTime: 1,
        assertionResults: [
          { status: 'passed', fullName: 'a week has seven days' },
          {
            status: 'failed',
            fullName: 'a week begins on Monday',
            failureMessages: [`${RED}Expected: 1\n\nReceived: 0\n${'at line\n'.repeat(20)}`],
          },
        ],
      },
    ])
    expect(failures).toEqual([
      {
        file: 'mf-diet/rules/week.test.ts',
        title: 'a week begins on Monday',
        reason: 'Expected: 1\nReceived: 0\nat line\nat line\nat line\nat line',
      },
    ])
  })

  it('has a file that could not be loaded', () => {
    const name = resolve(repositoryRoot, 'mf-diet/rules/week.test.ts')
    const broken = {
      name,
      status: 'failed',
      startTime: 0,
      endTime: 1,
      message: 'Cannot find module',
      assertionResults: [],
    }
    expect(failedTests([broken])).toEqual([
      { file: 'mf-diet/rules/week.test.ts', title: '', reason: 'Cannot find module' },
    ])
  })

  it('of journeys have both reasons of a limit, the page, and the file that a fixture declares tests for', () => {
    const context = join(folder, 'error-context.md')
    writeFileSync(
      context,
      '# Page snapshot\n\n```yaml\n- heading "Objetivos"\n- button "Enviar"\n```\n\n# Test source\n',
    )
    const spec = (title: string, result: Pick<SpecResult, 'errors' | 'attachments'>) => ({
      title,
      ok: result.errors === undefined,
      tests: [{ results: [{ duration: 1, ...result }] }],
    })
    const suite = {
      file: 'journeys/week.spec.ts',
      specs: [spec('good', {})],
      suites: [
        {
          file: 'fixtures/onBothSizes.ts',
          specs: [
            spec('bad', {
              errors: [{ message: 'Timed out' }, { message: `${RED}waiting for the button` }],
              attachments: [{ name: 'screenshot' }, { name: 'error-context', path: context }],
            }),
          ],
        },
      ],
    }
    expect(failedSpecs(suite)).toEqual([
      {
        file: 'e2e/journeys/week.spec.ts',
        title: 'bad',
        reason: 'Timed out\nwaiting for the button',
        page: '- heading "Objetivos"\n- button "Enviar"',
      },
    ])
  })
})

test('a title becomes one word of a command, which fits this title alone', () => {
  expect(titlePattern('costs $5 (a week’s)')).toBe(String.raw`'costs \$5 \(a week’s\)'`)
  expect(titlePattern("an hour's end")).toBe("'an hour.s end'")
})
