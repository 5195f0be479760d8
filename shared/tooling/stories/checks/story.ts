import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Story {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  tags?: string[]
}

/** The stories of a built Storybook whose id contains `pattern`. */
export function readStories(folder: string, pattern = ''): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>
  }
  return Object.values(entries).filter(entry => entry.type === 'story' && entry.id.includes(pattern))
}
