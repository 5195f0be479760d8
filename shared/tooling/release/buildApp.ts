import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { repositoryRoot } from '../webpack/baseConfig'
import { inputsHash } from './inputs'

const stampOf = (app: string) => resolve(repositoryRoot, '.cache/builds', app)
export const outputOf = (app: string) => resolve(repositoryRoot, app, 'dist')

/** Whether `app/dist` was built from the present sources. */
export function isBuilt(app: string): boolean {
  const stamp = stampOf(app)
  return existsSync(outputOf(app)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash(app)
}

/** Builds one app for production into `app/dist`. Rejects with webpack's own report. */
export async function buildApp(app: string): Promise<void> {
  const inputs = inputsHash(app)
  const { default: config } = (await import(resolve(repositoryRoot, app, 'webpack.config.ts'))) as {
    default: Configuration
  }
  await run(config)
  mkdirSync(dirname(stampOf(app)), { recursive: true })
  writeFileSync(stampOf(app), inputs)
}

function run(config: Configuration): Promise<void> {
  const compiler = webpack(config)
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) fail(error)
        else if (stats?.hasErrors()) fail(new Error(stats.toString({ preset: 'errors-only' })))
        else done()
      })
    })
  })
}
