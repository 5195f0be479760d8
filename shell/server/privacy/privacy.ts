import type { FastifyInstance } from 'fastify'
import { dayIn } from 'shared/dates/instants'
import { serverMessages } from 'shared/server/http/messages'
import { conflict, invalidField, ok, streamed, unauthorized } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { privacyContract } from '../../contract/privacy'
import { privacyMessages } from '../../messages'
import { accountById } from '../auth/accountStore'
import { personFacts } from '../auth/personFacts'
import { currentVersion, publishedVersion } from '../site/siteStore'
import { accept, consentOf } from './consentStore'
import { endAccount } from './endAccount'
import { ownDataAsFhir } from './ownDataAsFhir'
import { ownDataInWords } from './ownDataInWords'
import { ownDataOf } from './ownDataOf'
import { choosePurpose, purposesOf } from './purposeStore'

const gone = unauthorized(serverMessages.unauthorized)

/** The calls by which a person manages their data: consent, download, erasure. */
export function privacy(app: FastifyInstance, context: SliceContext, slices: readonly Slice[]): void {
  const { database } = context

  serve(app, privacyContract, {
    'GET auth/privacy-notice': async ({ person }) => {
      const account = await accountById(database, person.id)
      return account ? ok(consentOf(account)) : gone
    },

    'POST auth/privacy-notice': async ({ body, person }) => {
      if (!(await publishedVersion(database, body.version)))
        return invalidField('version', privacyMessages.unknownVersion)
      // Only the version that the page showed is accepted, not one that replaced it meanwhile.
      if (body.version !== (await currentVersion(database))) return conflict(privacyMessages.notInForce)
      const account = await accept(database, person.id, body.version, context.now())
      return account ? ok(await personFacts(context, account)) : gone
    },

    'GET auth/purposes': async ({ person }) => ok(await purposesOf(database, person.id)),

    'PATCH auth/purposes': async ({ body, person }) =>
      (await choosePurpose(database, person.id, body, context.now()))
        ? ok(await purposesOf(database, person.id))
        : gone,

    'GET auth/me/data': async ({ person }) => {
      const account = await accountById(database, person.id)
      if (!account) return gone
      const name = `mis-datos-${dayIn(context.now())}.json`
      const headers = { 'content-disposition': `attachment; filename="${name}"` }
      return streamed(await ownDataOf(context, slices, account), headers)
    },

    'GET auth/me/data-in-words': async ({ person }) => {
      const account = await accountById(database, person.id)
      return account ? streamed(await ownDataInWords(context, slices, account)) : gone
    },

    'GET auth/me/data-as-fhir': async ({ person }) => {
      const account = await accountById(database, person.id)
      return account ? streamed(await ownDataAsFhir(context, slices, account)) : gone
    },

    'DELETE auth/me': ({ body, person, request }) =>
      endAccount(context, slices, { userId: person.id, ...body, request }),
  })
}
