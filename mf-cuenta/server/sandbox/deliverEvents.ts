import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import Type from 'typebox'
import { signatureOf } from '../provider/signature'
import { eventWithReference, markDelivered, signingSecret } from './sandboxStore'

/** Sends an event until the product answers 200; about two weeks of attempts, as real providers do. */
export const deliverEvent = defineJob({
  name: 'sandbox-deliver',
  payload: Type.Object({ event: Type.String({ maxLength: 64 }) }),
  retryLimit: 1400,
  retryDelaySeconds: 2,
  timeLimitSeconds: 20,
})

export const deliverEvents = jobHandler(deliverEvent, async (context, { event }, { signal }) => {
  const request = await requestOf(context, event)
  if (!request) return
  const answer = await fetch(`http://127.0.0.1:${context.config.port}/api/payments/webhook`, {
    method: 'POST',
    headers: request.headers,
    body: request.body,
    signal,
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`the webhook answered ${answer.status} to ${event}`)
  await markDelivered(context.database, event, context.now())
})

/** The signed request that tells of an event; undefined where the event does not exist. */
export async function requestOf({ database, now }: SliceContext, eventId: string) {
  const event = await eventWithReference(database, eventId)
  if (!event) return undefined
  const body = JSON.stringify({
    id: event.id,
    type: event.type,
    created: event.createdAt.toISOString(),
    session: event.sessionId,
    reference: event.reference,
  })
  const secret = await signingSecret(database)
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'sandbox-signature': signatureOf(Buffer.from(body), secret, now()),
    },
  }
}
