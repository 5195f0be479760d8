import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pdf } from 'shared/testing/pdf'
import type { TestServer } from 'shared/testing/testServer'
import sharp from 'sharp'
import { multipart, multipartType, type Part } from './multipart'

export const PDF = pdf()
export const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
export const jpeg = () => picture().jpeg().toBuffer()

interface Sent {
  token?: string
  /** Null: none is said. */
  kind?: string | null
  type?: string
  from?: string
}

/** Sends files to a server and reads them, and looks at what it stores. */
export function uploading(server: TestServer) {
  const namesIn = (name: string) => {
    const folder = join(server.config.dataDir, name)
    return existsSync(folder) ? readdirSync(folder) : []
  }

  /** Sends a body as it is. */
  async function post(
    body: Buffer | string,
    { token, kind = 'picture', type = multipartType, from }: Sent = {},
  ) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/files/upload${kind === null ? '' : `?kind=${kind}`}`,
      payload: body,
      headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
      ...(from && { remoteAddress: from }),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }

  return {
    post,
    send: (bytes: Buffer | string, sent: Sent = {}, part: Partial<Part> = {}) =>
      post(multipart({ fileName: 'foto.jpg', type: 'image/jpeg', bytes, ...part }), sent),
    async read(name: string, token?: string) {
      const answer = await server.app.inject({
        url: `/api/files/${name}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
      return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
    },
    stored: () => namesIn('files'),
    arrivals: () => namesIn('arrivals'),
  }
}
