import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { putOnShelf } from 'shared/releases'
import { ARCHIVE, SentRecord } from 'shared/releases/archive'
import { keptReleases } from 'shared/releases/clearShelf'
import { contentHash, sameFiles } from 'shared/releases/contentHash'
import { buildProblems } from 'shared/releases/gate/checkBuild'
import { broughtOnShelf, noteElsewhere } from 'shared/releases/onShelf'
import { releaseFolder } from 'shared/releases/record'
import { readSlice } from 'shared/releases/sliceJson'
import type { ReleaseJson } from 'shared/remote/remoteJson'
import type { Config } from 'shared/server/config/config'
import { Value } from 'typebox/value'
import { sliceRefusals } from '../guests/sliceRefusals'
import { grantedPage } from '../registry/grantedPage'
import { refusal, type ShelfRefusal } from './answers'
import { shelfMessages } from './messages'
import { type Pipeline, signature } from './tokenStore'
import { unpacked } from './unpacked'

/** Releases of one remote: a team releases a few a day, and each leaves after 90 days. */
const MOST_KEPT = 500

export interface Arrived {
  release: string
  isNew: boolean
}

interface Arrival {
  shelf: string
  pipeline: Pipeline
  grants: Pick<Config, 'pageGrants' | 'sliceGrants'>
  now: Date
}

/** Receives the archive of a release and puts it on the shelf. */
export const arrive = (arrival: Arrival, request: IncomingMessage): Promise<Arrived | ShelfRefusal> =>
  unpacked(arrival.shelf, arrival.pipeline.remote, request, folder => shelve(arrival, folder))

function shelve({ shelf, pipeline, grants, now }: Arrival, folder: string): Arrived | ShelfRefusal {
  const { remote } = pipeline
  const arriving = join(folder, ARCHIVE.build)
  const record = recordIn(folder)
  if (Array.isArray(record)) return refusal(422, shelfMessages.wrongBuild, record)
  if (!existsSync(arriving)) return refusal(422, shelfMessages.wrongBuild, [`${ARCHIVE.build} is missing`])
  const { release, by, ...origin } = record
  const kept = keptReleases(shelf, remote)
  const isKnown = kept.includes(release)
  if (isKnown && sameFiles(releaseFolder(shelf, remote, release), arriving)) return { release, isNew: false }
  if (isKnown) return refusal(409, shelfMessages.otherContent(release))
  const problems = buildProblems(remote, arriving, broughtOnShelf(shelf, remote))
  if (problems.length > 0) return refusal(422, shelfMessages.wrongBuild, problems)
  const { refused } = grantedPage(remote, pageIn(arriving), grants.pageGrants)
  if (refused.length > 0) return refusal(422, shelfMessages.notGranted(remote), refused)
  const inSlice = sliceRefusals(shelf, remote, readSlice(arriving), grants.sliceGrants)
  if (inSlice.length > 0) return refusal(422, shelfMessages.sliceNotGranted(remote), inSlice)
  const own = contentHash(arriving)
  if (own !== release) return refusal(422, shelfMessages.wrongName(own))
  if (kept.length >= MOST_KEPT) return refusal(409, shelfMessages.tooManyKept(MOST_KEPT))
  const author = by ? `${by}, ${signature(pipeline)}` : signature(pipeline)
  noteElsewhere(shelf, remote)
  const isNew = putOnShelf(shelf, { remote, release, arriving }, { ...origin, by: author }, now)
  return { release, isNew }
}

/** The `page` of a build whose release.json was checked. */
const pageIn = (build: string) =>
  (JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as ReleaseJson).remote.page

/** The record, or what is wrong with it. A long one is not parsed: sixty megabytes of lists need a gigabyte. */
function recordIn(folder: string): SentRecord | string[] {
  const file = join(folder, ARCHIVE.record)
  try {
    const { size } = statSync(file)
    if (size > ARCHIVE.maxRecordBytes)
      return [`${ARCHIVE.record} has ${size} bytes, more than ${ARCHIVE.maxRecordBytes}`]
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (Value.Check(SentRecord, record)) return record
    return [...Value.Errors(SentRecord, record)].map(
      ({ instancePath, message }) => `${ARCHIVE.record}: ${instancePath.slice(1) || 'the file'} ${message}`,
    )
  } catch {
    return [`${ARCHIVE.record} is missing, or no JSON`]
  }
}
