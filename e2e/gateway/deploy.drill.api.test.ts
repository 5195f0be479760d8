import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { freePort } from 'shared/testing/programs/freePort'
import { hostProgram } from 'shared/testing/programs/hostProgram'
import { testHome } from 'shared/testing/testHome'
import { replaceAll } from 'shared/tooling/deploy/replaceAll'
import { readCompose } from 'shared/tooling/images/readCompose'
import { signInBy } from './ask'
import { startFleet } from './startFleet'
import { startGateway } from './startGateway'

/* The drill `deploy`; closing.test.ts and replaceAll.test.ts are its cheap tests. */

const CALLS_A_SECOND = 100
/** Of each of the two loads: fifty in all. */
const CONNECTIONS = 25

/** Sends calls until it is ended, and returns what became of them. */
function load(target: autocannon.Options) {
  const options = { connections: CONNECTIONS, duration: 600, overallRate: CALLS_A_SECOND, ...target }
  let running: autocannon.Instance | undefined
  const result = new Promise<autocannon.Result>((done, fail) => {
    running = autocannon(options, (error, found) => (error ? fail(error) : done(found)))
  })
  return {
    end() {
      running?.stop()
      return result
    },
  }
}

test('both APIs are replaced under load and no call fails', async () => {
  const home = await testHome('demo')
  const { fleet, ports, stop } = startFleet(hostProgram('main.ts'), home.environment)
  const others = Object.keys(readCompose().services).map(name => [name, freePort()] as const)
  const gateway = await startGateway(freePort(), { ...Object.fromEntries(others), api: ports })
  try {
    await fleet.startOne()
    await fleet.startOne()
    const signedIn = await signInBy(gateway.url, { email: 'ana@mydiet.mx', password: 'Demo#2026' })
    const { token } = JSON.parse(signedIn.body) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    const loads = [
      load({ url: `${gateway.url}/api/auth/me`, method: 'POST', headers }),
      load({ url: `${gateway.url}/api/appointments`, headers }),
    ]
    await pause(2000)
    await replaceAll(fleet, console.info)
    await pause(2000)
    const results = await Promise.all(loads.map(one => one.end()))
    const failures = results.map(({ errors, timeouts, non2xx }) => ({ errors, timeouts, non2xx }))
    console.info(results.map(({ requests, latency }) => `${requests.total} calls, p99 ${latency.p99} ms`))
    expect(failures).toEqual(results.map(() => ({ errors: 0, timeouts: 0, non2xx: 0 })))
    for (const { requests } of results) expect(requests.total).toBeGreaterThan(1000)
  } finally {
    await stop()
    await gateway.stop()
    await home.remove()
  }
})
