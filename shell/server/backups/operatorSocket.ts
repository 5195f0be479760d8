import { chmod, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { errorCode } from 'shared/server/logging/errorCode'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import { explainFailure } from '../explainFailure'

/** The work that a command asks of the server that has the embedded database, whose folder has one user at a time. */
export type Asked = { work: 'backup'; to: string; recipient: string } | { work: 'live' }

interface Answer {
  lines?: string[]
  refused?: string
}

const socketIn = (dataDir: string) => join(dataDir, 'operator.sock')

/** Listens for the operator of this machine. Returns the function that stops it. */
export async function answerOperator(
  dataDir: string,
  work: (asked: Asked) => Promise<string[]>,
): Promise<() => Promise<void>> {
  const path = socketIn(dataDir)
  // A killed server leaves it; the folder's lock says that none runs.
  await rm(path, { force: true })
  const open = new Set<Socket>()
  const server = createServer(socket => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => open.delete(socket))
    createInterface(socket).once('line', line => {
      void answerTo(line, work).then(answer => socket.end(`${JSON.stringify(answer)}\n`))
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  await chmod(path, 0o600)
  return async () => {
    const closed = new Promise(resolve => server.close(resolve))
    for (const socket of open) socket.destroy()
    await closed
  }
}

async function answerTo(line: string, work: (asked: Asked) => Promise<string[]>): Promise<Answer> {
  try {
    return { lines: await work(JSON.parse(line) as Asked) }
  } catch (error) {
    return { refused: explainFailure(error) }
  }
}

/** The lines of the server's answer; undefined where no server listens. */
export async function askServer(dataDir: string, asked: Asked): Promise<string[] | undefined> {
  const socket = createConnection(socketIn(dataDir))
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'EINVAL'].includes(errorCode(error) ?? '')) return undefined
    throw error
  }
  socket.write(`${JSON.stringify(asked)}\n`)
  for await (const line of createInterface(socket)) {
    const { lines, refused } = JSON.parse(line) as Answer
    if (refused !== undefined) throw new CommandRefused(refused)
    return lines ?? []
  }
  throw new CommandRefused('El servidor se detuvo antes de terminar.')
}
