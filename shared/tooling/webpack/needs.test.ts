import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import webpack, { type Configuration } from 'webpack'
import type { Needs, Provides } from '../../releases/needs'
import { repositoryRoot } from '../repository'
import { baseConfig } from './baseConfig'
import { NeedsPlugin } from './NeedsPlugin'
import { ProvidesPlugin } from './ProvidesPlugin'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-needs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds with the settings of a real build and answers one of its files. */
async function built<T>(app: string, file: string, more: Configuration): Promise<T> {
  const base = baseConfig(app, 'production')
  const plugins = more.plugins ?? []
  const output = { ...base.output, path: join(folder, 'dist') }
  const compiler = webpack({ ...base, context: folder, ...more, output, plugins, cache: false })
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined)
      compiler.close(() => (problem ? fail(problem) : done()))
    })
  })
  return JSON.parse(readFileSync(join(folder, 'dist', file), 'utf8')) as T
}

const write = (name: string, code: string) => writeFileSync(join(folder, name), code)

test('a remote needs the exports and the calls that its built code uses, and no others', async () => {
  write(
    'Screen.tsx',
    `import { useEffect, useMemo, useState } from 'react'
     import { useTabTitle } from 'shared/router'
     import { api, other } from './api'
     const unused = () => useMemo(() => 1, [])
     export default function Screen() {
       useTabTitle('Uno')
       const [shown] = useState(() => api('GET courses'))
       return <p>{String(shown)}</p>
     }`,
  )
  write(
    'api.ts',
    `import { callsOf } from 'shared/client'
     export const api: any = callsOf()
     // 'GET tips' is only spoken of.
     export const other = () => [api('GET payments/prices'), api('GET somewhere/else')]`,
  )
  const shared = Object.fromEntries(
    ['react', 'react/jsx-runtime', 'shared/router', 'shared/client'].map(name => [
      name,
      { singleton: true, requiredVersion: false as const, import: false as const },
    ]),
  )
  const container = new webpack.container.ModuleFederationPlugin({
    name: 'one',
    filename: 'entry.js',
    exposes: { './one': './Screen.tsx' },
    shared,
  })
  const [remote = ''] = remotes()
  const needs = await built<Needs>(remote, 'needs.json', {
    entry: {},
    plugins: [container, new NeedsPlugin(remote)],
  })
  expect(needs.shared).toEqual({
    react: ['useState'],
    'react/jsx-runtime': ['jsx'],
    'shared/client': ['callsOf'],
    'shared/router': ['useTabTitle'],
  })
  expect(Object.keys(needs.calls)).toEqual(['GET courses'])
  expect(needs.calls['GET courses']).toMatchObject({ hash: expect.any(String), answer: { type: 'array' } })
})

test('the shell provides every export of the modules that it shares', async () => {
  const provides = await built<Provides>('shell', 'provides.json', {
    entry: resolve(repositoryRoot, 'shell/src/registry/sharedModules.ts'),
    plugins: [new ProvidesPlugin()],
  })
  expect(provides.react).toEqual(expect.arrayContaining(['useState', 'useId']))
  expect(provides['shared/router']).toEqual(expect.arrayContaining(['Link', 'useTabTitle']))
  expect(provides['shared/session']).not.toContain('sessionSubject')
})
