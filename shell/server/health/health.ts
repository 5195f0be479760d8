import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBackupState } from 'shared/server/backups/backupState'
import type { FileStore } from 'shared/server/files/files'
import { RETRY_AFTER_SECONDS } from 'shared/server/http/errorHandler'
import { serverMessages } from 'shared/server/http/messages'
import type { SliceContext } from 'shared/server/slices/context'

/** For the gateway and for monitoring: whether the process runs (live), and whether it can answer (ready). */
export function health(app: FastifyInstance, { database, files }: SliceContext): void {
  const notInDocuments = { schema: { hide: true } }

  app.get('/health/live', notInDocuments, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })

  app.get('/health/ready', notInDocuments, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      const { restoredAt, lastSuccessAt } = await readBackupState(database)
      return {
        status: 'ok',
        files: await stateOf(files, request),
        ...(restoredAt && { held: true }),
        ...(lastSuccessAt && { lastBackup: lastSuccessAt.toISOString() }),
      }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ message: serverMessages.unavailable })
    }
  })
}

/** Without the file store only files are missing, so an unavailable store does not take the process out of service. */
async function stateOf(files: FileStore, request: FastifyRequest): Promise<'ok' | 'unavailable'> {
  try {
    await files.check()
    return 'ok'
  } catch (error) {
    request.log.error({ err: error }, 'the files cannot be reached')
    return 'unavailable'
  }
}
