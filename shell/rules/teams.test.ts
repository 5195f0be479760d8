import { isOfTeam, isPart } from './teams'

test('a member with teams looks after their parts alone; one without any after all', () => {
  expect(isOfTeam(['mf-diet', 'shell'], 'shell')).toBe(true)
  expect(isOfTeam(['mf-diet', 'shell'], 'mf-citas')).toBe(false)
  expect(isOfTeam([], 'mf-citas')).toBe(true)
})

test('a part is the shell or a remote', () => {
  expect(['shell', 'mf-diet', 'diet', 'mf-', 'mf-../x'].filter(isPart)).toEqual(['shell', 'mf-diet'])
})
