import { copyOfRepository } from 'shared/testing/programs/copyOfRepository'
import { testHome } from 'shared/testing/testHome'
import { enter } from '../fixtures/enter'
import { addSampleRemote } from '../fixtures/sampleRemote'
import { startServer } from '../fixtures/startServer'
import { test as base, expect } from '../fixtures/test'

/** A server with the sample remote, which uses everything that the shell shares. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern
  server: async ({}, use) => {
    const copy = copyOfRepository()
    await addSampleRemote(copy.root)
    const server = await startServer({ root: copy.root, home: await testHome() })
    await use(server)
    await server.remove()
    copy.remove()
  },
})

/** Texts that only the library's own code contains. */
const fingerprints = {
  react: 'react.transitional.element',
  'react-dom': 'react-dom-client',
  router: 'may be used only in the context of a <Router>',
  'TanStack Query': 'No QueryClient set',
  axios: 'ERR_BAD_REQUEST',
}

test('host and remotes share one React, one router and one session', async ({ page, server }) => {
  const scripts = new Map<string, string>()
  page.on('response', async response => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), await response.text().catch(() => ''))
  })
  await enter(page, 'ana@mydiet.mx', '/user/muestra')
  await expect(page.getByRole('heading', { name: 'Primera de Muestra' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  const fromRemotes = [...scripts].filter(([url]) => !url.startsWith(server.url))
  expect(fromRemotes.length).toBeGreaterThan(0)
  for (const [library, words] of Object.entries(fingerprints)) {
    const holders = [...scripts]
      .filter(([, code]) => code.includes(words))
      .map(([url]) => new URL(url).origin)
    expect.soft(holders.length, `${library} is in ${holders.length} scripts`).toBeGreaterThan(0)
    expect.soft(new Set(holders), `${library} comes from the shell alone`).toEqual(new Set([server.url]))
  }

  // A remote gets from the share scope the same objects that the shell uses.
  const same = await page.evaluate(async () => {
    const { __FEDERATION__ } = globalThis as never as {
      __FEDERATION__: {
        __INSTANCES__: {
          options: { shared: Record<string, { lib?: () => unknown }[]> }
          loadShare(name: string): Promise<() => unknown>
        }[]
      }
    }
    const host = __FEDERATION__.__INSTANCES__[0]
    if (!host) return []
    return Promise.all(
      Object.entries(host.options.shared).map(async ([name, versions]) => {
        const own = versions[0]?.lib?.()
        const got = (await host.loadShare(name))?.()
        return { name, versions: versions.length, same: own !== undefined && own === got }
      }),
    )
  })
  expect(same.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'shared/router', 'shared/session']),
  )
  expect(same.filter(one => !one.same || one.versions !== 1)).toEqual([])

  // One event bus: a remote's notice shows in the shell's region, its own event reaches it, and its links navigate the
  // shell's router.
  const document = await page.evaluateHandle(() => window.document)
  await expect(page.getByText('Ana: ok, 0')).toBeVisible()
  await page.getByRole('button', { name: 'Marcar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'La muestra está marcada.' })).toBeVisible()
  await expect(page.getByText('Ana: ok, 1')).toBeVisible()
  await page.getByRole('link', { name: 'A la segunda' }).click()
  await expect(page).toHaveURL('/user/muestra/segunda/7')
  await expect(page.getByText('Cosa 7')).toBeVisible()
  expect(await document.evaluate(before => before === window.document)).toBe(true)
})
