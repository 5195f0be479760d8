import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment } from 'jest-environment-jsdom'
import { freePort } from '../programs/freePort'
import { type StartedServer, startServer } from '../programs/startServer'

/**
 * A jsdom page on a real server's origin, so that screens call the API as in a browser. Every test file has its own
 * server with the demo, so that files do not see each other's data. A file whose first comment says
 * `@jest-environment-options {"server": "empty"}` gets one with the demo's people and no content.
 */
export default class ScreenEnvironment extends TestEnvironment {
  private readonly begin: () => Promise<StartedServer>
  private server: StartedServer | undefined

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    const { projectConfig } = config
    const { server, ...options } = projectConfig.testEnvironmentOptions
    const { SERVER, EMPTY_SERVER } = projectConfig.globals as { SERVER: string; EMPTY_SERVER: string }
    // The page needs its address before the server runs.
    const port = freePort()
    const testEnvironmentOptions = { ...options, url: `http://127.0.0.1:${port}` }
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context)
    this.begin = () =>
      server === 'empty'
        ? startServer(EMPTY_SERVER, { port })
        : startServer(SERVER, { port, template: process.env.SCREENS_TEMPLATE })
    Object.assign(this.global, { Request: PageRequest })
    // Some tests expect a call without an answer: the screen shows it, and the console does not repeat it.
    const console = this.dom?.virtualConsole
    console?.removeAllListeners('jsdomError')
    console?.on('jsdomError', error => {
      if ((error as Error & { type?: string }).type !== 'XMLHttpRequest') context.console.error(error)
    })
  }

  override async setup(): Promise<void> {
    await super.setup()
    this.server = await this.begin()
  }

  override async teardown(): Promise<void> {
    await this.server?.stop()
    await super.teardown()
  }
}

/** jsdom has no Request, and the router creates one at every navigation; Node's refuses jsdom's AbortSignal. */
class PageRequest extends Request {
  constructor(url: string, { signal, ...init }: RequestInit = {}) {
    super(url, init)
    Object.defineProperty(this, 'signal', { value: signal })
  }
}
