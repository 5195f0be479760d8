import type { FastifyInstance } from 'fastify'
import { RELEASES_HEADER } from 'shared/remote/releasesHeader'
import { releasesOfPages } from './releasesOfPages'

/** Each answer names the releases that pages get now, so that an open page learns of a new one without asking. */
export function nameReleases(app: FastifyInstance, shelf: string): void {
  app.addHook('onRequest', async (_request, reply) => {
    const { releases } = releasesOfPages(shelf)
    if (releases) reply.header(RELEASES_HEADER, releases)
  })
}
