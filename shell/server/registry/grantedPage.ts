import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PageNeeds } from 'shared/remote/pageNeeds'
import type { RemoteJson } from 'shared/remote/remoteJson'
import type { PageGrants } from 'shared/server/config/pageGrants'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** The part of a remote's `page` that goes into the policies of pages, and the rest, which nobody here has allowed. */
export function grantedPage(
  remote: string,
  page: PageNeeds | undefined,
  grants: PageGrants,
): { page: PageNeeds | undefined; refused: string[] } {
  if (!page) return { page, refused: [] }
  const allowed = [...namesOf(grants[remote]), ...namesOf(pageHere(remote))]
  const isAllowed = (kind: string, value: string) => allowed.includes(nameOf(kind, value))
  const kept = Object.entries(page)
    .map(([kind, values]) => [kind, values.filter(value => isAllowed(kind, value))] as const)
    .filter(([, values]) => values.length > 0)
  return {
    page: Object.fromEntries(kept),
    refused: namesOf(page).filter(name => !allowed.includes(name)),
  }
}

const nameOf = (kind: string, value: string) => `page.${kind} ${value}`

/** Each part in words, such as `page.frames https://videos.example.mx`. */
const namesOf = (page: PageNeeds | undefined) =>
  Object.entries(page ?? {}).flatMap(([kind, values]) => values.map(value => nameOf(kind, value)))

const read = new Map<string, { version: number; page: PageNeeds | undefined }>()

/** The `page` of the remote.json beside this server: whoever deployed the server has committed it. */
function pageHere(remote: string): PageNeeds | undefined {
  const file = join(repositoryRoot, remote, 'remote.json')
  if (!existsSync(file)) return undefined
  const version = statSync(file).mtimeMs
  const known = read.get(file)
  if (known?.version === version) return known.page
  const page = readPage(file)
  read.set(file, { version, page })
  return page
}

/** A file that somebody is editing asks for nothing until it can be read. */
function readPage(file: string): PageNeeds | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as RemoteJson).page
  } catch {
    return undefined
  }
}
