import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from 'shared/releases'
import { holdShelf } from 'shared/releases/holdShelf'
import { readPointer } from 'shared/releases/pointer'
import { rollBackHere } from 'shared/releases/rollBackHere'
import { deployImage } from './deployImage'

const APP = 'mf-diet'
let shelf: string
beforeEach(() => {
  shelf = mkdtempSync(join(tmpdir(), 'my-diet-moves-'))
})
afterEach(() => rmSync(shelf, { recursive: true }))

function release(text: string, on = shelf): string {
  const build = join(shelf, 'builds', text)
  mkdirSync(build, { recursive: true })
  writeFileSync(join(build, 'a.js'), text)
  return publish(on, APP, build)
}
const live = () => readPointer(shelf, APP)?.release

/** Starts a move while somebody else is at work on the release, and returns what is live then, and after it. */
async function movedMeanwhile(
  move: () => Promise<unknown>,
): Promise<[string | undefined, string | undefined]> {
  let moving: Promise<unknown> | undefined
  let meanwhile: string | undefined
  await holdShelf(shelf, APP, async () => {
    moving = move()
    // As many turns as an open file has needed by far.
    for (let i = 0; i < 200; i += 1) await stat(shelf)
    meanwhile = live()
  })
  await moving
  return [meanwhile, live()]
}

test('a rollback waits for who moves the release', async () => {
  const [one, two] = [release('one'), release('two')]
  expect(await movedMeanwhile(() => rollBackHere(shelf, APP, {}))).toEqual([two, one])
})

test('a container that starts waits for who moves the release', async () => {
  const old = release('one')
  const imageShelf = join(shelf, 'image')
  const carried = release('two', imageShelf)
  process.env.IMAGE_SHELF = imageShelf
  expect(await movedMeanwhile(() => deployImage(shelf, APP))).toEqual([old, carried])
  delete process.env.IMAGE_SHELF
})
