import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { hostFiles } from './hostImage'
import { readCompose, repositoryRoot } from './readCompose'
import { codeOf, composeCommandsOf, PAGES, scriptsOf } from './typedCommands'

const { services } = readCompose()
/** On the pages, `mf-x` stands for any remote. */
const serviceOf = (named: string) => services[named.replace(/mf-x$/, remotes()[0] ?? '')]
const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'))

test.each(PAGES)('%s: each npm script exists', page => {
  const typed = scriptsOf(page)
  expect(typed.length).toBeGreaterThan(0)
  expect(typed.filter(script => !(script in scripts))).toEqual([])
})

test.each(PAGES)('%s: each command of Compose names services that are there', page => {
  const unknown = composeCommandsOf(page)
    .filter(({ verb }) => verb !== 'cp')
    .flatMap(({ line, services: named }) => named.filter(name => !serviceOf(name)).map(name => [name, line]))
  expect(unknown).toEqual([])
})

test('the commands of the pages are read as they are typed', () => {
  const all = PAGES.flatMap(composeCommandsOf)
  expect(all.length).toBeGreaterThan(20)
  const restore = all.find(({ inside }) => inside.includes('restore'))
  expect(restore).toMatchObject({ flags: ['--rm', '-T'], services: ['api'] })
  expect(restore?.inside.slice(0, 3)).toEqual(['npm', 'run', 'restore'])
  expect(all.find(({ line }) => line.includes('api=4'))).toMatchObject({
    flags: ['-d', '--scale', '--no-recreate'],
    services: ['api', 'api'],
  })
})

test('what a container is told to run is in its image', () => {
  const host = new Set(hostFiles())
  const inContainers = PAGES.flatMap(composeCommandsOf).filter(
    ({ inside, services: [service = ''] }) => inside.length > 0 && serviceOf(service)?.build?.dockerfile,
  )
  expect(inContainers.length).toBeGreaterThan(10)
  for (const {
    line,
    services: [service = ''],
    inside: [program, verb, script = ''],
  } of inContainers) {
    expect([line, program, verb]).toEqual([line, 'npm', 'run'])
    if (service.startsWith('mf-')) continue
    const files = ['shared/tooling/commands', 'shell/server/commands'].map(place => `${place}/${script}.ts`)
    expect([line, files.some(file => host.has(file))]).toEqual([line, true])
  }
})

test('each manifest and each configuration that the pages name is there', () => {
  const named = PAGES.flatMap(codeOf).flatMap(
    code => code.match(/(?<=^|\s|\/)shell\/(?:kubernetes|gateway)\/[\w./-]+/g) ?? [],
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter(path => !existsSync(join(repositoryRoot, path)))).toEqual([])
})
