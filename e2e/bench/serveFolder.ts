import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

/** Serves a built page pre-compressed, like the shell's files. Returns its address and how to stop. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify()
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: true,
    maxAge: '1y',
    immutable: true,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}
