import { join } from 'node:path'
import { type Program, runProgram } from 'shared/testing/programs/runProgram'
import { type TestHome, testHome } from 'shared/testing/testHome'

/** The server as a process of its own, without pages. */
export const BARE_SERVER = join(__dirname, 'bareServer.ts')

/** Gives each test of a file data of its own, and ends the processes that it started on them. */
export function bareServers() {
  let home: TestHome
  const running: Program[] = []

  beforeEach(async () => {
    home = await testHome()
  })

  afterEach(async () => {
    for (const program of running.splice(0)) {
      program.process.kill('SIGKILL')
      await program.ended
    }
    await home.remove()
  })

  return {
    home: () => home,
    start(environment: Record<string, string> = {}): Program {
      const own = { PORT: '0', DEMO: 'no', LOG_LEVEL: 'silent' }
      const program = runProgram(BARE_SERVER, [], { ...home.environment, ...own, ...environment })
      running.push(program)
      return program
    },
  }
}

export async function addressOf(program: Program): Promise<string> {
  return (await program.line(/^listening on /)).replace('listening on ', '')
}
