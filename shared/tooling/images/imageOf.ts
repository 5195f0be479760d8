import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Build, repositoryRoot } from './readCompose'

export interface Image {
  /** The instructions of its last stage. */
  last: string
  /** The command that it runs, below its folder. */
  command: string[]
}

/** Reads the last stage of one of our Dockerfiles. */
export function imageOf({ dockerfile = '' }: Pick<Build, 'dockerfile'>): Image {
  const text = readFileSync(join(repositoryRoot, dockerfile), 'utf8')
  const last = text.split(/^FROM /m).at(-1) ?? ''
  const command = /^CMD (\[.+\])$/m.exec(last)?.[1]
  if (!command) throw new Error(`${dockerfile} has no CMD.`)
  return { last, command: JSON.parse(command) }
}
