import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { publish } from 'shared/releases'
import { readRecord, writeRecord } from 'shared/releases/record'
import { shelfIn } from 'shared/releases/shelf'
import { copyOfCommit } from 'shared/testing/programs/copyOfRepository'
import { enter } from '../fixtures/enter'
import { mainMenu } from '../fixtures/mainMenu'
import { oldestCommit } from '../fixtures/oldestCommit'
import { publishChanged } from '../fixtures/publishChanged'
import { runCommand } from '../fixtures/runCommand'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'

/*
 * `npm run drills -- matrix`: releases of different times on one page. updates.spec.ts is its cheap test: there a page of
 * the shell before takes a remote after, and then that of the shell after goes on with the remotes before.
 */

test.use({ walks: ['shell', 'mf-citas', 'mf-cuenta', 'mf-cursos', 'mf-diet'] })

const THREE_MONTHS_MS = 90 * 24 * 60 * 60 * 1000
const OLD = 'mf-citas'

/** Puts a release on the shelf as if it had been live for three months. */
function publishOld(server: Server, build: string): string {
  const shelf = shelfIn(server.environment.DATA_DIR)
  const release = publish(shelf, OLD, build)
  const since = new Date(Date.now() - THREE_MONTHS_MS).toISOString()
  writeRecord(shelf, OLD, release, {
    ...readRecord(shelf, OLD, release),
    published: since,
    live: [{ since }],
  })
  return release
}

async function shown(server: Server): Promise<Record<string, string>> {
  const { remotes } = (await (await fetch(`${server.url}/registry.json`)).json()) as {
    remotes: { remote: { name: string }; release: string }[]
  }
  return Object.fromEntries(remotes.map(({ remote, release }) => [remote.name, release]))
}

const go = (page: Page, name: string) => mainMenu(page).getByRole('link', { name }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const cards = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })

test('a remote of three months, one of another state of shared, a shell after both and an event of another version are one page', {
  tag: '@drill',
}, async ({ page, context, server }) => {
  const commit = oldestCommit(OLD)
  const former = copyOfCommit(commit)
  runCommand(former.root, ['build', OLD])
  const old = publishOld(server, join(former.root, OLD, 'dist'))
  console.info(`${OLD} of ${commit.slice(0, 8)} is ${old}`)
  const problems: string[] = []
  context.on('weberror', one => problems.push(one.error().message))
  expect((await shown(server))[OLD]).toBe(old)

  // The shell after × the remote before.
  await enter(page, 'ana@mydiet.mx')
  await expect(heading(page, /^Hola, Ana/)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { firstDocument: true }))
  await go(page, 'Citas')
  await expect(heading(page, 'Citas')).toBeVisible()

  // A tab that stays as it is.
  const before = await context.newPage()
  await before.goto('/user/perfil')
  await expect(heading(before, 'Perfil')).toBeVisible()

  // The shell before × remotes after: one with another state of what all share, one with an event of another version.
  const learned = page.waitForResponse(/registry\.json\?shell=/)
  const told = () => page.request.get('/api/health/live').then(answer => answer.headers()['x-releases'])
  const toldBefore = await told()
  const diet = publishChanged(server, 'mf-diet', {
    Reintentar: 'Reintentar ya',
    'Tu plan de comidas': 'Tu plan, después',
  })
  const account = publishChanged(server, 'mf-cuenta', { profileChanged: 'profileMoved' })
  await expect.poll(told).not.toBe(toldBefore)
  expect(await shown(server)).toMatchObject({ [OLD]: old, 'mf-diet': diet, 'mf-cuenta': account })
  await go(page, 'My Diet')
  await expect(heading(page, /^Hola, Ana/)).toBeVisible()
  await learned
  await go(page, 'Comidas')
  await expect(heading(page, 'Tu plan, después')).toBeVisible()
  expect(await page.evaluate(() => 'firstDocument' in window)).toBe(true)
  expect(await cards(page).count()).toBe(0)

  await page.goto('/user/perfil')
  await expect(heading(page, 'Perfil')).toBeVisible()
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Nombre').fill('Ana Lucía')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Tu perfil se guardó.')).toBeVisible()
  await go(page, 'My Diet')
  await expect(heading(page, /^Hola, Ana Lucía/)).toBeVisible()
  // The event reaches the shell of the tab before, whose remote does not know its name.
  await go(before, 'My Diet')
  await expect(heading(before, /^Hola, Ana Lucía/)).toBeVisible()

  // The shell after × all of them.
  publishChanged(server, 'shell', { 'Abriendo ': 'Ya abre ' })
  await page.goto('/user')
  await expect(heading(page, /^Hola, Ana Lucía/)).toBeVisible()
  for (const [link, name] of [
    ['Citas', 'Citas'],
    ['Comidas', 'Tu plan, después'],
  ] as const) {
    await go(page, link)
    await expect(heading(page, name)).toBeVisible()
    expect(await cards(page).count()).toBe(0)
  }
  expect(await shown(server)).toMatchObject({ [OLD]: old, 'mf-diet': diet, 'mf-cuenta': account })
  expect(problems).toEqual([])
  former.remove()
})
