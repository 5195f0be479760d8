import type { FastifyInstance } from 'fastify'
import { RETRY_AFTER_SECONDS } from 'shared/server/http/errorHandler'
import {
  conflict,
  created,
  forbidden,
  invalid,
  notFound,
  ok,
  type Refused,
  unavailable,
} from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import type { StaffMember } from 'shared/server/http/staff'
import type { SliceContext } from 'shared/server/slices/context'
import { vaultContract } from '../../contract/vault'
import { reasonMistake } from '../../rules/vault/vaultReason'
import { vaultRefusals } from '../../vaultMessages'
import { WrongKey } from '../sealing/seal'
import { contentsOf } from './contents'
import {
  approve,
  approvedIt,
  ask,
  askedIt,
  currentOpening,
  currentOpenings,
  openFor,
  shownTo,
} from './openingStore'
import { accountsOf, accountsWith, fileIn } from './readVault'

/** The calls by which two members open what is kept of an ended account. Every step and every refusal is in the audit log. */
export function vault(app: FastifyInstance, context: SliceContext): void {
  const { database, now } = context

  async function refuse(member: StaffMember, act: string, refused: Refused): Promise<Refused> {
    await app.staffDoor.refuse(member, `refused: ${act}`)
    return refused
  }

  serve(app, vaultContract, {
    'GET staff/vault/openings': async ({ staff, audit }) => {
      const openings = await currentOpenings(database, now())
      const shown = openings.map(opening => shownTo(staff, opening))
      return audit(database, { act: 'vault openings listed', whose: null }, ok({ openings: shown }))
    },

    'POST staff/vault/openings': async ({ body, staff, audit }) => {
      const reason = body.reason.trim()
      const mistake = reasonMistake(reason)
      if (mistake) return invalid(mistake, { reason: mistake })
      const [accountId] = await accountsOf(context, body.email)
      const nothing = vaultRefusals.nothingKept
      if (!accountId)
        return refuse(staff, 'vault, nothing kept for an address', {
          ...notFound(nothing),
          errors: { email: nothing },
        })
      return database.transaction(async one => {
        const opening = await ask(one, { accountId, by: staff, reason, now: now() })
        const act = `vault opening ${opening.id} asked`
        return audit(one, { act, whose: null }, created(shownTo(staff, opening)))
      })
    },

    'POST staff/vault/openings/{id}/approval': async ({ params: { id }, body, staff, audit }) => {
      const reason = body.reason.trim()
      const mistake = reasonMistake(reason)
      if (mistake) return invalid(mistake, { reason: mistake })
      const answer = await database.transaction(async one => {
        const opening = await currentOpening(one, id, now())
        if (!opening) return notFound(vaultRefusals.unknown)
        if (askedIt(opening, staff)) return forbidden(vaultRefusals.ownApproval)
        const isDone = approvedIt(opening, staff)
        if (opening.approvedBy !== null && !isDone) return conflict(vaultRefusals.alreadyApproved)
        const approved = isDone ? opening : await approve(one, { id, by: staff, reason, now: now() })
        if (!approved) return notFound(vaultRefusals.unknown)
        const act = `vault opening ${id} ${isDone ? 'approved again' : 'approved'}`
        return audit(one, { act, whose: null }, ok(shownTo(staff, approved)))
      })
      return answer.ok ? answer : refuse(staff, `vault opening ${id}, approval`, answer)
    },

    'GET staff/vault/openings/{id}/contents': async ({ params: { id }, staff, audit }) => {
      const opening = await openFor(database, { id, member: staff, now: now() })
      const act = `vault opening ${id} read`
      if (!opening) return refuse(staff, act, forbidden(vaultRefusals.notYours))
      const contents = await whereOpened(() => contentsOf(context, opening))
      if (!contents) return refuse(staff, act, notFound(vaultRefusals.unknown))
      if ('ok' in contents) return contents
      return audit(database, { act, whose: null }, ok(contents))
    },

    'GET staff/vault/openings/{id}/files/{name}': async ({ params: { id, name }, staff, audit }) => {
      const opening = await openFor(database, { id, member: staff, now: now() })
      const act = `file of vault opening ${id} read`
      if (!opening) return refuse(staff, act, forbidden(vaultRefusals.notYours))
      const bytes = await whereOpened(async () =>
        fileIn(context, await accountsWith(context, opening.accountId), name),
      )
      if (!bytes) return refuse(staff, act, notFound(vaultRefusals.unknown))
      if ('ok' in bytes) return bytes
      return audit(database, { act, whose: null }, ok({ name, content: bytes.toString('base64') }))
    },
  })
}

/** Another key than the one that sealed it is for the operator to mend. */
async function whereOpened<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof WrongKey) return unavailable(vaultRefusals.wrongKey, RETRY_AFTER_SECONDS)
    throw error
  }
}
