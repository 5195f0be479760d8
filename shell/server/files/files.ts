import type { FastifyInstance } from 'fastify'
import { MS_PER_HOUR } from 'shared/dates/times'
import type { SliceContext } from 'shared/server/slices/slice'
import { forgetUnclaimedFiles } from './forgetUnclaimedFiles'
import { sendFile } from './sendFile'
import { upload } from './upload'

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
  const hourly = setInterval(tidy, MS_PER_HOUR).unref()
  app.addHook('onReady', async () => tidy())
  app.addHook('onClose', async () => {
    clearInterval(hourly)
    await underWay
  })
}
