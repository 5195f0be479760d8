import { asText, findings, withCommands } from './findings'

const AT = new Date('2026-11-26T20:23:00Z')

test.each([
  findings.backupNowhere(AT),
  findings.backupSameDisk(AT),
  findings.backupWell(AT),
  findings.vaultLate(AT),
  findings.vaultWell(AT),
  findings.certificateEnds(AT, true),
  findings.certificateWell(AT),
])('a sentence that ends with a time has one period: $words', ({ words }) => {
  expect(words).toMatch(/ el 26 de noviembre de 2026, 2:23 p\.m\.$/)
})

test('a command stands apart on the page, with the place of the backups as one word, and as words in a mail', () => {
  const { todo } = findings.backupNever('/mnt/otro disco')
  expect(withCommands(todo)).toEqual([
    { text: 'Haz uno ahora con ', isCommand: false },
    { text: 'npm run backup -- "/mnt/otro disco"', isCommand: true },
    { text: '.', isCommand: false },
  ])
  expect(asText(todo)).toBe('Haz uno ahora con npm run backup -- "/mnt/otro disco".')
})
