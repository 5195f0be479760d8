import { releaseName } from 'shared/remote/releaseName'
import type { RegisteredRemote } from 'shared/remote/remoteJson'
import { loadExposed } from './federation'
import { sampleRegistry } from './sampleRegistry'

const Screen = () => null
const remote = sampleRegistry.remotes.find(({ container }) => container === 'mf_citas') as RegisteredRemote

const noted = () => sessionStorage.getItem('mydiet.opening')

/** A container as a build makes it: the chunk comes first, its modules run when the factory is called. */
function entryArrives(factory: () => unknown): void {
  Object.assign(globalThis, { mf_citas: { init: () => undefined, get: async () => factory } })
  for (const script of document.querySelectorAll('script')) script.dispatchEvent(new Event('load'))
}

test('while the modules of a screen run, the tab notes whose they are', async () => {
  const notes: (string | null)[] = []
  const loading = loadExposed(remote, './citas')
  const arrives = setInterval(() =>
    entryArrives(() => {
      notes.push(noted())
      return { default: Screen }
    }),
  )
  expect(await loading).toBe(Screen)
  clearInterval(arrives)
  expect(notes).toEqual([releaseName(remote)])
  expect(noted()).toBeNull()
})
