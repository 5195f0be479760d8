import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { testBrowser } from 'shared/testing/browser/chromium'
import { readStories, type Story } from './checks/story'
import { photograph, VIEWS } from './photograph'
import { pictureDifference } from './pictureDifference'

/** In both releases a story is at one time: what it shows of today is no difference. */
const NOW = new Date('2026-11-26T10:00:00-06:00')

const SIDES = ['live', 'candidate'] as const
type Side = (typeof SIDES)[number]

export interface ComparedStory {
  story: Story
  state: 'same' | 'changed' | 'added' | 'removed'
  /** The pixels that differ in each view that differs, such as `phone-dark`. */
  differences: Readonly<Record<string, number>>
  /** Why a side has no picture. */
  problem?: string
}

interface Place {
  /** Built stories in `live` and `candidate`; `pictures` are written beside them. */
  folder: string
  /** The address of that folder. */
  origin: string
}

/** Compares every story of two builds, and keeps the pictures of those that differ. */
export async function compareAll({ folder, origin }: Place): Promise<ComparedStory[]> {
  const pictures = join(folder, 'pictures')
  mkdirSync(pictures)
  const sides = SIDES.map(side => new Map(readStories(join(folder, side)).map(story => [story.id, story])))
  const [live = new Map(), candidate = new Map()] = sides
  const stories = [...new Map([...live, ...candidate]).values()]
  const waiting = [...stories]
  const compared: ComparedStory[] = []
  const browser = await chromium.launch(testBrowser)
  try {
    const work = async () => {
      const pages = { live: await newPage(browser), candidate: await newPage(browser) }
      for (let story = waiting.shift(); story; story = waiting.shift()) {
        const of = { live: live.get(story.id), candidate: candidate.get(story.id) }
        compared.push(await compare({ pages, origin, pictures, story, of }))
      }
    }
    await Promise.all([work(), work()])
  } finally {
    await browser.close()
  }
  const order = new Map(stories.map(({ id }, i) => [id, i]))
  return compared.sort((a, b) => (order.get(a.story.id) ?? 0) - (order.get(b.story.id) ?? 0))
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/Mexico_City' })
  await context.clock.setFixedTime(NOW)
  return context.newPage()
}

interface Comparing {
  pages: Readonly<Record<Side, Page>>
  origin: string
  pictures: string
  story: Story
  /** The story at each side; undefined where that has none. */
  of: Readonly<Record<Side, Story | undefined>>
}

async function compare({ pages, origin, pictures, story, of }: Comparing): Promise<ComparedStory> {
  const taken: Partial<Record<Side, Buffer[]>> = {}
  try {
    for (const side of SIDES) {
      const its = of[side]
      if (its) taken[side] = await photograph(pages[side], `${origin}/${side}`, its)
    }
  } catch (error) {
    for (const page of Object.values(pages)) await page.goto('about:blank')
    const problem = (error as Error).message.split('\n')[0]
    return { story, state: 'changed', differences: {}, problem }
  }
  const keep = (name: string, picture: Buffer) =>
    writeFileSync(join(pictures, `${story.id}.${name}.png`), picture)
  const differences: Record<string, number> = {}
  for (const [i, view] of VIEWS.entries()) {
    const [before, after] = [taken.live?.[i], taken.candidate?.[i]]
    const difference = before && after ? await pictureDifference(before, after) : undefined
    if (before && after && !difference) continue
    if (difference) {
      differences[view] = difference.pixels
      keep(`${view}.difference`, difference.picture)
    }
    if (before) keep(`${view}.live`, before)
    if (after) keep(`${view}.candidate`, after)
  }
  const changed = Object.keys(differences).length > 0 ? 'changed' : 'same'
  return { story, state: !taken.live ? 'added' : !taken.candidate ? 'removed' : changed, differences }
}
