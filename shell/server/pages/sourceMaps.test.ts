import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from 'shared/releases'
import { shelfIn } from 'shared/releases/shelf'
import { readConfig } from 'shared/server/config/config'
import { buildPages } from '../buildPages'

test('the source maps of the shell are sent to nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-maps-'))
  const build = join(folder, 'build')
  mkdirSync(build)
  for (const [name, text] of [
    ['index.html', '<!doctype html><!--page-->'],
    ['files.json', '{}'],
    ['app.9f8e7d6c5b.js', '1'],
    ['app.9f8e7d6c5b.js.map', '{}'],
  ] as const)
    writeFileSync(join(build, name), text)
  const release = publish(shelfIn(folder), 'shell', build)
  const app = await buildPages(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  const address = `/shell/${release}/app.9f8e7d6c5b.js`
  expect((await app.inject(address)).statusCode).toBe(200)
  expect((await app.inject(`${address}.map`)).statusCode).toBe(404)
  await app.close()
  rmSync(folder, { recursive: true })
})
