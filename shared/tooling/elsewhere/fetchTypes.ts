import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { TYPES_JSON } from '../release/publishedTypes'

/** The path of a module's types. Another team wrote it: it leads nowhere else. */
const PATH = /^[A-Za-z]+(\/[A-Za-z]+)*\.d\.ts$/

/** Far more than any contract has. */
const LONGEST = 1_000_000
const ANSWER_MS = 30_000

/** Writes the types of the release that a house shows of another team's remote below `types/`. Answers the files. */
export async function fetchTypes(repository: string, remote: string, house: string): Promise<string[]> {
  const { remotes } = (await json(`${house}/registry.json`)) as { remotes: Shown[] }
  const shown = remotes.find(one => one.remote.name === remote)
  if (!shown) throw new Error(`${house} shows no ${remote}.`)
  const types = await json(String(new URL(shown.url + TYPES_JSON, house)))
  const published = Object.entries(types as Record<string, unknown>)
  const wrong = published.find(([path, text]) => !PATH.test(path) || typeof text !== 'string')
  if (wrong) throw new Error(`${remote} publishes ${wrong[0]}, which is no module's types.`)
  const folder = join(repository, 'types', remote)
  // A module that is published no more goes.
  rmSync(folder, { recursive: true, force: true })
  return published.map(([path, text]) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, String(text))
    return file
  })
}

interface Shown {
  remote: { name: string }
  url: string
}

async function json(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: this release publishes no types.`)
  const text = await answer.text()
  if (text.length > LONGEST) throw new Error(`${url} is longer than ${LONGEST} characters.`)
  return JSON.parse(text)
}
