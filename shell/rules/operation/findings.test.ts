import { findings } from './findings'

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
