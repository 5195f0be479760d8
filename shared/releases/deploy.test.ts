import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deploy, redeploy } from './deploy'
import { readPointer } from './pointer'
import { readRecord, releaseFolder } from './record'
import { publish, rollback } from './releases'

const REMOTE = 'mf-diet'
let root: string
let shelf: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'my-diet-deploy-'))
  shelf = join(root, 'releases')
})
afterEach(() => rmSync(root, { recursive: true }))

/** An image: the shelf inside it, and the name of its release. */
function image(text: string) {
  const build = join(root, `build-${text}`)
  mkdirSync(build)
  writeFileSync(join(build, 'remoteEntry.js'), text)
  const imageShelf = join(root, `image-${text}`)
  return { imageShelf, release: publish(imageShelf, REMOTE, build, { commit: `commit-${text}` }) }
}

const start = ({ imageShelf }: { imageShelf: string }, container: string) =>
  deploy({ shelf, remote: REMOTE, imageShelf, container })
const live = () => readPointer(shelf, REMOTE)?.release

test('a new image becomes live, with the commit that it was built from', () => {
  const one = image('one')
  start(one, 'a')
  expect(live()).toBe(one.release)
  expect(existsSync(join(releaseFolder(shelf, REMOTE, one.release), 'remoteEntry.js'))).toBe(true)
  expect(readRecord(shelf, REMOTE, one.release).commit).toBe('commit-one')
})

test('a container of an older image makes it live again, and that of the newer one does not move it by a restart', () => {
  const [one, two] = [image('one'), image('two')]
  start(one, 'a')
  start(two, 'b')
  expect(live()).toBe(two.release)
  start(one, 'c')
  expect(live()).toBe(one.release)
  start(two, 'b')
  expect(live()).toBe(one.release)
})

test('after a rollback neither a restart nor a new container of the same image moves what is live', () => {
  const [one, two] = [image('one'), image('two')]
  start(one, 'a')
  start(two, 'b')
  rollback(shelf, REMOTE)
  for (const container of ['b', 'b', 'c']) {
    expect(start(two, container)).toContain(`${one.release} stays live`)
    expect(live()).toBe(one.release)
  }
})

test('a release that was taken back becomes live by redeploy alone', () => {
  const [one, two] = [image('one'), image('two')]
  start(one, 'a')
  start(two, 'b')
  rollback(shelf, REMOTE)
  start(one, 'c')
  expect(start(two, 'd')).toContain('was taken back')
  expect(live()).toBe(one.release)
  redeploy(shelf, REMOTE, two.imageShelf)
  expect(live()).toBe(two.release)
  expect(readRecord(shelf, REMOTE, two.release).takenBack).toBeUndefined()
})

test('after a rollback the next image is live as usual', () => {
  const [one, two, three] = [image('one'), image('two'), image('three')]
  start(one, 'a')
  start(two, 'b')
  rollback(shelf, REMOTE)
  start(three, 'c')
  expect(live()).toBe(three.release)
})

test('a lost pointer is written anew, but not for a release that was taken back', () => {
  const [one, two] = [image('one'), image('two')]
  start(one, 'a')
  start(two, 'b')
  rollback(shelf, REMOTE)
  rmSync(join(shelf, REMOTE, 'current.json'))
  start(two, 'b')
  expect(live()).toBeUndefined()
  start(one, 'a')
  expect(live()).toBe(one.release)
})

test('a damaged note of deployments is like none, and an image without a release says so', () => {
  const one = image('one')
  mkdirSync(join(shelf, REMOTE), { recursive: true })
  writeFileSync(join(shelf, REMOTE, '.deployed.json'), '{"rel')
  start(one, 'a')
  expect(live()).toBe(one.release)
  expect(() => start({ imageShelf: join(root, 'none') }, 'b')).toThrow('no release of mf-diet')
})
