import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Config } from 'shared/server/config/config'
import { notFoundHandler } from 'shared/server/http/errorHandler'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { api } from './api'
import type { ArrivalLimits } from './arrivalLimit'
import { hearOperator } from './backups/hearOperator'
import { chosenSlices } from './compose'
import { Worker } from './jobs/worker'
import { logAnswers } from './logging/logging'
import { newApp } from './newApp'
import { openContext } from './openContext'
import { watchDatabase } from './operation/watchDatabase'
import { securityHeaders } from './securityHeaders'
import { seedDemo } from './seedDemo'
import { shelf } from './shelf/shelf'
import { SHELF_CALLS } from './shelf/shelfCalls'
import { shellJobs } from './shellJobs'
import { slices as allSlices } from './slices'

export interface Server {
  app: FastifyInstance
  /** Every route that the server answers, as mounted. */
  routes: readonly { method: string; url: string }[]
  /** The context that its slices received. */
  context: SliceContext
  /** Runs the jobs that are due up to a moment and resolves when none of them is left. For tests. */
  jobsDone(until: Date): Promise<void>
  /** Stops accepting, lets running requests finish, closes the database. */
  close(): Promise<void>
}

/** The replaceable parts of a server. */
export interface Parts {
  /** Answers everything outside `/api`: the entry page and static files. Sets its own not-found handler. */
  pages?: FastifyPluginAsync<{ config: Config }>
  slices?: readonly Slice[]
  now?: () => Date
  /** Whether the worker of the jobs looks for due ones itself. Otherwise `jobsDone` alone runs them. True unless given. */
  jobsPoll?: boolean
  logs?: DestinationStream
  arrival?: ArrivalLimits
  /** How often the database is looked at, in ms. */
  databaseLookMs?: number
  /** Adds hooks before anything is mounted. */
  hooks?: (app: FastifyInstance) => void
}

export async function buildServer(config: Config, parts: Parts = {}): Promise<Server> {
  const slices = parts.slices ?? allSlices
  const mounted = chosenSlices(slices, config.slices)
  const open = await openContext(config, slices, parts.now)
  try {
    if (config.demo) await seedDemo(open, slices)
    const app = newApp(config, parts)
    const routes: { method: string; url: string }[] = []
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url })
    })
    const handlers = [...shellJobs(slices, open), ...mounted.flatMap(slice => slice.jobs ?? [])]
    const worker = new Worker({ ...open, handlers, log: app.log, polls: parts.jobsPoll })
    app.addHook('preClose', async () => void worker.stop())
    const hearing = config.databaseUrl ? undefined : await hearOperator({ ...open, log: app.log }, slices)
    app.addHook('onClose', async () => {
      await hearing?.()
      await worker.stop()
      await open.close()
    })
    // The embedded one is this process: without it nothing is left to tell.
    if (config.databaseUrl) watchDatabase(app, open.context, parts.databaseLookMs)
    const hearAnswers = logAnswers(app)
    if (config.collector) {
      const { startTracing } = await import('./tracing/startTracing')
      await startTracing(app, config.collector)
    }
    if (config.metricsPort !== undefined) {
      const { startMetrics } = await import('./metrics/startMetrics')
      startMetrics(app, open, hearAnswers)
    }
    if (config.internalPort !== undefined) {
      const { startInternal } = await import('./guests/internal/startInternal')
      await startInternal(app, open.context)
    }
    parts.hooks?.(app)
    await securityHeaders(app, config)
    await app.register(scope => api(scope, open.context, { mounted, all: slices }), { prefix: '/api' })
    await app.register(scope => shelf(scope, open.context), { prefix: SHELF_CALLS.slice(0, -1) })
    if (parts.pages) await app.register(parts.pages, { config })
    else app.setNotFoundHandler(notFoundHandler)
    await app.ready()
    await worker.start({ alone: !config.databaseUrl })
    return {
      app,
      routes,
      context: open.context,
      jobsDone: until => worker.idle(until),
      close: () => app.close(),
    }
  } catch (error) {
    await open.close()
    throw error
  }
}
