import { hooks } from 'shared/client/hooks'
import type { Registry } from 'shared/remote/remoteJson'
import { createBrowserRouter } from 'shared/router'
import { notify } from 'shared/session'
import { deferred } from 'shared/testing/deferred'
import { createRemoteModules } from './remoteModules'
import { sampleRegistry } from './sampleRegistry'
import { takeReleases } from './takeReleases'

const SHELL = '00000000000000aa'
const opened: Registry = { ...sampleRegistry, shell: SHELL, releases: 'first' }

/** The registry after a release of one remote. */
const after = (
  name: string,
  parts: object = {},
  releases = 'second',
  release = '0000000000000002',
): Registry => ({
  shell: SHELL,
  releases,
  remotes: opened.remotes.map(one =>
    one.remote.name === name ? { ...one, release, remote: { ...one.remote, ...parts } } : one,
  ),
})
/** The same with the release before each, as an open page gets it. */
const withPrevious = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map(one => ({
    ...one,
    previous: { container: 'before', entry: 'before.js', release: '0000000000000000', url: '/before/' },
  })),
})
const newShell: Registry = { ...opened, shell: '00000000000000bb', releases: 'second' }

/** A page at an address, the releases that its modules came from, and how often it was opened anew. */
async function pageAt(
  path: string,
  answers: (Registry | Error | Promise<Registry>)[],
  own: { shell?: string } = { shell: SHELL },
) {
  history.replaceState(null, '', path)
  const router = createBrowserRouter([{ path: '*' }])
  const loaded: string[] = []
  let newest = opened
  const modules = createRemoteModules(opened, {
    newestRegistry: async () => newest,
    async loadExposed({ release }, key) {
      loaded.push(`${release.slice(-1)} ${key}`)
      return () => null
    },
  })
  const page = { router, modules, loaded, asked: 0, openedAnew: 0 }
  takeReleases(opened, {
    router,
    modules,
    ...own,
    async newestRegistry() {
      page.asked += 1
      const answer = await answers[page.asked - 1]
      if (!answer || answer instanceof Error) throw answer
      newest = answer
      return answer
    },
    openAnew() {
      page.openedAnew += 1
    },
  })
  return {
    page,
    /** An answer of the API names what pages get, and what follows is done. */
    async answer(releases: string) {
      hooks.onReleases(releases)
      await settle()
    },
    async go(to: string) {
      await router.navigate(to)
      await settle()
    },
  }
}

/** A task after those that are due. */
const settle = () => new Promise<void>(done => setTimeout(done))

function keepUnsaved() {
  const warn = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}

beforeEach(() => sessionStorage.clear())

test('a page asks for the registry when an answer names other releases, and once for each', async () => {
  const { page, answer } = await pageAt('/user', [after('mf-citas')])
  await answer('first')
  expect(page.asked).toBe(0)
  await answer('second')
  await answer('second')
  expect(page.asked).toBe(1)
})

test('a registry that does not arrive is asked for again with the next answer', async () => {
  const { page, answer, go } = await pageAt('/user', [new Error('gone'), after('mf-citas')])
  await answer('second')
  await answer('second')
  await go('/user/citas')
  expect(page.modules.releaseOf('mf-citas')).toBe('mf-citas@0000000000000002')
})

test('a registry that arrives after a newer one was named is not taken', async () => {
  const late = deferred()
  const newest = after('mf-citas', {}, 'third', '0000000000000003')
  const { page, answer, go } = await pageAt('/user', [late.promise.then(() => after('mf-citas')), newest])
  await answer('second')
  await answer('third')
  late.resolve()
  await settle()
  await go('/user/citas')
  expect(page.modules.releaseOf('mf-citas')).toBe('mf-citas@0000000000000003')
})

test('a page that is part of no release, as in development, asks for none', async () => {
  const { page, answer } = await pageAt('/user', [newShell], {})
  await answer('second')
  expect(page.asked).toBe(0)
})

test('a remote’s release is taken when its screen is entered from outside, in the same document', async () => {
  const { page, answer, go } = await pageAt('/user/comidas', [after('mf-citas')])
  await page.modules.load('mf-citas', './citas')
  await answer('second')
  expect(page.modules.loaded('mf-citas', './citas')).toBeDefined()
  await go('/user/citas')
  expect(page.modules.loaded('mf-citas', './citas')).toBeUndefined()
  await page.modules.load('mf-citas', './citas')
  expect(page.loaded).toEqual(['1 ./citas', '2 ./citas'])
  expect(page.openedAnew).toBe(0)
})

test('between the screens of a remote its release stays, until the remote is left and entered again', async () => {
  const { page, answer, go } = await pageAt('/user/comidas', [after('mf-diet')])
  await answer('second')
  await go('/user/comidas-desk')
  expect(page.modules.releaseOf('mf-diet')).toBe('mf-diet@0000000000000001')
  await go('/user')
  await go('/user/comidas')
  expect(page.modules.releaseOf('mf-diet')).toBe('mf-diet@0000000000000002')
})

