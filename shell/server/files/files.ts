import type { FastifyInstance } from 'fastify'
import type { SliceContext } from 'shared/server/slices/slice'
import { forgetUnclaimedFiles } from './forgetUnclaimedFiles'
import { sendFile } from './sendFile'
import { upload } from './upload'

const HOUR_MS = 60 * 60 * 1000

/** What people upload, and the content's pictures. */
export async function files(app: FastifyInstance, context: SliceContext): Promise<void> {
  sendFile(app, context)
  await app.register(scope => upload(scope, context))
  tidyUp(app, context)
}

/** At the start and every hour. */
function tidyUp(app: FastifyInstance, context: SliceContext): void {
  let underWay: Promise<void> | undefined
  const tidy = () => {
    underWay = forgetUnclaimedFiles(context).catch(error =>
      app.log.error({ err: error }, 'pictures of nobody could not be removed'),
    )
  }
  const hourly = setInterval(tidy, HOUR_MS).unref()
  app.addHook('onReady', async () => tidy())
  app.addHook('onClose', async () => {
    clearInterval(hourly)
    await underWay
  })
}
