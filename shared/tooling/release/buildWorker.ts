import { buildApp } from './buildApp'
import type { Built } from './buildTogether'

/** A process that builds the apps whose names it is sent, one after the other, and sends back how each ended. */
process.on('message', async (app: string) => {
  const started = Date.now()
  const problem = await buildApp(app).then(
    () => undefined,
    error => String(error instanceof Error ? error.message : error),
  )
  process.send?.({ app, ms: Date.now() - started, problem } satisfies Built)
})
