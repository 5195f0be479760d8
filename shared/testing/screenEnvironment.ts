import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment } from 'jest-environment-jsdom'
import { type StartedServer, startServer } from './startServer'

/**
 * A browser's page on the server's own origin, so that screens call the real API as they do in a browser. A test file
 * whose first comment says `@jest-environment-options {"server": "empty"}` gets a server of its own, with the demo's
 * people and no content.
 */
export default class ScreenEnvironment extends TestEnvironment {
  private readonly ownProgram: string | undefined
  private ownServer: StartedServer | undefined

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    const { server, ...options } = config.projectConfig.testEnvironmentOptions
    const testEnvironmentOptions = { ...options, url: process.env.SCREENS_ORIGIN }
    super({ ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions } }, context)
    const { EMPTY_SERVER } = config.projectConfig.globals as { EMPTY_SERVER: string }
    this.ownProgram = server === 'empty' ? EMPTY_SERVER : undefined
    Object.assign(this.global, { Request: PageRequest })
    // A call without an answer is what some tests are about; the screen says so, the console need not.
    const console = this.dom?.virtualConsole
    console?.removeAllListeners('jsdomError')
    console?.on('jsdomError', error => {
      if ((error as Error & { type?: string }).type !== 'XMLHttpRequest') context.console.error(error)
    })
  }

  override async setup(): Promise<void> {
    await super.setup()
    if (!this.ownProgram) return
    this.ownServer = await startServer(this.ownProgram)
    this.dom?.reconfigure({ url: this.ownServer.origin })
  }

  override async teardown(): Promise<void> {
    await this.ownServer?.stop()
    await super.teardown()
  }
}

/** jsdom has none, and the router makes one at every navigation; Node's does not take a signal of jsdom's. */
class PageRequest extends Request {
  constructor(url: string, { signal, ...init }: RequestInit = {}) {
    super(url, init)
    Object.defineProperty(this, 'signal', { value: signal })
  }
}
