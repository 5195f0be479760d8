import { answered, watchConnection } from 'shared/offline/connection'
import type { NotedProblem } from './problems'

const RELEASE = 'mf-diet@0123456789abcdef'

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  document.body.innerHTML = '<main></main>'
})
afterEach(() => jest.useRealTimers())

/** A page of this tab, with what it tells. */
async function openPage() {
  const told: NotedProblem[] = []
  let page: typeof import('./watchScreen') | undefined
  await jest.isolateModulesAsync(async () => {
    const { takeProblems } = await import('./problems')
    takeProblems(problem => told.push(problem))
    page = await import('./watchScreen')
  })
  watchConnection()
  answered()
  if (!page) throw new Error('no page')
  page.tellWhatHeld()
  return { ...page, told }
}

/** The main element as a browser lays it out, which jsdom does not. */
function lay(main: { offsetHeight: number; isVisible: boolean }) {
  const element = document.querySelector('main') as HTMLElement
  Object.defineProperty(element, 'offsetHeight', { value: main.offsetHeight })
  element.checkVisibility = () => main.isVisible
}

test('a page that was held until its end is told of by the next page of the tab, once, with its release', async () => {
  const held = await openPage()
  held.noteOpening(RELEASE)
  const next = await openPage()
  expect(next.told).toMatchObject([{ kind: 'render', release: RELEASE }])
  expect((await openPage()).told).toEqual([])
})

test('modules that hold the page when they run are told of, and those that end are not', async () => {
  const held = await openPage()
  held.noteOpening('mf-citas@0123456789abcdef')
  held.runNoted(RELEASE, () => {
    expect(sessionStorage.getItem('mydiet.opening')).toBe(RELEASE)
  })
  const throws = () => {
    throw new Error('roto')
  }
  expect(() => held.runNoted(RELEASE, throws)).toThrow('roto')
  // The screen that opens meanwhile is noted on.
  expect((await openPage()).told).toMatchObject([{ release: 'mf-citas@0123456789abcdef' }])
})

test.each([
  ['is left', () => dispatchEvent(new Event('pagehide'))],
  ['answers for five seconds', () => jest.advanceTimersByTime(5_000)],
])('a page that %s while a screen opens held nobody', async (_, happens) => {
  lay({ offsetHeight: 800, isVisible: true })
  const page = await openPage()
  page.noteOpening(RELEASE)
  page.lookAtScreen(RELEASE)
  happens()
  expect(page.told).toEqual([])
  expect((await openPage()).told).toEqual([])
})

test('a screen that was left at once held nobody, and is not looked at', async () => {
  lay({ offsetHeight: 0, isVisible: true })
  const page = await openPage()
  page.noteOpening(RELEASE)
  page.lookAtScreen(RELEASE)()
  jest.advanceTimersByTime(5_000)
  expect(page.told).toEqual([])
  expect((await openPage()).told).toEqual([])
})

test('a screen that hides the page is told of also where it is left, and the screens after it are not', async () => {
  lay({ offsetHeight: 800, isVisible: false })
  const page = await openPage()
  const leave = page.lookAtScreen(RELEASE)
  jest.advanceTimersByTime(1_500)
  leave()
  page.lookAtScreen('mf-citas@0123456789abcdef')
  jest.advanceTimersByTime(5_000)
  expect(page.told).toMatchObject([{ kind: 'render', release: RELEASE }])
})

test.each([
  ['has no size', { offsetHeight: 0, isVisible: true }],
  ['is hidden by a style', { offsetHeight: 800, isVisible: false }],
])('a screen that %s is told of with its release', async (_, main) => {
  lay(main)
  const page = await openPage()
  page.lookAtScreen(RELEASE)
  jest.advanceTimersByTime(4_900)
  expect(page.told).toEqual([])
  jest.advanceTimersByTime(100)
  expect(page.told).toMatchObject([{ kind: 'render', release: RELEASE }])
})
