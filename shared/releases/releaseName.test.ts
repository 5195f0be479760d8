import { isReleaseName, nameFrom } from './releaseName'

test.each([
  ['7c109b1d25591066fb0647', '7c109b1d25591066'],
  ['612139925591504a8f', '612139925591504a'],
  ['6121399255915048917a8f', '399255915048917a'],
])('the hash %s gives the name %s, which reports of pages may have', (hash, name) => {
  expect(nameFrom(hash)).toBe(name)
  expect(isReleaseName(name)).toBe(true)
})

test.each(['6121399255915048', '7c109b1d', '7c109b1d25591066f', 'ana@mydiet.mx', ''])(
  '%s is no name of a release',
  text => expect(isReleaseName(text)).toBe(false),
)
