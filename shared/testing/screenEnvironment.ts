import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment } from 'jest-environment-jsdom'
import { freePort } from './freePort'
import { originOf, type StartedServer, startServer } from './startServer'

/**
 * A browser's page on the server's own origin, so that screens call the real API as they do in a browser. A test file
 * whose first comment says `@jest-environment-options {"server": "empty"}` gets a server of its own, with the demo's
 * people and no content.
 */
export default class ScreenEnvironment extends TestEnvironment {
  /** Where this file's own server is to listen, if it wants one. */
  private readonly ownPort: number | undefined
  private readonly ownProgram: string
  private ownServer: StartedServer | undefined

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    const { projectConfig } = config
    const { server, ...options } = projectConfig.testEnvironmentOptions
    const ownPort = server === 'empty' ? freePort() : undefined
    const url = ownPort ? originOf(ownPort) : process.env.SCREENS_ORIGIN
    const testEnvironmentOptions = { ...options, url }
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context)
    this.ownPort = ownPort
    this.ownProgram = (projectConfig.globals as { EMPTY_SERVER: string }).EMPTY_SERVER
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
    if (this.ownPort) this.ownServer = await startServer(this.ownProgram, this.ownPort)
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
