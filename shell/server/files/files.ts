import type { FastifyInstance } from 'fastify'
import type { SliceContext } from 'shared/server/slices/context'
import { forgetArrivals } from './forgetArrivals'
import { sendFile } from './sendFile'
import { upload } from './upload'

/** The files that people upload, and the content's pictures. */
export async function files(app: FastifyInstance, context: SliceContext): Promise<void> {
  sendFile(app, context)
  await forgetArrivals(context)
  await app.register(scope => upload(scope, context))
}
