import { Readable } from 'node:stream'
import type { S3 } from 'shared/server/config/s3'
import { StoreUnavailable } from 'shared/server/files/files'
import { type S3Asked, type S3Stream, s3Client } from '../files/s3Client'
import type { Place } from './place'
import { s3Upload } from './s3Upload'

/** Nobody waits for a backup, and its store may be far away. */
const SILENT_MS = 60_000

/** The most keys that a store lists at once. */
const PAGE_KEYS = 1000

/** A bucket, or a folder of one: its keys have only characters that neither addresses nor XML escape. */
export function s3Place(store: S3, folder: string, pageKeys = PAGE_KEYS): Place {
  const client = s3Client(store)
  const keyOf = (path: string) => (folder === '' ? path : `${folder}/${path}`)
  const pathOf = (key: string) => (folder === '' ? key : key.slice(folder.length + 1))
  const within = (asked: Omit<S3Asked, 'silentMs'>): S3Asked => ({ silentMs: SILENT_MS, ...asked })

  /** The keys after this one, up to a page of them. */
  async function listed(prefix: string, after: string): Promise<{ keys: string[]; goesOn: boolean }> {
    const query = { prefix, 'max-keys': String(pageKeys), ...(after && { marker: after }) }
    const { bytes } = await client.demand(within({ method: 'GET', query }))
    const text = bytes.toString('utf8')
    const keys = [...text.matchAll(/<Key>([\w./-]+)<\/Key>/g)].map(([, key = '']) => key)
    return { keys, goesOn: text.includes('<IsTruncated>true</IsTruncated>') && keys.length > 0 }
  }

  return {
    name: `s3://${store.bucket}${folder && `/${folder}`}`,
    write: (path, bytes) => s3Upload(asked => client.demand(within(asked)), keyOf(path), bytes),
    read: path =>
      Readable.from(
        readThrough(from => client.open(within({ method: 'GET', key: keyOf(path), from }))),
        { objectMode: false },
      ),
    has: async path => (await client.demand(within({ method: 'HEAD', key: keyOf(path) }), 404)).ok,
    async paths(below) {
      const prefix = `${keyOf(below)}/`
      const all: string[] = []
      for (let goesOn = true; goesOn; ) {
        const page = await listed(prefix, all.at(-1) ?? '')
        all.push(...page.keys)
        goesOn = page.goesOn
      }
      return all.map(pathOf).sort()
    },
    async remove(path) {
      await client.demand(within({ method: 'DELETE', key: keyOf(path) }), 404)
    },
  }
}

/**
 * A whole object, however slowly it is read: a store lets go of a connection whose reader works for minutes, as a restore
 * does while it writes rows. What has come is not asked for again. Fails where nothing more comes.
 */
async function* readThrough(
  open: (from: number | undefined) => Promise<S3Stream>,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; ) {
    const begun = at
    try {
      const { ok, status, chunks } = await open(at === 0 ? undefined : at)
      if (at > 0 && status === END_PASSED) return
      if (!ok || (at > 0 && status !== PART)) {
        throw new StoreUnavailable(`the S3 store answered GET with ${status}`)
      }
      for await (const chunk of chunks) {
        at += chunk.length
        yield chunk
      }
      return
    } catch (error) {
      if (at === begun) throw error
    }
  }
}

/** The answer to a part of an object, and to one that begins behind its last byte. */
const PART = 206
const END_PASSED = 416
