import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { serverMessages } from './messages'

const STATUS_OF_CODE: Readonly<Record<string, [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, serverMessages.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, serverMessages.slowRequest],
}

/** Bytes that are not HTTP, or exceed its limits, never become a request: they are answered on the bare socket. */
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
}
