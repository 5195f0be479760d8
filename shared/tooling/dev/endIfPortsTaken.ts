import { once } from 'node:events'
import { createServer } from 'node:net'
import { portTaken } from 'shared/server/config/portTaken'

/** Ends a program where another one has a port that it needs, before it starts anything that listens. */
export async function endIfPortsTaken(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (await isFree(port)) continue
    console.error(portTaken(port))
    process.exit(1)
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
