import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface ContentDouble {
  /** The settings that make our server use it. */
  environment: Record<string, string>
  asked: { url: string; headers: IncomingMessage['headers'] }[]
  /** Its answer from now on. */
  answer: Answer
  stop(): Promise<void>
}

/**
 * A double of the practice's content service on a port of its own; the service is the one outside party of the tips.
 */
export async function startContentDouble(): Promise<ContentDouble> {
  const double: ContentDouble = {
    environment: {},
    asked: [],
    answer: (_, response) => response.writeHead(500).end(),
    stop: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer((request, response) => {
    double.asked.push({ url: request.url ?? '', headers: request.headers })
    double.answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  Object.assign(double.environment, {
    CONTENT_URL: `http://127.0.0.1:${port}`,
    CONTENT_TOKEN: 'delivery-token',
    CONTENT_SPACE: 'practica',
  })
  return double
}

export const answerWith =
  (body: unknown, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/vnd.contentful.delivery.v1+json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
