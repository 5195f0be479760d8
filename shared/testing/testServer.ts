import { rm } from 'node:fs/promises'
import type { InjectOptions } from 'fastify'
import { DUTIES } from '../published/duties'
import type { SignedInPerson } from '../published/person'
import { type Config, readConfig } from '../server/config/config'
import { type KeptMail, mailsIn, outboxFolder } from '../server/mail/demoMailbox'
import { appCode } from './appCode'
import type { Host, HostParts, HostStaff, RunningHost } from './host'
import { printUnexpected } from './printUnexpected'
import { hostProgram } from './programs/hostProgram'
import { spend } from './spend'
import { type TestHome, testHome } from './testHome'

export const ANA = 'ana@mydiet.mx'
export const NUEVO = 'nuevo@mydiet.mx'
export const PASSWORD = 'Demo#2026'

const MOST_MAILS = 500

interface Sent {
  token?: string
  body?: unknown
  headers?: Record<string, string>
  /** The IP address of the caller. */
  from?: string
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  body: any
}

export interface TestServer extends Omit<RunningHost, 'jobsDone'> {
  config: Config
  home: TestHome
  /** Calls by the contract's name, such as `POST auth/login`, with ids filled in. */
  call(name: string, sent?: Sent): Promise<Answer>
  signIn(email?: string): Promise<SignedInPerson>
  /** Resolves when every job that is due by the server's clock is done, mails included. */
  jobsDone(): Promise<void>
  /**
   * The mails to this address or with this subject once all due jobs are done, newest first. A test that advances the
   * clock names one of them: other domains write to other people on mornings and at the ends of months.
   */
  mails(which: Partial<Pick<KeptMail, 'to' | 'subject'>>): Promise<KeptMail[]>
  /** Does all due jobs, and empties the mailbox. */
  emptyMailbox(): Promise<void>
  /**
   * Creates a staff member's account with every duty, as an operator does, signs in with it and sets up a second factor.
   */
  signInStaff(email?: string): Promise<SignedInPerson>
  /** Advances the server's clock. */
  pass(ms: number): void
}

type Begin = HostParts & { home?: TestHome; environment?: Record<string, string> }

/**
 * The real host with its own real database, a copy of the demo's template. The error behind a 500 is printed, unless
 * the test passes `logs` and reads them itself. Jobs run only when the test calls `jobsDone`, unless it passes
 * `jobsPoll`: a second attempt at a moment of the worker's own would change how many there are.
 */
export async function testServer({ home, environment, ...parts }: Begin = {}): Promise<TestServer> {
  const { buildServer } = await testHost()
  const place = home ?? (await testHome())
  const config = readConfig({
    DEMO: 'no',
    PAYMENTS: 'sandbox',
    LOG_LEVEL: 'silent',
    ...place.environment,
    ...environment,
  })
  let passed = 0
  const now = () => new Date(Date.now() + passed)
  const hooks = parts.logs ? undefined : printUnexpected
  const server = await spend('starting servers', () =>
    buildServer(config, { now, hooks, jobsPoll: false, ...parts }).catch(async error => {
      if (!home) await place.remove()
      throw error
    }),
  )
  const call = async (name: string, { token, body, headers, from }: Sent = {}): Promise<Answer> => {
    const [method, path] = name.split(' ')
    const answer = await server.app.inject({
      method: method as InjectOptions['method'] & string,
      url: `/api/${path}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...(from && { remoteAddress: from }),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: parsed(answer.body),
    }
  }
  /** The device mark of each person: without it a mail would tell of every `signIn` as one on a new device. */
  const devices = new Map<string, string>()
  const signIn = async (email = ANA): Promise<SignedInPerson> => {
    const credentials = { email, password: PASSWORD }
    const headers = { cookie: devices.get(email) ?? '' }
    const { status, body, ...answer } = await call('POST auth/login', { body: credentials, headers })
    devices.set(email, String(answer.headers['set-cookie']).split(';')[0] ?? '')
    if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
    return body
  }
  const jobsDone = () => server.jobsDone(now())
  const outbox = outboxFolder(config.dataDir)
  return {
    ...server,
    config,
    home: place,
    call,
    jobsDone,
    async mails({ to, subject }) {
      await jobsDone()
      return (await mailsIn(outbox, MOST_MAILS)).filter(
        mail => mail.to === (to ?? mail.to) && mail.subject === (subject ?? mail.subject),
      )
    },
    async emptyMailbox() {
      await jobsDone()
      await rm(outbox, { recursive: true, force: true })
    },
    async close() {
      await server.close()
      if (!home) await place.remove()
    },
    signIn,
    async signInStaff(email = 'equipo@mydiet.mx') {
      const { addStaff } = await staffOfHost()
      const token = await addStaff(server.context, { email, duties: DUTIES })
      await call(`POST auth/${token}/set-password`, { body: { password: PASSWORD } })
      const member = await signIn(email)
      const { token: session } = member
      const { body: app } = await call('POST auth/second-factor/enrolment', { token: session })
      const code = appCode(app.key, server.context.now())
      const { status } = await call('PUT auth/second-factor', { token: session, body: { code } })
      if (status !== 200) throw new Error(`${email} could not set up a second factor: ${status}`)
      return member
    },
    pass: ms => {
      passed += ms
    },
  }
}

async function testHost(): Promise<Host> {
  return import(hostProgram('buildServer.ts'))
}

async function staffOfHost(): Promise<HostStaff> {
  return import(hostProgram('staff/manageStaff.ts'))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
