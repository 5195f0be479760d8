import { mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdShelf } from './holdShelf'

let shelf: string
beforeEach(() => {
  shelf = mkdtempSync(join(tmpdir(), 'my-diet-held-'))
})
afterEach(() => rmSync(shelf, { recursive: true }))

test('who moves the release of an app waits for who does so already; other apps do not', async () => {
  const order: string[] = []
  const note = (what: string) => () => void order.push(what)
  let second: Promise<void> | undefined
  await holdShelf(shelf, 'mf-diet', async () => {
    second = holdShelf(shelf, 'mf-diet', note('second'))
    await holdShelf(shelf, 'mf-citas', note('other'))
    // As many turns as an open file has needed by far.
    for (let i = 0; i < 200; i += 1) await stat(shelf)
    order.push('first')
  })
  await second
  expect(order).toEqual(['other', 'first', 'second'])
})

test('work that fails lets the next one in', async () => {
  const failing = holdShelf(shelf, 'mf-diet', () => Promise.reject(new Error('no disk')))
  await expect(failing).rejects.toThrow('no disk')
  expect(await holdShelf(shelf, 'mf-diet', () => 'in')).toBe('in')
})
