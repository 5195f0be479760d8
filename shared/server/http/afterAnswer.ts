import type { FastifyInstance, FastifyReply } from 'fastify'

export type AfterAnswer = (work: () => Promise<void>) => void

/** How long a server that is told to stop waits for what it promised in its answers. */
const PATIENCE_MS = 5000

/** Work that no answer waits for: begun when the answer has left, finished before the database is closed. */
export function afterAnswers(app: FastifyInstance): (reply: FastifyReply) => AfterAnswer {
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', () => settled(underWay))
  return reply => work => {
    const answered = new Promise<void>(resolve => {
      // Who hung up meanwhile was answered as far as anybody can be.
      if (reply.raw.closed) resolve()
      else reply.raw.once('close', resolve)
    })
    const done: Promise<void> = answered
      .then(work)
      .catch(error => reply.log.error({ err: error }, 'what was to be done after an answer failed'))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
}

async function settled(underWay: ReadonlySet<Promise<void>>): Promise<void> {
  let impatience: NodeJS.Timeout | undefined
  const enough = new Promise<void>(resolve => {
    impatience = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([Promise.all(underWay), enough])
  clearTimeout(impatience)
}
