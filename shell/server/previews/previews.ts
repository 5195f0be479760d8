import { existsSync } from 'node:fs'
import { readPointer } from 'shared/releases/pointer'
import { readRecord, releaseFolder } from 'shared/releases/record'
import { conflict, invalidField, ok } from 'shared/server/http/outcome'
import type { Handlers } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { releasesContract } from '../../contract/releases'
import { releaseRefusals } from '../../releasesMessages'
import { refuseOtherTeam } from '../releases/ofTeam'
import { previewCookie } from './previewCookie'
import { knownPreview, signPreview } from './signPreview'

type Context = Pick<SliceContext, 'config' | 'database' | 'now'>

type Calls = Pick<
  Handlers<typeof releasesContract>,
  'POST staff/releases/preview' | 'POST releases/leave-preview'
>

/** The calls by which a browser sees a release before the others do (decision 56). */
export function previews({ config, database, now }: Context, shelf: string): Calls {
  return {
    'POST staff/releases/preview': async ({ body, staff, audit, auditRefusal, request }) => {
      const preview = await knownPreview(config, 'link', body.preview, now())
      if (!preview) return invalidField('preview', releaseRefusals.noPreview)
      const { remote, release, until } = preview
      const otherTeam = await refuseOtherTeam(database, { staff, auditRefusal }, remote)
      if (otherTeam) return otherTeam
      if (!isThere(shelf, remote, release)) return conflict(releaseRefusals.previewGone)
      const seconds = Math.ceil((Date.parse(until) - now().getTime()) / 1000)
      const headers = previewCookie(request, await signPreview(config, 'browser', preview), seconds)
      const act = `${remote} previewed: ${release}`
      return audit(database, { act, whose: null }, { ...ok(preview), headers })
    },

    'POST releases/leave-preview': ({ request }) => ({ ...ok({}), headers: previewCookie(request, '', 0) }),
  }
}

const isThere = (shelf: string, remote: string, release: string) =>
  existsSync(releaseFolder(shelf, remote, release)) &&
  readPointer(shelf, remote) !== undefined &&
  !readRecord(shelf, remote, release).takenBack