test('a release with other routes is taken by a document of its own', async () => {
  const { page, answer, go } = await pageAt('/user/comidas', [after('mf-citas', { title: 'Agenda' })])
  await answer('second')
  await go('/user/citas')
  expect([page.openedAnew, location.pathname]).toEqual([1, '/user/citas'])
})

test('a release that was taken and gave way is not taken again; one after it is, and may give way too', async () => {
  const { page, answer, go } = await pageAt('/user', [
    withPrevious(after('mf-citas')),
    withPrevious(after('mf-citas', {}, 'third', '0000000000000003')),
  ])
  await answer('second')
  await go('/user/citas')
  expect(await page.modules.giveWay('mf-citas')).toBe(true)
  expect(page.modules.releaseOf('mf-citas')).toBe('mf-citas@0000000000000000')
  await go('/user')
  await go('/user/citas')
  expect(page.modules.releaseOf('mf-citas')).toBe('mf-citas@0000000000000000')

  await answer('third')
  await go('/user')
  await go('/user/citas')
  expect(page.modules.releaseOf('mf-citas')).toBe('mf-citas@0000000000000003')
  expect(await page.modules.giveWay('mf-citas')).toBe(true)
  expect(page.modules.releaseOf('mf-citas')).toBe('mf-citas@0000000000000000')
})

test('a module that arrives after its release was replaced is not shown', async () => {
  const { page, answer, go } = await pageAt('/user', [after('mf-citas')])
  await answer('second')
  page.modules.prefetch('/user/citas')
  await page.router.navigate('/user/citas')
  await settle()
  expect(page.modules.loaded('mf-citas', './citas')).toBeUndefined()
  await go('/user')
})

test('the shell’s release is taken with the next screen, by one document and no second', async () => {
  const { page, answer, go } = await pageAt('/user/comidas', [newShell, { ...newShell, releases: 'third' }])
  await answer('second')
  expect(page.openedAnew).toBe(0)
  await go('/user/comidas?dia=2')
  expect(page.openedAnew).toBe(0)
  await go('/user/comidas-desk')
  await go('/user/citas')
  expect(page.openedAnew).toBe(1)
  await answer('third')
  await go('/user/comidas')
  expect(page.openedAnew).toBe(2)
})

test('a registry that names no shell brings no new one', async () => {
  const { page, answer, go } = await pageAt('/user', [{ ...newShell, shell: undefined }])
  await answer('second')
  await go('/user/comidas')
  expect(page.openedAnew).toBe(0)
})

test('ways into the signed-in area and out of it take nothing', async () => {
  const { page, answer, go } = await pageAt('/privacidad', [newShell])
  await answer('second')
  await go('/user')
  await go('/privacidad')
  expect(page.openedAnew).toBe(0)
})

test('Back, and a screen that leads on by itself, take nothing', async () => {
  const { page, answer, go } = await pageAt('/user/comidas', [newShell])
  await go('/user/citas')
  await answer('second')
  const left = new Promise<void>(done => page.router.subscribe(() => done()))
  await page.router.navigate(-1)
  await left
  await settle()
  expect([location.pathname, page.openedAnew]).toEqual(['/user/comidas', 0])
  await page.router.navigate('/user/faq', { replace: true })
  await settle()
  expect(page.openedAnew).toBe(0)
})

test('a changed form keeps what is open, and the next safe screen takes the release', async () => {
  const { page, answer, go } = await pageAt('/user/comidas', [newShell])
  await answer('second')
  const end = keepUnsaved()
  await go('/user/citas')
  expect(page.openedAnew).toBe(0)
  end()
  await go('/user/comidas')
  expect(page.openedAnew).toBe(1)
})

test('a changed form keeps a remote’s release too', async () => {
  const { page, answer, go } = await pageAt('/user/comidas', [after('mf-citas')])
  await answer('second')
  const end = keepUnsaved()
  await go('/user/citas')
  end()
  expect(page.modules.releaseOf('mf-citas')).toBe('mf-citas@0000000000000001')
})

test('a screen that leads on, or has something to say, is not opened anew', async () => {
  const { page, answer } = await pageAt('/user/comidas', [newShell])
  await answer('second')
  await page.router.navigate('/user/citas')
  history.replaceState(null, '', '/user/objetivos')
  await settle()
  await page.router.navigate('/user/comidas')
  const end = keepUnsaved()
  await settle()
  end()
  expect(page.openedAnew).toBe(0)
})

test('a notice that was just given is not cut off', async () => {
  const { page, answer, go } = await pageAt('/user/comidas', [newShell])
  await answer('second')
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  notify({ type: 'success', title: 'Listo!', message: 'Tu cita está reservada.' })
  await go('/user/citas')
  expect(page.openedAnew).toBe(0)
  now.mockReturnValue(4_001)
  await go('/user/comidas')
  expect(page.openedAnew).toBe(1)
  now.mockRestore()
})
