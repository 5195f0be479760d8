import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentHash, filesBelow } from 'shared/releases/contentHash'
import { sendRelease } from 'shared/tooling/release/sendRelease'
import { enter } from '../fixtures/enter'
import { publishChanged } from '../fixtures/publishChanged'
import { runCommand } from '../fixtures/runCommand'
import { expect, test } from '../fixtures/test'

/* `npm run drills -- publish-time`: how long a release is on its way from a pipeline to a person. */

test.use({ viewport: { width: 1280, height: 800 }, walks: ['shell', 'mf-citas', 'mf-diet'] })

const APP = 'mf-diet'
const BYTES = 300_000
const LONGEST_MS = 6_000

test('a remote of more than 300 KB that is sent over HTTP is in a browser within six seconds', {
  tag: '@drill',
}, async ({ page, server }) => {
  const made = runCommand(server.root, ['shelf', 'token', APP, 'CI'], server.environment)
  const token = made.trim().split('\n').at(-1) ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-publish-'))
  const build = join(folder, 'build')
  // Made here, and put nowhere yet.
  publishChanged(server, APP, { 'Tu plan de comidas': 'Tu plan, recién llegado' }, (_shelf, _app, made) => {
    cpSync(made, build, { recursive: true })
    return contentHash(made)
  })
  const code = filesBelow(build).filter(file => /\.(js|css)$/.test(file))
  expect(code.reduce((sum, file) => sum + statSync(file).size, 0)).toBeGreaterThan(BYTES)
  await enter(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const times: number[] = []
  const begun = performance.now()
  await sendRelease({ origin: server.url, token, remote: APP }, build, {})
  times.push(performance.now() - begun)
  await page.goto('/user/comidas')
  await expect(page.getByRole('heading', { level: 1, name: 'Tu plan, recién llegado' })).toBeVisible()
  times.push(performance.now() - begun)
  console.info(`sent ${times.map(ms => (ms / 1000).toFixed(1)).join(' s, seen ')} s`)
  rmSync(folder, { recursive: true })
  expect(times.at(-1)).toBeLessThan(LONGEST_MS)
})
