import { parseArgs } from 'node:util'
import { checkedReason } from 'shared/releases/record'
import { houseAt } from './houseAt'

/** The browsers that get a release: all, nobody but those of a preview, or a share in percent. */
export type Audience = 'all' | 'nobody' | { share: number }

interface ReleaseWords {
  app: string | undefined
  to: string | undefined
  forced: string | undefined
  audience: Audience
  /** Whether its stories go onto the shelf too. */
  stories: boolean
}

/** The words after `npm run release --`. Throws where they make no sense. */
export function releaseWords(words: string[]): ReleaseWords {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      force: { type: 'string' },
      to: { type: 'string' },
      candidate: { type: 'boolean' },
      share: { type: 'string' },
      stories: { type: 'boolean' },
    },
  })
  const [app] = positionals
  const to = values.to === undefined ? undefined : houseAt(values.to)
  const audience = audienceOf(values)
  const { stories = false } = values
  if (stories && app === 'shell') throw new Error('Stories go with a remote.')
  if (to && app === 'shell') throw new Error('The shell is released at its own server.')
  if (audience !== 'all' && app === 'shell')
    throw new Error('The shell is released to all: a page has no other one to give way to.')
  return { app, to, forced: checkedReason(values.force), audience, stories }
}

function audienceOf({ candidate, share }: { candidate?: boolean; share?: string }): Audience {
  if (candidate && share !== undefined) throw new Error('A candidate has no share: --candidate or --share.')
  if (candidate) return 'nobody'
  if (share === undefined) return 'all'
  if (!/^[1-9]\d?$/.test(share) || Number(share) > 50)
    throw new Error('The share is in percent, from 1 to 50: the others are what it is compared with.')
  return { share: Number(share) }
}
