import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { repositoryRoot } from '../repository'
import { errorsIn, failedSpecs, failedTests, printFailures } from './failures'
import { titlePattern } from './repeat'
import type { SpecResult } from './runnerReports'
import { check } from './step'

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

describe('a failed step without tests', () => {
  it.each([
    [
      'tsc',
      `${RED}a.ts(4,3): error TS2304: no name 'x'\nFound 1 error.`,
      ["a.ts(4,3): error TS2304: no name 'x'", 'Found 1 error.'],
    ],
    [
      'Biome',
      'a.ts:1:2 lint/style/useConst ━━━\n\n  × Use const.\n\n  > 1 │ let a',
      ['a.ts:1:2 lint/style/useConst', '× Use const.'],
    ],
    ['a command of ours', 'looked\n✗ rule: a → b\n    why', ['✗ rule: a → b']],
    [
      'a tool that marks nothing',
      'Unused exports (1)\nfound  a.ts:1',
      ['Unused exports (1)', 'found  a.ts:1'],
    ],
  ])('has its first lines with an error: %s', (_, said, expected) => {
    expect(errorsIn(said)).toEqual(expected)
  })

  it('is printed once more with its own command', () => {
    const said = jest.spyOn(console, 'info').mockImplementation()
    const step = check('types', 'npm run types', () => Promise.reject(new Error('unused')))
    printFailures(step, { passed: 0, failed: 1, errors: ['a.ts(4,3): error'] })
    printFailures(step, { passed: 1, failed: 0 })
    expect(said.mock.calls.flat()).toEqual(['\n✗ types', '    a.ts(4,3): error', '  alone: npm run types'])
    said.mockRestore()
  })
})

test('a title becomes one word of a command, which fits this title alone', () => {
  expect(titlePattern('costs $5 (a week’s)')).toBe(String.raw`'costs \$5 \(a week’s\)'`)
  expect(titlePattern("an hour's end")).toBe("'an hour.s end'")
})
