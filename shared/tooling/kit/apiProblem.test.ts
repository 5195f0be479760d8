import { apiProblem } from './apiProblem'

const report = (version: string, sections: Record<string, string>) =>
  [
    `version ${version}\n`,
    ...Object.entries(sections).map(([name, text]) => `=== ${name} ===\n${text}\n`),
  ].join('\n')

const DATES = 'export declare function addDays(day: string, days: number): string;'
const accepted = report('1.2.0', { '@my-diet/kit/dates': DATES })

test.each<[string, string, Record<string, string>, RegExp | undefined]>([
  ['nothing', '1.2.0', { '@my-diet/kit/dates': DATES }, undefined],
  ['an entry point less', '1.3.0', {}, /no longer compile with @my-diet\/kit\/dates.*first number/],
  [
    'another argument',
    '1.3.0',
    { '@my-diet/kit/dates': DATES.replace('days: number', 'n: string') },
    /no longer compile/,
  ],
  [
    'another argument, told by the version',
    '2.0.0',
    { '@my-diet/kit/dates': DATES.replace('number', 'string') },
    undefined,
  ],
  [
    'a function more',
    '1.2.9',
    { '@my-diet/kit/dates': `${DATES}\nexport declare const today: string;` },
    /second number/,
  ],
  [
    'a function more, told by the version',
    '1.3.0',
    { '@my-diet/kit/dates': `${DATES}\nexport declare const today: string;` },
    undefined,
  ],
  [
    'an entry point more',
    '1.2.0',
    { '@my-diet/kit/dates': DATES, '@my-diet/kit/text': 'export {};' },
    /kit\/text.*second number/,
  ],
])('a kit with %s is packed as its version allows', (_what, version, sections, expected) => {
  const problem = apiProblem(accepted, report(version, sections))
  if (expected) expect(problem).toMatch(expected)
  else expect(problem).toBeUndefined()
})
