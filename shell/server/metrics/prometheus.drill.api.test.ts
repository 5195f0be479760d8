import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { freePort } from 'shared/testing/programs/freePort'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { panels, rules } from './testing/rules'

const SOON = { timeout: 60_000, interval: 500 }

let folder: string
let server: TestServer
let prometheus: ReturnType<typeof spawn>
let url: string

/** Prometheus itself, which reads our rules and scrapes a running product every second. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-prometheus-'))
  let log = ''
  const logs = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  server = await testServer({
    logs,
    environment: { LOG_LEVEL: 'info', HOST: '127.0.0.1', METRICS: 'yes', METRICS_PORT: '0' },
  })
  const told = log.split('\n').find(line => line.includes('metrics are served')) ?? ''
  const { address } = JSON.parse(told)
  const configuration = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [join(import.meta.dirname, 'alerts.yml')],
    scrape_configs: [{ job_name: 'my-diet', static_configs: [{ targets: [`127.0.0.1:${address.port}`] }] }],
  }
  // JSON is YAML.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(configuration))
  const listensAt = `127.0.0.1:${await freePort()}`
  prometheus = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${listensAt}`,
    ],
    { stdio: 'ignore' },
  )
  await once(prometheus, 'spawn')
  url = `http://${listensAt}`
  await vi.waitFor(async () => expect((await fetch(`${url}/-/ready`)).status).toBe(200), SOON)
  await server.signIn()
})

afterAll(async () => {
  prometheus.kill()
  await once(prometheus, 'exit')
  await server.close()
  rmSync(folder, { recursive: true })
})

async function ask(path: string) {
  const { status, data } = (await (await fetch(`${url}/api/v1/${path}`)).json()) as {
    status: string
    // biome-ignore lint/suspicious/noExplicitAny: each call of Prometheus answers with another form
    data: any
  }
  expect([path, status]).toEqual([path, 'success'])
  return data
}

test('Prometheus scrapes the product, and evaluates every rule without an alarm in a quiet house', async () => {
  await vi.waitFor(async () => {
    const { activeTargets } = await ask('targets')
    expect(activeTargets.map((target: { health: string }) => target.health)).toEqual(['up'])
    const { groups } = await ask('rules')
    const loaded = groups.flatMap((group: { rules: { name: string; health: string }[] }) => group.rules)
    expect(loaded.map(({ name, health }: { name: string; health: string }) => [name, health])).toEqual(
      rules.map(({ alert }) => [alert, 'ok']),
    )
  }, SOON)
  const { alerts } = await ask('alerts')
  expect(alerts.filter(({ state }: { state: string }) => state === 'firing')).toEqual([])
})

/** Series that a house has only after a failed call or a report of a page. */
const MAY_BE_EMPTY = /status=~"5|mydiet_release/

test('every panel of the board asks something that Prometheus answers', async () => {
  const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(asked.length).toBeGreaterThan(15)
  for (const expr of asked) {
    await vi.waitFor(async () => {
      const { result } = await ask(`query?query=${encodeURIComponent(expr)}`)
      if (!MAY_BE_EMPTY.test(expr)) expect([expr, result.length]).not.toEqual([expr, 0])
    }, SOON)
  }
})
