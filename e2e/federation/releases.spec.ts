import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type CopyOfHouse, copyOfHouse } from 'shared/testing/copyOfHouse'
import { signIn } from '../fixtures/house'
import { mainMenu } from '../fixtures/mainMenu'
import { type House, startHouse } from '../fixtures/startHouse'

const SCREEN = 'mf-diet/src/screens/comidas/DailyPlan.tsx'
const OTHERS = ['shell', 'mf-citas', 'mf-objetivos', 'mf-cursos', 'mf-cuenta']

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let copy: CopyOfHouse
let house: House

test.beforeAll(async () => {
  test.setTimeout(240_000)
  copy = copyOfHouse()
  house = await startHouse({ root: copy.root })
})
test.afterAll(async () => {
  await house.remove()
  copy.remove()
})

function command(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['shared/tooling/run.mjs', ...words], {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: house.dataDir },
  })
  expect(status, stdout + stderr).toBe(0)
  return stdout
}

function edit(change: (source: string) => string) {
  const file = join(copy.root, SCREEN)
  const source = readFileSync(file, 'utf8')
  const changed = change(source)
  expect(changed).not.toBe(source)
  writeFileSync(file, changed)
}

const builtAt = () => OTHERS.map(app => statSync(join(copy.root, '.cache/builds', app)).mtimeMs)
const releaseOf = async (remote: string) => {
  const registry = await fetch(`${house.url}/registry.json`).then(answer => answer.json())
  return registry.remotes.find((one: { remote: { name: string } }) => one.remote.name === remote)
    .release as string
}

test('a release under a signed-in person: the open tab keeps the old one, the next load has the new one', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: house.url, locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto('/user/comidas')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { name: 'Tu plan de comidas' })).toBeVisible()
  const before = { release: await releaseOf('mf-diet'), others: builtAt() }

  edit(source => source.replace('title="Tu plan de comidas"', 'title="Tu mesa de hoy"'))
  command('release', 'mf-diet')
  expect(await releaseOf('mf-diet')).not.toBe(before.release)
  expect(builtAt()).toEqual(before.others)

  // The open tab: a chunk it had not asked for yet still comes from the release it began with.
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.getByRole('link', { name: 'Ver Semana' }).click()
  await expect(page.getByRole('heading', { name: /semana/i })).toBeVisible()
  await mainMenu(page).getByRole('link', { name: 'Comidas' }).click()
  await expect(page.getByRole('heading', { name: 'Tu plan de comidas' })).toBeVisible()
  expect(
    asked.filter(url => url.includes('/releases/mf-diet/')).every(url => url.includes(before.release)),
  ).toBe(true)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tu mesa de hoy' })).toBeVisible()
  await context.close()
})

test('a release that breaks is taken back, and Reintentar brings the good one without a reload', async ({
  browser,
}) => {
  const good = await releaseOf('mf-diet')
  edit(source =>
    source.replace('  return (\n    <>', '  if (day) throw new Error("roto")\n  return (\n    <>'),
  )
  command('release', 'mf-diet')

  const context = await browser.newContext({ baseURL: house.url, locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto('/user/comidas')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No pudimos abrir Comidas')
  const document = await page.evaluateHandle(() => window.document)

  expect(command('rollback', 'mf-diet')).toContain(good)
  expect(await releaseOf('mf-diet')).toBe(good)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { name: 'Tu mesa de hoy' })).toBeVisible()
  expect(await document.evaluate(before => before === window.document)).toBe(true)
  await context.close()
})

test('a rollback survives a restart', async () => {
  const release = await releaseOf('mf-diet')
  expect(await house.stop()).toBe(0)
  await house.start()
  expect(await releaseOf('mf-diet')).toBe(release)
})
