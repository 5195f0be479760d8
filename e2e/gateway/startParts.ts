import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from 'shared/testing/services/startPostgres'
import { startS3 } from 'shared/testing/services/startS3'
import { fillImage } from 'shared/tooling/images/fillImage'
import { imageOf } from 'shared/tooling/images/imageOf'
import { interpolate, readCompose, type Service } from 'shared/tooling/images/readCompose'
import { repositoryRoot } from '../fixtures/startServer'
import { startGateway } from './startGateway'
import { freePort, type StartedProgram, startProgram } from './startProgram'

/** The services of docker-compose.yml: a process for each that runs our code, with the gateway in front. */
export interface Parts {
  url: string
  databaseUrl: string
  /** The address of one part, bypassing the gateway. */
  addressOf(service: string): string
  gatewayLog(): string
  start(service: string): Promise<void>
  stop(service: string): Promise<void>
  remove(): Promise<void>
}

/** The host's image has the whole repository except the files that only browsers and tests need. */
const HOST = 'shell/Dockerfile'

/** The values of `.env`. */
const SETTINGS = {
  POSTGRES_PASSWORD: 'secret',
  STORAGE_KEY: 'key',
  STORAGE_SECRET: 'secret',
  DEMO: 'yes',
  LOG_LEVEL: 'warn',
}

export async function startParts(): Promise<Parts> {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-parts-'))
  const services = Object.entries(readCompose().services).filter(
    ([, { build, profiles }]) => build?.dockerfile && !profiles,
  )
  const ports: Record<string, number> = {}
  for (const [name] of services) ports[name] = await freePort()
  const gatewayPort = await freePort()
  const postgres = await startPostgres()
  const s3 = await startS3()
  const running = new Map<string, StartedProgram>()
  for (const [name, service] of services) await prepare(name, service)

  /** Creates a service's folders: its image's files, and its volumes, which services share by name. */
  async function prepare(name: string, { volumes = [] }: Service) {
    mkdirSync(join(folder, name), { recursive: true })
    if (name !== 'api') await fillImage(name, join(folder, name))
    for (const [volume = '', place = ''] of volumes.map(text => text.split(':'))) {
      mkdirSync(join(folder, 'volumes', volume), { recursive: true })
      const below = join(folder, 'data', name, place.replace(/^\/data/, ''))
      mkdirSync(join(below, '..'), { recursive: true })
      symlinkSync(join(folder, 'volumes', volume), below.replace(/\/$/, ''))
    }
  }

  async function start(name: string) {
    const service = services.find(([one]) => one === name)?.[1]
    const dockerfile = service?.build?.dockerfile ?? ''
    const port = ports[name] ?? 0
    const cwd = dockerfile === HOST ? repositoryRoot : join(folder, name)
    const environment = Object.entries(service?.environment ?? {}).map(([variable, value]) => [
      variable,
      interpolate(value, { ...SETTINGS, PUBLIC_ORIGIN: gateway.url }),
    ])
    const program = await startProgram(service?.command ?? imageOf({ dockerfile }).command, {
      cwd,
      environment: {
        ...Object.fromEntries(environment),
        NODE_ENV: 'production',
        HOSTNAME: name,
        IMAGE_SHELF: join(folder, name, 'releases'),
        TSX_TSCONFIG_PATH: join(cwd, 'tsconfig.json'),
        PORT: String(port),
        DATA_DIR: join(folder, 'data', name),
        ...(service?.environment?.DATABASE_URL && { DATABASE_URL: postgres.urlOf('postgres') }),
        ...(service?.environment?.S3_ENDPOINT && s3.environment),
      },
      ready: checkOf(service, port),
    })
    running.set(name, program)
  }

  async function remove() {
    await Promise.all(Array.from(running.values(), program => program.stop()))
    await gateway.stop()
    await postgres.stop()
    await s3.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  const gateway = await startGateway(gatewayPort, ports)
  try {
    await Promise.all(services.map(([name]) => start(name)))
  } catch (error) {
    await remove()
    throw error
  }
  return {
    url: gateway.url,
    databaseUrl: postgres.urlOf('postgres'),
    addressOf: name => `http://127.0.0.1:${ports[name]}`,
    gatewayLog: gateway.log,
    start,
    stop: async name => running.get(name)?.stop(),
    remove,
  }
}

/** The address of the service's own health check. */
function checkOf(service: Service | undefined, port: number): string {
  const test = service?.healthcheck?.test.join(' ') ?? ''
  const named = test.replace("' + process.env.SERVE + '", service?.environment?.SERVE ?? '')
  const asked = /http:\/\/127\.0\.0\.1:3000(\/[^']*)/.exec(named)
  if (!asked) throw new Error('The service has no health check of its own.')
  return `http://127.0.0.1:${port}${asked[1]}`
}
