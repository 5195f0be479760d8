import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseJson, RemoteJson } from 'shared/remote/remoteJson'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** A release as the registry shows it, and what was left out of it. */
export interface ReadRelease {
  json: ReleaseJson | undefined
  /** Why it is not shown at all, or which of its parts are not. */
  dropped: string[]
}

// A release never changes, so it is read once.
const read = new Map<string, ReadRelease>()

/**
 * The release.json of a release. Fields that this server does not know are left out, since all of it goes into every page;
 * parts that it does not understand, such as a menu entry in a place that it does not have, cost themselves alone.
 */
export function readRelease(folder: string): ReadRelease {
  const known = read.get(folder)
  if (known) return known
  try {
    const found = understood(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')))
    read.set(folder, found)
    return found
  } catch (error) {
    return { json: undefined, dropped: [`its release.json cannot be read: ${(error as Error).message}`] }
  }
}

const LISTS = {
  routes: RemoteJson.properties.routes.items,
  menu: RemoteJson.properties.menu.items,
  staffMenu: RemoteJson.properties.staffMenu.items,
  widgets: RemoteJson.properties.widgets.items,
}

function understood(found: unknown): ReadRelease {
  const remote = (found as { remote?: unknown } | null)?.remote
  if (typeof remote !== 'object' || remote === null) return { json: undefined, dropped: ['it has no remote'] }
  const dropped: string[] = []
  const kept: Record<string, unknown> = { ...remote }
  for (const [list, schema] of Object.entries(LISTS)) {
    const entries = kept[list]
    if (!Array.isArray(entries)) continue
    kept[list] = entries.filter((entry, i) => {
      const problem = problemOf(schema, entry)
      if (problem) dropped.push(`${list}.${i}: ${problem}`)
      return !problem
    })
  }
  if (kept.page !== undefined && problemOf(RemoteJson.properties.page, kept.page)) {
    dropped.push(`page: ${problemOf(RemoteJson.properties.page, kept.page)}`)
    delete kept.page
  }
  // Only the server tries releases.
  delete kept.trial
  const json = Value.Clean(ReleaseJson, { ...(found as object), remote: kept })
  const [error] = Value.Errors(ReleaseJson, json)
  return error
    ? { json: undefined, dropped: [wordsOf(error), ...dropped] }
    : { json: json as ReleaseJson, dropped }
}

/** The first thing that is wrong with the known fields of a value. */
function problemOf(schema: TSchema, value: unknown): string | undefined {
  const clean = Value.Clean(schema, structuredClone(value))
  const [error] = Value.Errors(schema, clean)
  return error && wordsOf(error)
}

const wordsOf = ({ instancePath, message }: { instancePath: string; message: string }) =>
  `${instancePath.slice(1).replaceAll('/', '.') || 'it'} ${message}`
