import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type ConsoleMessage, chromium, type Page } from '@playwright/test'
import { settled } from 'shared/testing/browser/settled'
import { underPointer } from './underPointer'

/* Opens every story of the built Storybook in both themes and fails on problems that a person or a screen reader would
   meet: an error in the console, an error on the page, a violation of an axe rule, a contrast that is too low under a
   pointer. `tsx .storybook/checkStories.ts [pattern]` */
const FOLDER = resolve(import.meta.dirname, '../storybook-static')
const RESULTS = resolve(import.meta.dirname, '../test-results')
const THEMES = ['light', 'dark'] as const
const PHONE = { width: 390, height: 844 }
/** The size for a story that is tagged `desktop`. */
const DESKTOP = { width: 1440, height: 900 }
const PAGES_AT_ONCE = 2
const CHROMIUM = '/usr/bin/chromium'
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
}
/** Rules about a whole page; a story is only a part of one. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region']

interface Story {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  tags?: string[]
}

interface Check {
  story: Story
  theme: (typeof THEMES)[number]
}

const { server, origin } = await serve(FOLDER)
const browser = await chromium.launch({
  executablePath: existsSync(CHROMIUM) ? CHROMIUM : undefined,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
try {
  const stories = readStories(process.argv[2])
  const checks = THEMES.flatMap(theme => stories.map(story => ({ story, theme })))
  const problems = await checkAll(browser, checks)
  for (const problem of problems) console.error(problem)
  const failed = problems.length
  const passed = checks.length - failed
  console.info(`${passed} passed, ${failed} failed`)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, 'stories.json'), JSON.stringify({ passed, failed }))
  process.exitCode = failed > 0 || checks.length === 0 ? 1 : 0
} finally {
  await browser.close()
  server.close()
}

function readStories(pattern = '') {
  const { entries } = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>
  }
  return Object.values(entries).filter(entry => entry.type === 'story' && entry.id.includes(pattern))
}

async function checkAll(browser: Browser, checks: readonly Check[]) {
  const waiting = [...checks]
  const problems: string[] = []
  async function work() {
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const found = await problemsOf(page, check)
      if (found.length > 0) {
        problems.push(
          `✗ ${check.story.title} / ${check.story.name} (${check.theme})\n    ${found.join('\n    ')}`,
        )
      }
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  return problems
}

async function problemsOf(page: Page, { story, theme }: Check): Promise<string[]> {
  const problems: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  }
  const onError = (error: Error) => problems.push(`page: ${error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  try {
    await page.setViewportSize(story.tags?.includes('desktop') ? DESKTOP : PHONE)
    await open(page, story.id, theme)
    const axe = new AxeBuilder({ page }).setLegacyMode()
    // The second theme changes only colours.
    const run = theme === 'light' ? axe.disableRules(PAGE_RULES) : axe.withRules('color-contrast')
    const { violations } = await run.analyze()
    const faded = await underPointer(page, changed => contrastIn(page, changed))
    for (const { id, help, nodes } of [...violations, ...faded])
      problems.push(`axe ${id}: ${help} · ${nodes[0]?.html.slice(0, 160)}`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    const unnamed = await page.locator('.undefined').count()
    if (unnamed > 0) problems.push(`${unnamed} elements with a class that their style sheet does not have`)
    if (overflow > 0) problems.push(`scrolls sideways by ${overflow} px`)
  } catch (error) {
    problems.push(`check: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    await page.goto('about:blank')
  } finally {
    page.off('console', onConsole)
    page.off('pageerror', onError)
  }
  return problems
}

/** Uses the axe that the first run has injected, since injecting it again takes longer than the run. */
async function contrastIn(page: Page, selector: string) {
  const { violations } = await page.evaluate(
    selector => (globalThis as unknown as WithAxe).axe.run(selector, { runOnly: 'color-contrast' }),
    selector,
  )
  return violations.map(({ id, ...violation }) => ({ ...violation, id: `${id} under the pointer` }))
}

interface WithAxe {
  axe: { run(selector: string, options: { runOnly: string }): ReturnType<AxeBuilder['analyze']> }
}

/** The first story loads the workbench; later ones replace it on the same page. */
async function open(page: Page, storyId: string, theme: string) {
  if (!page.url().startsWith(origin)) {
    // The accessibility panel's own run would collide with ours.
    await page.goto(
      `${origin}/iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&globals=a11y.manual:!true`,
    )
    await page.waitForFunction(() => document.querySelector('#storybook-root > *') !== null)
  } else if (new URL(page.url()).searchParams.get('id') !== storyId) {
    await page.evaluate(
      storyId =>
        new Promise<void>((resolve, reject) => {
          const { channel } = (globalThis as unknown as Workbench).__STORYBOOK_PREVIEW__
          for (const event of ['storyThrewException', 'storyErrored', 'storyMissing']) {
            channel.once(event, error => reject(new Error(error.message ?? error.description ?? event)))
          }
          channel.once('storyRendered', () => resolve())
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
          setTimeout(() => reject(new Error('the story did not render within 15 s')), 15_000)
        }),
      storyId,
    )
  }
  await page.evaluate(theme => {
    document.documentElement.dataset.theme = theme
  }, theme)
  // The colours of the theme before are still on their way for some frames.
  await settled(page)
}

interface Workbench {
  __STORYBOOK_PREVIEW__: {
    channel: {
      once(event: string, listener: (payload: { message?: string; description?: string }) => void): void
      emit(event: string, payload: unknown): void
    }
  }
}

function serve(folder: string) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const file = join(folder, path)
    if (!file.startsWith(folder) || extname(file) === '' || !existsSync(file)) {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
      return
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise<{ server: typeof server; origin: string }>(done => {
    server.listen(0, '127.0.0.1', () => {
      done({ server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
    })
  })
}
