import { readConfig } from 'shared/server/config/config'
import { testHome } from 'shared/testing/testHome'
import { runningPort } from './runningPort'
import { serveParts } from './serveParts'

test('an unknown part in SERVE is refused with the list of known parts', async () => {
  const config = readConfig({ SERVE: 'mf-dite,mf-diet,mf-nada', PORT: '0' })
  await expect(serveParts(config)).rejects.toThrow(
    /SERVE: no existe mf-dite, mf-nada\. Existen: api, pages, remotes, .*mf-diet/,
  )
})

test('a server leaves its port for the commands beside it', async () => {
  const home = await testHome()
  const config = readConfig({ ...home.environment, SERVE: 'api', PORT: '0', LOG_LEVEL: 'silent' })
  const [server] = await serveParts(config)
  const [address] = server?.addresses() ?? []
  expect(address).toMatchObject({ port: await runningPort({ ...config, port: 1 }) })
  await server?.close()
  await home.remove()
})
