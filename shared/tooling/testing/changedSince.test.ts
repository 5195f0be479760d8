import { reachOf } from './changedSince'

const DOMAINS = ['mf-diet', 'mf-citas']

test('a change in one domain reaches that domain; the others are left out by name', () => {
  const { areas, why } = reachOf(['mf-diet/src/App.tsx', 'mf-diet/server/plugin.ts'], DOMAINS)
  expect(areas).toEqual(['mf-diet'])
  expect(why.join('\n')).toContain('left out: mf-citas')
})

test.each(['shared/ui/Card.tsx', 'shell/server/api.ts', 'package.json', 'e2e/fixtures/test.ts'])(
  '%s reaches everything',
  file => {
    expect(reachOf(['mf-diet/src/App.tsx', file], DOMAINS).areas).toBeUndefined()
  },
)

test('a text that no test reads reaches nothing, and is counted', () => {
  const { areas, why } = reachOf(['mf-diet/README.md', 'README.md'], DOMAINS)
  expect(areas).toEqual([])
  expect(why[0]).toBe('2 files that no test reads')
})

test("the calls of a domain's past release reach that domain alone", () => {
  expect(reachOf(['shared/testing/past/mf-diet/2026-11-26-a.json'], DOMAINS).areas).toEqual(['mf-diet'])
})
