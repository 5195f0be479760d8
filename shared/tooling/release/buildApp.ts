import { resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { folderOf, repositoryRoot } from '../repository'
import { noteBuild, outputOf } from './builds'
import { inputsHash } from './inputs'
import { writeTypes } from './publishedTypes'

/** Builds one app for production into `app/dist`. Rejects with webpack's own report. */
export async function buildApp(app: string): Promise<void> {
  const inputs = inputsHash(app)
  const { default: config } = (await import(resolve(repositoryRoot, app, 'webpack.config.ts'))) as {
    default: Configuration
  }
  await compile(config)
  if (app !== 'shell') writeTypes(repositoryRoot, folderOf(app), outputOf(app))
  noteBuild(app, inputs)
}

/** Runs one build. Rejects with webpack's own report. */
export function compile(config: Configuration): Promise<void> {
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
