import type { Page } from '@playwright/test'
import { copyOfRepository } from 'shared/testing/programs/copyOfRepository'
import { testHome } from 'shared/testing/testHome'
import { enter } from '../fixtures/enter'
import { mainMenu } from '../fixtures/mainMenu'
import { addSampleRemote } from '../fixtures/sampleRemote'
import { startServer } from '../fixtures/startServer'
import { test as base, expect } from '../fixtures/test'

base.use({ walks: ['shell', 'mf-diet', 'mf-citas', 'mf-objetivos', 'mf-cursos', 'mf-cuenta'] })

/** A server with the sample remote, which uses everything that the shell shares; a drill, since it is built. */
const withSample = base.extend({
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

/** The scripts that the page loads from now on, by address. */
function watchScripts(page: Page): Map<string, string> {
  const scripts = new Map<string, string>()
  page.on('response', async response => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), await response.text().catch(() => ''))
  })
  return scripts
}

/** Expects that each shared library comes from the shell alone. */
function expectOneOwner(scripts: ReadonlyMap<string, string>, shell: string): void {
  const fromRemotes = [...scripts].filter(([url]) => !url.startsWith(shell))
  expect(fromRemotes.length).toBeGreaterThan(0)
  for (const [library, words] of Object.entries(fingerprints)) {
    const holders = [...scripts]
      .filter(([, code]) => code.includes(words))
      .map(([url]) => new URL(url).origin)
    expect.soft(holders.length, `${library} is in ${holders.length} scripts`).toBeGreaterThan(0)
    expect.soft(new Set(holders), `${library} comes from the shell alone`).toEqual(new Set([shell]))
  }
}

/** Expects that a remote gets from the share scope the same objects that the shell uses. */
async function expectSameObjects(page: Page): Promise<void> {
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
}

base('host and remotes share one React, one router and one session', async ({ page, server }) => {
  const scripts = watchScripts(page)
  await enter(page, 'ana@mydiet.mx')
  for (const name of ['Comidas', 'Citas', 'Objetivos']) {
    await mainMenu(page).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expectOneOwner(scripts, server.url)
  await expectSameObjects(page)
})

withSample(
  'a remote that uses all that the shell shares has one React, one router and one session with it',
  {
    tag: '@drill',
  },
  async ({ page, server }) => {
    const scripts = watchScripts(page)
    await enter(page, 'ana@mydiet.mx', '/user/muestra')
    await expect(page.getByRole('heading', { name: 'Primera de Muestra' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expectOneOwner(scripts, server.url)
    await expectSameObjects(page)

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
  },
)
