import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { publishCandidate } from 'shared/releases'
import { originHere } from 'shared/releases/originHere'
import { readPointer } from 'shared/releases/pointer'
import { releaseFolder } from 'shared/releases/record'
import { shelfIn } from 'shared/releases/shelf'
import { keepStories, storiesFile } from 'shared/releases/stories'
import { publishHere } from 'shared/tooling/release/publishHere'
import { packStories, storiesHere, unpackStories } from 'shared/tooling/stories/packStories'
import { repositoryRoot } from '../fixtures/startServer'

/*
 * `npm run drills -- stories`: what a designer does with a candidate: its stories beside those of what is live, in
 * pictures, and both in one Storybook.
 */

const APP = 'mf-objetivos'
const WORDS = 'Todos tienen respuesta.'
const NO_LABS = 'objetivos-equipo-de-la-clínica--no-labs'
const CHANGED = 'Ya no falta ninguna respuesta.'

test.use({ viewport: { width: 1280, height: 900 } })

/**
 * Publishes as `npm run release -- mf-objetivos --stories` does, but does not note the release's calls in the working
 * copy: no practice ever gets this one.
 */
async function releaseWithStories(shelf: string): Promise<void> {
  const release = await publishHere(shelf, APP, { ...originHere(), checks: [], forced: 'drill' }, 'all')
  keepStories(shelf, APP, release ?? '', storiesHere(APP))
}

/** Every file that differs from the last commit, with its state. */
const workingCopy = () =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })

/** A candidate of the live release, one of whose texts its team changed, and one of whose stories it took away. */
function changeStories(shelf: string, folder: string): string {
  const live = readPointer(shelf, APP)?.release ?? ''
  const build = join(folder, 'build')
  cpSync(releaseFolder(shelf, APP, live), build, { recursive: true })
  writeFileSync(join(build, 'another.txt'), CHANGED)
  const candidate = publishCandidate(shelf, APP, build)
  const stories = join(folder, 'stories')
  unpackStories(storiesFile(shelf, APP, live), stories)
  for (const file of readdirSync(stories).filter(name => name.endsWith('.js'))) {
    const text = readFileSync(join(stories, file), 'utf8')
    if (text.includes(WORDS)) writeFileSync(join(stories, file), text.replaceAll(WORDS, CHANGED))
  }
  const index = JSON.parse(readFileSync(join(stories, 'index.json'), 'utf8'))
  const gone = Object.values<{ id: string; name: string }>(index.entries).find(
    ({ name }) => name === 'Nadie por buscar',
  )
  delete index.entries[gone?.id ?? '']
  writeFileSync(join(stories, 'index.json'), JSON.stringify(index))
  keepStories(shelf, APP, candidate, packStories(stories))
  return candidate
}

test('the stories of a candidate stand beside those of what is live, with pictures of what differs', {
  tag: '@drill',
}, async ({ page }) => {
  test.setTimeout(1_200_000)
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-stories-'))
  const DATA_DIR = join(folder, 'data')
  const shelf = shelfIn(DATA_DIR)
  const untouched = workingCopy()
  await releaseWithStories(shelf)
  const candidate = changeStories(shelf, folder)

  const begun = performance.now()
  const command = spawn(process.execPath, ['shared/tooling/run.mjs', 'compare', APP], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let said = ''
    command.stdout.on('data', chunk => (said += chunk))
    await expect.poll(() => said, { timeout: 1_000_000 }).toContain('until Ctrl-C')
    console.info(`${said}${((performance.now() - begun) / 1000).toFixed(0)} s`)
    expect(said).toContain('1 changed, 0 added, 1 removed,')

    await page.goto(/http:\S+index\.html/.exec(said)?.[0] ?? '')
    await expect(page.getByText(candidate)).toBeVisible()
    const changed = page.locator('section', { hasText: 'Sin laboratorios' })
    for (const view of ['Teléfono, claro', 'Teléfono, oscuro', 'Escritorio, claro', 'Escritorio, oscuro'])
      await expect(changed.getByRole('heading', { name: view })).toBeVisible()
    for (const picture of await changed.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(300)
    }
    const removed = page.locator('section', { hasText: 'Nadie por buscar' })
    await expect(removed.getByRole('img')).toHaveCount(4)

    await page.getByRole('link', { name: 'Recorrer las dos en Storybook' }).click()
    const sidebar = page.getByRole('navigation', { name: 'Stories' })
    await expect(sidebar.getByRole('button', { name: /^En vivo/ })).toBeVisible()
    const address = page.url().split('?')[0]
    const sides = [
      { place: '', frame: '#storybook-preview-iframe', words: CHANGED },
      { place: 'live_', frame: '#storybook-ref-live', words: WORDS },
    ]
    for (const { place, frame, words } of sides) {
      await page.goto(`${address}?path=/story/${place}${NO_LABS}`)
      await expect(page.frameLocator(frame).getByText(words)).toBeVisible()
    }
  } finally {
    const ended = once(command, 'exit')
    command.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
  expect(workingCopy()).toBe(untouched)
})
