import { moveTo, withdraw } from 'shared/releases'
import { keptReleases } from 'shared/releases/clearShelf'
import { refusalsOf } from 'shared/releases/gate/gate'
import { readPointer } from 'shared/releases/pointer'
import { readRecord, releaseFolder } from 'shared/releases/record'
import { startTrial, trialOf } from 'shared/releases/trial'
import type { SliceContext } from 'shared/server/slices/context'
import { holdReleases } from '../releases/holdReleases'
import { refusal, type ShelfRefusal } from './answers'
import { shelfMessages } from './messages'
import { noteAct } from './noteAct'
import { tagOf } from './shelfState'
import { type Pipeline, signature } from './tokenStore'

interface Move {
  release: string
  reason?: string
  share?: number
  ifMatch: string | undefined
}

/**
 * Makes a release of the shelf current, or tries it on a share of the browsers, if nobody moved it since the pipeline
 * looked, and the gate lets it through. A release that is current already stays as it is: the answer to the first time may have
 * been lost. Returns why not.
 */
export async function moveCurrent(
  context: SliceContext,
  { shelf, pipeline }: { shelf: string; pipeline: Pipeline },
  { release, reason, share, ifMatch }: Move,
): Promise<ShelfRefusal | undefined> {
  const { remote } = pipeline
  if (ifMatch === undefined) return refusal(428, shelfMessages.noCondition)
  return context.database.transaction(one =>
    holdReleases(one, { shelf, app: remote }, async () => {
      const current = readPointer(shelf, remote)?.release
      if (current === release || (share !== undefined && trialOf(shelf, remote)?.release === release))
        return undefined
      if (ifMatch !== tagOf(shelf, remote)) return refusal(412, shelfMessages.moved)
      const problem = movingProblem(shelf, remote, release)
      if (problem) return problem
      if (share !== undefined) {
        const isEarlier = readPointer(shelf, remote)?.previous.includes(release)
        if (!current || isEarlier) return refusal(409, shelfMessages.nothingToCompare)
        await noteAct(context, pipeline, `tries ${release} on ${share} %`, one)
        startTrial(shelf, remote, { release, share, by: signature(pipeline), now: context.now() })
        return undefined
      }
      await noteAct(context, pipeline, `moved from ${current ?? 'none'} to ${release}`, one)
      // Last: a shelf that refuses it undoes the entry.
      moveTo(shelf, remote, { to: release, by: signature(pipeline), reason, now: context.now() })
      return undefined
    }),
  )
}

/**
 * Takes back the current release, if nobody moved it since the pipeline looked: the house does without the remote until
 * another release becomes current. Returns why not.
 */
export async function withdrawCurrent(
  context: SliceContext,
  { shelf, pipeline }: { shelf: string; pipeline: Pipeline },
  { reason, ifMatch }: Omit<Move, 'release' | 'share'>,
): Promise<ShelfRefusal | undefined> {
  const { remote } = pipeline
  if (ifMatch === undefined) return refusal(428, shelfMessages.noCondition)
  return context.database.transaction(one =>
    holdReleases(one, { shelf, app: remote }, async () => {
      const current = readPointer(shelf, remote)?.release
      if (!current) return undefined
      if (ifMatch !== tagOf(shelf, remote)) return refusal(412, shelfMessages.moved)
      await noteAct(context, pipeline, `withdrawn, its release ${current} taken back`, one)
      // Last: a shelf that refuses it undoes the entry.
      withdraw(shelf, remote, { by: signature(pipeline), reason, now: context.now() })
      return undefined
    }),
  )
}

function movingProblem(shelf: string, remote: string, release: string): ShelfRefusal | undefined {
  if (!keptReleases(shelf, remote).includes(release)) return refusal(404, shelfMessages.notThere)
  const taken = readRecord(shelf, remote, release).takenBack
  if (taken) {
    const { at, by = '', reason = '' } = taken
    return refusal(409, shelfMessages.takenBack(at.slice(0, 10), by, reason))
  }
  // A remote's release takes away neither exports nor calls, so what others use is not compared.
  const problems = refusalsOf(shelf, [], { app: remote, build: releaseFolder(shelf, remote, release) })
  return problems.length > 0 ? refusal(422, shelfMessages.doesNotFit, problems) : undefined
}
