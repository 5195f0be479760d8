import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callsInForce } from 'shared/releases/contracts'
import type { Slice } from 'shared/server/slices/slice'
import { freePort } from 'shared/testing/programs/freePort'
import { testServer } from 'shared/testing/testServer'
import { readCompose, repositoryRoot } from 'shared/tooling/images/readCompose'
import { slices } from 'shell/server/slices'
import { ask } from './ask'
import { startGateway } from './startGateway'

/** Stands for an API: answers with its name. */
async function named(name: string): Promise<Server> {
  const server = createServer((_request, response) => response.end(name))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
const close = (server: Server) =>
  new Promise(done => {
    server.close(done)
    server.closeAllConnections()
  })

/**
 * The routes of the calls, each with the APIs that may answer it: its domain's, where its contract has it, and else also
 * that of all domains.
 */
async function ownedRoutes() {
  const owners = new Map<string, string>()
  const watched = slices.map<Slice>(slice => ({
    ...slice,
    routes: (app, context) => {
      app.addHook('onRoute', ({ url }) => void owners.set(url, slice.name))
      return slice.routes?.(app, context)
    },
  }))
  const server = await testServer({ slices: watched })
  const { paths } = (await server.call('GET openapi.json')).body
  await server.close()
  const names = Object.keys(await callsInForce(repositoryRoot))
  const inContracts = new Set(names.map(name => `/api/${name.split(' ')[1]}`))
  return Object.keys(paths).map(path => {
    const owner = owners.get(path.replace(/\{(\w+)\}/g, ':$1'))
    const apis = owner ? [`api-mf-${owner}`] : []
    if (!owner || !inContracts.has(path)) apis.push('api')
    return { address: path.replace(/\{\w+\}/g, '17'), apis }
  })
}

test('each call reaches the API of its domain, and the one of all domains while that is away', async () => {
  const routes = await ownedRoutes()
  expect(routes.length).toBeGreaterThan(100)
  const names = Object.keys(readCompose().services)
  const apis = new Map<string, Server>()
  for (const name of names.filter(one => one.startsWith('api'))) apis.set(name, await named(name))
  const ports = names.map(
    name => [name, apis.has(name) ? portOf(apis.get(name) as Server) : freePort()] as const,
  )
  const gateway = await startGateway(freePort(), Object.fromEntries(ports), 'slices')
  try {
    const wrong = []
    for (const { address, apis: expected } of routes) {
      const { body } = await ask(gateway.url + address)
      if (!expected.includes(body)) wrong.push(`${address}: ${body}, not ${expected}`)
    }
    expect(wrong).toEqual([])
    await close(apis.get('api-mf-diet') as Server)
    expect((await ask(`${gateway.url}/api/recipes`)).body).toBe('api')
    expect((await ask(`${gateway.url}/api/specialists`)).body).toBe('api-mf-citas')
  } finally {
    await gateway.stop()
    for (const api of apis.values()) await close(api)
  }
})
