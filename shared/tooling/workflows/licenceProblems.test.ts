import { licenceProblems } from './licenceProblems'

const lockOf = (license?: string, name = 'a-package', dev = false) => ({
  packages: { '': {}, [`node_modules/${name}`]: { license, dev } },
})

test('the packages that are in an image have allowed licences', () => {
  expect(licenceProblems()).toEqual([])
})

test.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT AND Zlib'])('%s is allowed', license => {
  expect(licenceProblems(lockOf(license))).toEqual([])
})

test.each([
  'GPL-3.0-only',
  'MIT AND AGPL-3.0-only',
  'LGPL-3.0-or-later',
  'SEE LICENSE IN LICENSE',
  undefined,
])('%s is named with its package', license => {
  expect(licenceProblems(lockOf(license))).toEqual([expect.stringMatching(/^a-package: the licence /)])
})

test('an exception holds for its package and its licence alone, and tools may have any licence', () => {
  expect(licenceProblems(lockOf('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'))).toEqual([])
  expect(licenceProblems(lockOf('GPL-3.0-only', '@img/sharp-libvips-linux-x64'))).toHaveLength(1)
  expect(licenceProblems(lockOf('GPL-3.0-only', 'a-tool', true))).toEqual([])
})
