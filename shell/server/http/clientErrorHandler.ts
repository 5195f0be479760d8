import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { serverMessages } from 'shared/server/http/messages'

const STATUS_OF_CODE: Readonly<Record<string, [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, serverMessages.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, serverMessages.slowRequest],
}

/** Long enough for the client to read an answer, too short to send much. */
export const LINGER_MS = 1000

/**
 * Bytes that are not HTTP, or exceed its limits, never become a request: they are answered on the bare socket, and
 * the connection ends soon after, whether or not the client ends it too.
 */
export function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = STATUS_OF_CODE[error.code ?? ''] ?? [400, serverMessages.badRequest]
  const body = JSON.stringify({ message })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      'Content-Type: application/json; charset=utf-8\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\n` +
      `Connection: close\r\n\r\n${body}`,
  )
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
