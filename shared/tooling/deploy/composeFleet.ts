import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Fleet } from './replaceAll'
import { SETTLE_MS } from './settle'

const run = promisify(execFile)

/** A new container may take two minutes to become healthy: it migrates the database first. */
const READY_SECONDS = 180
/** More than an API takes to stop, as in docker-compose.yml. */
const STOP_SECONDS = 20

/** The containers of one service of docker-compose.yml. */
export function composeFleet(service: string, settleMs = SETTLE_MS): Fleet {
  const docker = async (...words: string[]) =>
    (await run('docker', words, { env: process.env })).stdout.split('\n').filter(line => line !== '')
  const running = () => docker('compose', 'ps', '--quiet', service)
  return {
    running,
    async startOne() {
      const before = await running()
      // The ones that run are left as they are, whatever their image is.
      const scale = `${service}=${before.length + 1}`
      const up = ['up', '--detach', '--no-deps', '--no-recreate', '--scale', scale]
      try {
        await docker('compose', ...up, '--wait', '--wait-timeout', String(READY_SECONDS), service)
      } catch (error) {
        for (const name of await added(before)) await docker('rm', '--force', name)
        throw new Error(`The new ${service} did not become healthy, and the others go on. ${textOf(error)}`)
      }
      const [name] = await added(before)
      if (!name) throw new Error(`Docker started no other ${service}.`)
      return name
    },
    joined: () => pause(settleMs),
    async stop(name) {
      await docker('stop', '--time', String(STOP_SECONDS), name)
      await docker('rm', name)
    },
  }

  async function added(before: readonly string[]): Promise<string[]> {
    return (await docker('compose', 'ps', '--all', '--quiet', service)).filter(name => !before.includes(name))
  }
}

const textOf = (error: unknown) => (error as { stderr?: string }).stderr?.trim() ?? String(error)
