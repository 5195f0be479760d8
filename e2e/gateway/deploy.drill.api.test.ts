import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from 'shared/testing/programs/freePort'
import { hostProgram } from 'shared/testing/programs/hostProgram'
import { testHome } from 'shared/testing/testHome'
import { replaceAll } from 'shared/tooling/deploy/replaceAll'
import { readCompose } from 'shared/tooling/images/readCompose'
import { signInBy } from './ask'
import { failuresOf, load, NO_FAILURES } from './load'
import { startFleet } from './startFleet'
import { startGateway } from './startGateway'

/* The drill `deploy`; closing.test.ts and replaceAll.test.ts are its cheap tests. */

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
    console.info(results.map(({ requests, latency }) => `${requests.total} calls, p99 ${latency.p99} ms`))
    expect(results.map(failuresOf)).toEqual(results.map(() => NO_FAILURES))
    for (const { requests } of results) expect(requests.total).toBeGreaterThan(1000)
  } finally {
    await stop()
    await gateway.stop()
    await home.remove()
  }
})
