import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment } from 'jest-environment-jsdom'
import { noteSpent } from '../spend'
import { PORT_OF_WORKER, type StartedServer, startServer } from './screenServer'

/**
 * A jsdom page on a real server's origin, so that screens call the API as in a browser. Every test file has its own
 * database with the demo, so that files do not see each other's data. A file whose first comment says
 * `@jest-environment-options {"server": "empty"}` gets one with the demo's people and no content.
 */
export default class ScreenEnvironment extends TestEnvironment {
  private readonly content: 'demo' | 'empty'
  private server: StartedServer | undefined
  private since = 0

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    const { projectConfig } = config
    const { server, ...options } = projectConfig.testEnvironmentOptions
    const testEnvironmentOptions = { ...options, url: `http://127.0.0.1:${PORT_OF_WORKER}` }
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context)
    this.content = server === 'empty' ? 'empty' : 'demo'
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
    this.server = await startServer(this.content)
    this.since = performance.now()
  }

  /** Notes what the file's time went to: its modules are loaded between its server's start and its first test. */
  handleTestEvent({ name }: { name: string }): void {
    if (name !== 'run_start' && name !== 'run_finish') return
    noteSpent(name === 'run_start' ? 'loading modules' : 'tests', performance.now() - this.since)
    this.since = performance.now()
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
