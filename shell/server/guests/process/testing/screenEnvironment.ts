import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { builtinEnvironments } from 'vitest/runtime'

const PROGRAM = join(import.meta.dirname, 'pageProgram.js')

/**
 * A jsdom page on the origin of a real server with the repository's slice, so that screens call it as in a browser. Every
 * file of tests has a server and a database of its own.
 */
export default {
  name: 'screen',
  viteEnvironment: 'client' as const,
  async setup(global: Record<string, unknown>) {
    const child = fork(PROGRAM, [process.cwd()], { execArgv: ['--import', 'tsx'] })
    const ended = once(child, 'exit').then(() =>
      Promise.reject(new Error('The server of the screens ended.')),
    )
    const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
    const url = `http://127.0.0.1:${port}`
    const page = await builtinEnvironments.jsdom.setup(global, { jsdom: { url } })
    global.Request = PageRequest
    return {
      async teardown() {
        await page.teardown(global)
        const gone = once(child, 'exit')
        ended.catch(() => undefined)
        child.disconnect()
        await gone
      },
    }
  },
}

/** The router creates a request at every navigation; Node's refuses the page's AbortSignal. */
class PageRequest extends Request {
  constructor(url: string, { signal, ...init }: RequestInit = {}) {
    super(url, init)
    Object.defineProperty(this, 'signal', { value: signal })
  }
}
