import { type CopyOfRepository, copyOfRepository } from '../../testing/programs/copyOfRepository'
import { importViolations } from '../imports/findViolations'
import { newRemote } from './newRemote'

/* The cheap part of the drill `new-remote`: a rule that is new may forbid what the template imports. */

let copy: CopyOfRepository
beforeAll(() => {
  copy = copyOfRepository()
}, 60_000)
afterAll(() => copy.remove())

test('the imports of a new remote follow the rules', async () => {
  newRemote(copy.root, 'mf-nuevo')
  expect(await importViolations(copy.root, ['mf-nuevo'])).toEqual([])
}, 60_000)
