import pg from 'pg'
import { startPostgres } from 'shared/testing/services/startPostgres'
import { readCompose } from 'shared/tooling/images/readCompose'
import { freePorts } from '../../fixtures/startServer'
import { startGateway } from '../../gateway/startGateway'
import { type Program, startApi } from '../startApi'

export interface Api extends Program {
  /** Of its service in docker-compose.yml. */
  service: string
  memoryMiB(): Promise<number>
  cpuSeconds(): Promise<number>
}

export interface House {
  databaseUrl: string
  /** The gateway in front of some of the APIs. */
  gatewayBefore(apis: readonly Api[]): Promise<{ url: string; stop(): Promise<void> }>
  start(service: string): Promise<Api>
  stop(): Promise<void>
}

/** A practice's PostgreSQL, and APIs on it, as docker-compose.yml has them, each in a process. */
export async function startHouse(): Promise<House> {
  const postgres = await startPostgres()
  const databaseUrl = postgres.urlOf('house')
  const client = new pg.Client(postgres.urlOf('postgres'))
  await client.connect()
  await client.query('create database house')
  await client.end()
  const running: Program[] = []
  return {
    databaseUrl,
    async start(service) {
      const metricsPort = String(await freePorts())
      const slice = service.replace('api-mf-', '')
      const api = await startApi(databaseUrl, {
        METRICS: 'yes',
        METRICS_PORT: metricsPort,
        TRUST_PROXY: '1',
        ...(service !== 'api' && { SLICES: slice }),
      })
      running.push(api)
      const measure = async (name: string) => {
        const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
        return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
      }
      return {
        ...api,
        service,
        memoryMiB: async () => (await measure('process_resident_memory_bytes')) / 2 ** 20,
        cpuSeconds: () => measure('process_cpu_seconds_total'),
      }
    },
    async gatewayBefore(apis) {
      const ports: Record<string, number | number[]> = {}
      for (const service of Object.keys(readCompose().services)) {
        const own = apis.filter(api => api.service === service).map(({ url }) => Number(new URL(url).port))
        ports[service] = own.length > 0 ? own : await freePorts()
      }
      const split = apis.some(({ service }) => service !== 'api')
      return startGateway(await freePorts(), ports, split ? 'slices' : 'one')
    },
    async stop() {
      await Promise.all(running.map(program => program.stop()))
      await postgres.stop()
    },
  }
}
