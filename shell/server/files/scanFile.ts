import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Scanner } from 'shared/server/config/config'

// Own code instead of clamscan (MIT, last released in 2024), which also runs programs and writes files: the protocol is
// one command and one line.

/** For a lab of 15 MB, whose scan takes a second or two. */
const LIMIT_MS = 15_000

/** Far more than the scanner's one line. */
const MOST_SAID = 1024

/** The scanner does not answer as it should; a later attempt may succeed. */
class ScannerUnavailable extends Error {
  readonly statusCode = 503
}

/** Whether clamd finds nothing in a file. Throws where it is away, silent, or cannot tell. */
export async function isClean(file: string, scanner: Scanner, limitMs = LIMIT_MS): Promise<boolean> {
  const socket = connect(scanner)
  const limit = setTimeout(() => socket.destroy(new Error('it was silent')), limitMs)
  try {
    // An error of the connection decides nothing: the scanner may answer and close it before all was sent.
    socket.on('error', () => undefined)
    send(file, socket).catch(error => socket.destroy(error))
    const said = await wordOf(socket)
    if (said === 'stream: OK') return true
    if (/^stream: .+ FOUND$/.test(said)) return false
    throw new Error(`it said «${said}»`)
  } catch (error) {
    throw new ScannerUnavailable('the scanner of files did not answer', { cause: error })
  } finally {
    clearTimeout(limit)
    socket.destroy()
  }
}

/** Sends a file as INSTREAM: pieces, each after its length, and at the end the length 0. */
async function send(file: string, socket: Socket): Promise<void> {
  await once(socket, 'connect')
  socket.write('zINSTREAM\0')
  const pieces = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      this.push(lengthOf(bytes))
      done(null, bytes)
    },
    flush(done) {
      done(null, lengthOf(''))
    },
  })
  await pipeline(createReadStream(file), pieces, socket, { end: false })
}

function lengthOf(bytes: Buffer | string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return length
}

/** The line that the scanner ends with a zero. */
async function wordOf(socket: Socket): Promise<string> {
  let said = ''
  for await (const bytes of socket) {
    said += bytes
    if (said.includes('\0') || said.length > MOST_SAID) break
  }
  return said.split('\0', 1)[0] ?? ''
}
