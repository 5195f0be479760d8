import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleRegistry } from './registry/sampleRegistry'
import { storeToken } from './session/tokenStore'

const RELEASE = 'mf-diet@0000000000000001'

/** The registry of a page whose screen of mf-diet declares two calls. */
const registry = {
  remotes: sampleRegistry.remotes.map(one => ({
    ...one,
    remote: {
      ...one.remote,
      routes: one.remote.routes.map(route => ({
        ...route,
        early: route.path === 'comidas' ? ['recipes', 'aliments'] : [],
      })),
    },
  })),
}

const asked: string[] = []
// The wire: jsdom has no fetch.
globalThis.fetch = async (path, { method, headers } = {}) => {
  const given = new Map(Object.entries(headers ?? {}))
  asked.push([method, path, 'for', given.get('x-release') ?? 'the shell'].join(' '))
  throw new TypeError('Failed to fetch')
}

/** The script that a page runs before any code has arrived. */
function runInlineScript() {
  const [, script = ''] =
    /<script>(.*?)<\/script>/s.exec(readFileSync(join(__dirname, 'index.html'), 'utf8')) ?? []
  // Its variables are those of a page, not of a module.
  new Function(script)()
}

const runApp = () =>
  jest.isolateModulesAsync(async () => {
    await import('./askEarly')
  })

const reads = [`GET /api/aliments for ${RELEASE}`, `GET /api/recipes for ${RELEASE}`]

test('the first calls name the release that will use them, and the app sends none of them again', async () => {
  history.replaceState(null, '', '/user/comidas')
  storeToken('the-token')
  const { dataset } = document.documentElement
  Object.assign(dataset, { reads: 'recipes aliments', readers: `${RELEASE} ${RELEASE}` })
  runInlineScript()
  expect(asked.splice(0).sort()).toEqual([...reads, 'POST /api/auth/me for the shell'])

  document.body.innerHTML = `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`
  await runApp()
  expect(asked).toEqual([])

  // A page that opens without a network comes from the device, and has no reads.
  await runApp()
  expect(asked.sort()).toEqual(reads)
})
