import type { FastifyInstance } from 'fastify'
import { rollback } from 'shared/releases'
import { keptReleases } from 'shared/releases/clearShelf'
import { remotesOf } from 'shared/releases/onShelf'
import { readPointer } from 'shared/releases/pointer'
import { readRecord } from 'shared/releases/record'
import { shelfIn } from 'shared/releases/shelf'
import { conflict, invalidField, notFound, ok } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import { type AppReleases, releasesContract } from '../../contract/releases'
import { releaseRefusals } from '../../releasesMessages'
import { previews } from '../previews/previews'
import { previewLinks } from '../previews/signPreview'
import { teamsOf } from '../staff/staffStore'
import { trialOn, trials } from '../trials/trials'
import { appReleases } from './appReleases'
import { holdReleases, isReadOnly } from './holdReleases'
import { refuseOtherTeam } from './ofTeam'
import { releaseFigures } from './releaseFigures'

/** The calls of the page for teams (shared/releases/README.md). Every success is in the audit log. */
export function releases(app: FastifyInstance, context: SliceContext): void {
  const { config, database, now } = context
  const shelf = shelfIn(config.dataDir)
  const names = () => ['shell', ...remotesOf(shelf)]

  serve(app, releasesContract, {
    ...previews(context, shelf),
    ...trials(context, shelf),

    'GET staff/releases': ({ audit, staff }) =>
      database.transaction(async one => {
        const figuresOf = await releaseFigures(one)
        const linkTo = await previewLinks(config, now())
        const teams = await teamsOf(one, staff.id)
        const known = { teams, figuresOf, linkTo, trialOn: (remote: string) => trialOn(one, shelf, remote) }
        const apps: AppReleases[] = []
        for (const name of names()) apps.push(await appReleases(shelf, name, known))
        return audit(one, { act: 'releases read', whose: null }, ok({ apps }))
      }),

    'POST staff/releases/{app}/rollback': async ({ params, body, staff, audit, auditRefusal }) => {
      const { from, to } = body
      const reason = body.reason.trim()
      if (!names().includes(params.app)) return notFound(releaseRefusals.unknownApp)
      const otherTeam = await refuseOtherTeam(database, { staff, auditRefusal }, params.app)
      if (otherTeam) return otherTeam
      if (!reason) return invalidField('reason', releaseRefusals.emptyReason)
      try {
        return await database.transaction(one =>
          holdReleases(one, { shelf, app: params.app }, async () => {
            const live = readPointer(shelf, params.app)?.release
            const isDone = live === to && isTakenBack(shelf, params.app, from)
            if (live !== from && !isDone) return conflict(releaseRefusals.changed)
            if (!isDone && !isOffered(shelf, params.app, { from, to }))
              return conflict(releaseRefusals.notThere)
            const act = `${params.app} ${isDone ? 'asked again' : 'taken back'} from ${from} to ${to}`
            const answer = await audit(one, { act, whose: null }, ok({}))
            // The shelf is written last: where that fails, the transaction is undone with its audit entry.
            if (!isDone) rollback(shelf, params.app, { to, by: staff.email, reason, now: now() })
            return answer
          }),
        )
      } catch (error) {
        if (isReadOnly(error)) return conflict(releaseRefusals.readOnly)
        throw error
      }
    },
  })
}

const isTakenBack = (shelf: string, app: string, release: string) =>
  keptReleases(shelf, app).includes(release) && readRecord(shelf, app, release).takenBack !== undefined

const isOffered = (shelf: string, app: string, { from, to }: { from: string; to: string }) =>
  to !== from && keptReleases(shelf, app).includes(to) && !isTakenBack(shelf, app, to)
