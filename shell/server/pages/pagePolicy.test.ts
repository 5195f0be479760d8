import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VIDEO_HOST } from 'shared/published/videoHost'
import { publish } from 'shared/releases'
import { remotes } from 'shared/releases/remotes'
import { shelfIn } from 'shared/releases/shelf'
import type { PageNeeds } from 'shared/remote/pageNeeds'
import { readConfig } from 'shared/server/config/config'
import { readRemoteJson } from 'shared/tooling/release/readRemoteJson'
import { buildPages } from '../buildPages'

/** Any remotes of the house. */
const [one = '', two = '', three = ''] = remotes()

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-policy-'))
  release('shell', { 'index.html': '<!doctype html><!--page-->', 'files.json': '{}' })
})
afterEach(() => rmSync(folder, { recursive: true }))

function release(name: string, files: Record<string, string>, home = folder): void {
  const build = mkdtempSync(join(folder, 'build-'))
  mkdirSync(build, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(build, file), text)
  publish(shelfIn(home), name, build)
}

function releaseRemote(name: string, page?: PageNeeds | { media: string[] }): void {
  const remote = { name, title: 'Una', routes: [], menu: [], widgets: [], chatIconHiddenOn: [], page }
  const json = { remote, container: 'una', entry: 'remoteEntry.js', exposes: {} }
  release(name, { 'release.json': JSON.stringify(json) })
}

test('the page’s policies allow the needs of the released remotes from the next request on', async () => {
  const PAGE_GRANTS = [
    `${two}:permissions=camera`,
    `${two}:media='self'`,
    `${one}:frames=${VIDEO_HOST}`,
  ].join(',')
  const app = await buildPages(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', PAGE_GRANTS }))
  const headers = async (url = '/') => (await app.inject(url)).headers
  const policy = async () => String((await headers())['content-security-policy'])
  expect(await policy()).toContain("media-src 'none'; frame-src 'none';")

  releaseRemote(two, { media: ["'self'"], permissions: ['camera'] })
  releaseRemote(one, { frames: [VIDEO_HOST] })
  expect(await policy()).toContain(`media-src 'self'; frame-src ${VIDEO_HOST};`)
  expect((await headers())['permissions-policy']).toMatch(/^camera=\(self\), microphone=\(\)/)
  expect((await headers('/registry.json'))['content-security-policy']).toContain("frame-src 'none'")

  releaseRemote(one)
  expect(await policy()).toContain("media-src 'self'; frame-src 'none';")
  // A release with needs that remote.json does not allow costs its remote and changes no policy.
  releaseRemote(two, { media: ["'self'; script-src *"] })
  expect(await policy()).toContain("media-src 'none'; frame-src 'none';")
  await app.close()
})

test('a release widens no policy by what nobody granted, and goes on being shown', async () => {
  const granted = 'https://videos.example.mx'
  const environment = {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PAGE_GRANTS: `${one}:frames=${granted},${one}:frames=${VIDEO_HOST}`,
  }
  const app = await buildPages(readConfig(environment))
  const warned = jest.spyOn(app.log, 'warn')
  releaseRemote(one, {
    frames: [VIDEO_HOST, granted, 'https://ads.example.mx'],
    connect: ['https://steals.example.mx'],
    permissions: ['microphone'],
  })
  releaseRemote(three, { frames: [granted] })
  const { headers } = await app.inject('/')
  await app.inject('/')
  expect(headers['content-security-policy']).toContain(`frame-src ${VIDEO_HOST} ${granted};`)
  expect(headers['content-security-policy']).not.toMatch(/ads|steals/)
  expect(headers['permissions-policy']).toContain('microphone=()')
  const registry = (await app.inject('/registry.json')).json()
  expect(registry.remotes).toMatchObject([
    { remote: { page: { frames: [VIDEO_HOST, granted] } } },
    { remote: {} },
  ])
  expect(warned.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^mf-\w+: .* page\.frames https:\/\/ads.*page\.connect .*page\.permissions microphone/,
      ),
    ],
    [expect.stringMatching(/^mf-\w+: .* page\.frames/)],
  ])
  await app.close()
})

const NEEDS: [app: string, needs: PageNeeds][] = [
  ['mf-diet', { frames: [VIDEO_HOST] }],
  ['mf-cursos', { frames: [VIDEO_HOST], media: ["'self'", 'blob:'] }],
]

test.each(NEEDS.filter(([app]) => remotes().includes(app)))(
  '%s declares the needs of its videos and audio',
  (app, needs) => {
    expect(readRemoteJson(join(import.meta.dirname, '../../..'), app).page).toEqual(needs)
  },
)

test('a page refuses scripts without a hash once every release that it may get has hashes', async () => {
  const page = { 'index.html': '<!doctype html><!--page-->', 'files.json': '{}', 'integrity.json': '{}' }
  const policyIn = async (home: string) => {
    const app = await buildPages(readConfig({ DATA_DIR: home, LOG_LEVEL: 'silent' }))
    const { headers } = await app.inject('/')
    await app.close()
    return headers['integrity-policy']
  }
  const home = join(folder, 'new')
  release('shell', page, home)
  expect(await policyIn(home)).toBe('blocked-destinations=(script)')
  // Its shelf has a release before this one, to which a rollback leads.
  release('shell', page)
  expect(await policyIn(folder)).toBeUndefined()
})
