import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { repositoryRoot } from '../fixtures/startServer'

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/bin/nginx']
const CONFIGURATION = join(repositoryRoot, 'shell/gateway')

/** The addresses of each service: one, or those of several equal processes. */
type Ports = Readonly<Record<string, number | readonly number[]>>

export interface Gateway {
  url: string
  log(): string
  stop(): Promise<void>
}

/**
 * The gateway with its own configuration. Only the port and the addresses of the services differ; `ports` has them by
 * the service's name in docker-compose.yml. `apis` is the value of APIS.
 */
export async function startGateway(
  port: number,
  ports: Ports,
  apis: 'one' | 'slices' = 'one',
): Promise<Gateway> {
  const nginx = NGINX.find(existsSync)
  if (!nginx) throw new Error('nginx is not installed: `npm test` brings it where it may.')
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-gateway-'))
  // Started by root, nginx runs as the user nobody, who must be able to enter the folder.
  chmodSync(folder, 0o755)
  for (const file of ['nginx.conf', 'own-answer.conf'])
    copyFileSync(join(CONFIGURATION, file), join(folder, file))
  writeFileSync(join(folder, 'upstreams.conf'), serversAt(ports, 'upstreams.conf'))
  writeFileSync(join(folder, 'apis.conf'), serversAt(ports, `apis.${apis}.conf`))
  writeFileSync(
    join(folder, 'listen.conf'),
    read('listen.http.conf').replace(/\b8080\b/, `127.0.0.1:${port}`),
  )

  const words = ['-p', `${folder}/`, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;']
  // nginx opens /dev/stdout by its path, which works for a file but not for Node's pipe.
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'a')
  const check = spawnSync(nginx, ['-t', ...words], { encoding: 'utf8', stdio: ['ignore', log, 'pipe'] })
  // Warnings fail too: the configuration must have none.
  if (check.status !== 0 || /\[\w+\]/.test(check.stderr)) throw new Error(check.stderr)
  const child = spawn(nginx, words, { stdio: ['ignore', log, log] })
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/health`).then(
      () => true,
      () => false,
    )
  while (child.exitCode === null && !(await answers())) await pause(20)
  return {
    url,
    log: () => readFileSync(logFile, 'utf8'),
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const read = (file: string) => readFileSync(join(CONFIGURATION, file), 'utf8')

function serversAt(ports: Ports, file: string): string {
  return read(file).replace(/server ([\w-]+):3000 resolve(.*);/g, (_, name: string, rest: string) => {
    const found = [ports[name] ?? []].flat()
    if (found.length === 0) throw new Error(`${file} names ${name}, which docker-compose.yml does not have.`)
    return found.map(port => `server 127.0.0.1:${port}${rest};`).join('\n    ')
  })
}
