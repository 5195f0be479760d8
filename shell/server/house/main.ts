#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publishIfNew } from 'shared/releases'
import { noteCallsInForce } from 'shared/releases/running'
import { shelfIn } from 'shared/releases/shelf'
import { programConfig } from '../programConfig'

/**
 * The command `my-diet-house` of the package `@my-diet/house`: publishes the builds that came with it, and serves them with
 * the demo. `my-diet-house shelf token mf-agua "CI"` is an operator's command, while it does not run.
 */
const root = resolve(import.meta.dirname, '../../..')
const [command, ...words] = process.argv.slice(2)

if (command === 'shelf') run('shelf.mjs', words)
else {
  const { dataDir } = programConfig()
  const shelf = shelfIn(dataDir)
  const builds = join(root, 'builds')
  const apps = readdirSync(builds).filter(name => existsSync(join(builds, name, 'integrity.json')))
  for (const app of apps) publishIfNew(shelf, app, join(builds, app))
  noteCallsInForce(shelf, JSON.parse(readFileSync(join(builds, 'calls.json'), 'utf8')))
  run('main.mjs', [])
}

/** Runs another program of the package, which a signal to this one ends too. */
function run(program: string, its: readonly string[]): void {
  const child = spawn(process.execPath, [join(root, 'server', program), ...its], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', code => process.exit(code ?? 1))
}
