import type { FastifyInstance } from 'fastify'
import { RELEASES_HEADER } from 'shared/remote/releasesHeader'
import { releasesOfPages } from './releasesOfPages'

/** Each answer names what pages get at that moment, so that an open one learns of a release without asking for it. */
export function nameReleases(app: FastifyInstance, shelf: string): void {
  app.addHook('onRequest', async (_request, reply) => {
    const { releases } = releasesOfPages(shelf)
    if (releases) reply.header(RELEASES_HEADER, releases)
  })
}
